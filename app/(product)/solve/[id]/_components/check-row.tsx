import { SheetRow } from "@/app/_components/solve/sheet-row";
import { attemptAction } from "@/server/features/solve/actions";
import type { ProblemView } from "@/server/features/solve/types";
import { AnswerVerdict } from "./answer-verdict";
import { CheckForm } from "./check-form";
import { WorkingVerdict } from "./working-verdict";

interface CheckRowProps {
  /** The problem it is kept with. */
  readonly id: string;
  readonly attempt: ProblemView["attempt"];
  /** The place of a part of a worksheet, from 0; absent for a problem of its own. */
  readonly part?: number;
}

/** The student's own answer or working, and what the engine says of it. */
export function CheckRow({ id, attempt, part }: CheckRowProps) {
  return (
    <>
      <SheetRow>
        <section aria-label="Check your own work" className="no-print">
          <CheckForm
            action={attemptAction}
            id={id}
            part={part}
            kind="answer"
            text={attempt?.kind === "answer" ? attempt.text : ""}
            open={attempt?.kind === "answer"}
          />
          <CheckForm
            action={attemptAction}
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
