import type { SolveMode } from "@/server/features/solve/types";
import { MathText } from "../math/math-text";
import { Typeset } from "../math/typeset";
import { ChevronIcon } from "../ui/icons";
import { ChooseReading } from "./choose-reading";
import type { SheetActions } from "./sheet-actions";

interface Choice {
  /** What is solved when it is chosen. */
  readonly text: string;
  readonly latex: string;
  /** What is shown where there is no formula; the text itself where it is absent. */
  readonly shown?: string;
  /** What sets it apart, with mathematics between single dollar signs. */
  readonly meaning: string;
}

interface ReadingChoicesProps {
  readonly readings: readonly Choice[];
  readonly mode: SolveMode;
  readonly create: SheetActions["create"];
  /** The element that asks which is meant. */
  readonly labelledBy: string;
}

/** The ways to read a text, each a button that solves it so. */
export function ReadingChoices({ readings, mode, create, labelledBy }: ReadingChoicesProps) {
  return (
    <ul aria-labelledby={labelledBy} className="mt-4 space-y-3">
      {readings.map((reading) => (
        <li key={reading.text}>
          <ChooseReading action={create} text={reading.text} mode={mode}>
            <Reading reading={reading} />
          </ChooseReading>
        </li>
      ))}
    </ul>
  );
}

function Reading({ reading }: { readonly reading: Choice }) {
  const { latex, text, shown = text, meaning } = reading;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={`sideways block py-1 ${latex === "" ? "text-lg" : "text-[24px] sm:text-[28px]"}`}>
          {latex === "" ? shown : <Typeset latex={latex} />}
        </span>
        {meaning && (
          <span className="math-sentence mt-1 block text-[15px] text-muted">
            <MathText text={meaning} />
          </span>
        )}
      </span>
      <span className="text-accent-text">
        <ChevronIcon />
      </span>
    </>
  );
}
