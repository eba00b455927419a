import type { ProblemView, SolveMode } from "@/server/features/solve/types";
import { ReadingChoices } from "./reading-choices";
import type { SheetActions } from "./sheet-actions";

interface OffersProps {
  readonly offers: ProblemView["offers"];
  readonly mode: SolveMode;
  readonly create: SheetActions["create"];
  /** Of its heading; unlike any other on the page. */
  readonly id: string;
}

/** What can be done with a text that was refused, each a press away. Nothing where there are no offers. */
export function Offers({ offers, mode, create, id }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <>
      <h3 id={id} className="font-medium">
        {offers.length === 1 ? "Did you mean this?" : "Did you mean one of these?"}
      </h3>
      <ReadingChoices create={create} readings={offers.map(asChoice)} mode={mode} labelledBy={id} />
    </>
  );
}

/** What has no formula to show is chosen by its question. */
const asChoice = ({ text, latex, meaning }: ProblemView["offers"][number]) =>
  latex === "" ? { text, latex, shown: meaning, meaning: "" } : { text, latex, meaning };
