import Link from "next/link";
import type { SolveView } from "@/server/features/solve/types";
import { EditProblem } from "./edit-problem";
import { ReadingChoices } from "./reading-choices";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";

const COUNTS = ["", "one way", "two ways", "three ways", "four ways"];

interface ReadingsRowProps {
  readonly solve: SolveView;
  readonly create: SheetActions["create"];
}

/** One writing, several readings: the student chooses, and nothing is worked out in view before. */
export function ReadingsRow({ solve, create }: ReadingsRowProps) {
  const { id, readings, reason, text, mode } = solve;
  const count = COUNTS[readings.length] ?? "several ways";
  return (
    <>
      <SheetRow>
        <h2 id="readings" className="font-serif text-[26px] leading-tight">
          {reason}
        </h2>
        <p className="mt-2 text-base text-muted">
          There are {count} to read this, and they give different answers. Choose the one you mean.
        </p>
        <ReadingChoices create={create} readings={readings} mode={mode} labelledBy="readings" />
      </SheetRow>
      <SheetRow>
        <p className="text-[15px] text-muted">
          None of these? Change what you wrote, or{" "}
          <Link href={`/chat?solve=${encodeURIComponent(id)}`} prefetch={false} className="link underline">
            ask the tutor
          </Link>{" "}
          with this problem in it.
        </p>
        <EditProblem action={create} text={text} mode={mode} />
      </SheetRow>
    </>
  );
}
