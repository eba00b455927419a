import { ReadLines } from "@/app/_components/solve/read-lines";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { createSolveAction } from "@/server/features/solve/actions";
import type { SolveView } from "@/server/features/solve/types";
import { EditProblem } from "./edit-problem";

interface ReadRowProps {
  readonly solve: SolveView;
  /** False where the page has a field for it elsewhere. */
  readonly editable: boolean;
}

/** What was read, and a way to put it right. */
export function ReadRow({ solve, editable }: ReadRowProps) {
  const { text, mode } = solve;
  return (
    <SheetRow>
      <div className="relative">
        <ReadLines solve={solve} besideTool />
        {editable && (
          <details className="no-print -mb-2 sm:mb-0">
            <summary className="link inline-flex min-h-11 items-center text-[15px] sm:absolute sm:-top-2.5 sm:right-0">
              Not what you meant?
            </summary>
            <EditProblem action={createSolveAction} text={text} mode={mode} />
          </details>
        )}
      </div>
    </SheetRow>
  );
}
