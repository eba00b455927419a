import { SheetRow } from "@/app/_components/solve/sheet-row";
import { attemptAction } from "@/server/features/solve/actions";
import type { SolveView } from "@/server/features/solve/types";
import { AnswerVerdict } from "./answer-verdict";
import { CheckForm } from "./check-form";
import { WorkingVerdict } from "./working-verdict";

/** The student's own answer or working, and what the engine says of it. */
export function CheckRow({ solve }: { readonly solve: SolveView }) {
  const { id, attempt } = solve;
  return (
    <>
      <SheetRow>
        <section aria-label="Check your own work" className="no-print">
          <CheckForm
            action={attemptAction}
            id={id}
            kind="answer"
            text={attempt?.kind === "answer" ? attempt.text : ""}
            open={attempt?.kind === "answer"}
          />
          <CheckForm
            action={attemptAction}
            id={id}
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
