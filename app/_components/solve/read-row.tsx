import type { SolveView } from "@/server/features/solve/types";
import { correctionOf } from "./correction";
import { EditProblem } from "./edit-problem";
import { ReadLines } from "./read-lines";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";

interface ReadRowProps {
  readonly solve: SolveView;
  /** False where the page has a field for it elsewhere. */
  readonly editable: boolean;
  readonly actions: Pick<SheetActions, "create" | "correct">;
}

/** What was read, and a way to put it right. */
export function ReadRow({ solve, editable, actions }: ReadRowProps) {
  const { text, mode } = solve;
  return (
    <SheetRow>
      <div className="relative">
        <ReadLines solve={solve} besideTool correction={correctionOf(actions.correct, solve.id)} />
        {editable && (
          <details className="no-print -mb-2 sm:mb-0">
            <summary className="link inline-flex min-h-11 items-center text-[15px] sm:absolute sm:-top-2.5 sm:right-0">
              Not what you meant?
            </summary>
            <EditProblem action={actions.create} text={text} mode={mode} />
          </details>
        )}
      </div>
    </SheetRow>
  );
}
