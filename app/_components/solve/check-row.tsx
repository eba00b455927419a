import type { ProblemView } from "@/server/features/solve/types";
import { AnswerVerdict } from "./answer-verdict";
import { CheckForm } from "./check-form";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";
import { WorkingVerdict } from "./working-verdict";

interface CheckRowProps {
  /** The problem it is kept with. */
  readonly id: string;
  readonly attempt: ProblemView["attempt"];
  readonly action: SheetActions["attempt"];
  /** The place of a part of a worksheet, from 0; absent for a problem of its own. */
  readonly part?: number;
}

/** The student's own answer or working, and what the engine says of it. */
export function CheckRow({ id, attempt, action, part }: CheckRowProps) {
  return (
    <>
      <SheetRow>
        <section aria-label="Check your own work" className="no-print">
          <CheckForm
            action={action}
            id={id}
            part={part}
            kind="answer"
            text={attempt?.kind === "answer" ? attempt.text : ""}
            open={attempt?.kind === "answer"}
          />
          <CheckForm
            action={action}
            id={id}
            part={part}
            kind="working"
            text={attempt?.kind === "working" ? attempt.text : ""}
            open={attempt?.kind === "working"}
          />
        </section>
      </SheetRow>
      {attempt?.kind === "answer" && <AnswerVerdict check={attempt.check} />}
      {attempt?.kind === "working" && <WorkingVerdict check={attempt.check} />}
    </>
  );
}
