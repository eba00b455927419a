import { MathLine } from "@/app/_components/math/math-line";
import { MathText } from "@/app/_components/math/math-text";
import { createSolveAction } from "@/server/features/solve/actions";
import type { SolveView } from "@/server/features/solve/types";
import { DoubtNote } from "./doubt-note";
import { EditProblem } from "./edit-problem";
import { SheetRow } from "./sheet-row";

interface ReadRowProps {
  readonly solve: SolveView;
  /** False where the page has a field for it elsewhere. */
  readonly editable: boolean;
}

/** What was read, and a way to put it right. */
export function ReadRow({ solve, editable }: ReadRowProps) {
  const { status, read, text, mode } = solve;
  const understood = status === "solved" || status === "no-solution";
  return (
    <SheetRow>
      <div className="relative">
        <h1 className="text-[15px] text-muted sm:pr-44">
          {understood ? <Reading instruction={read.instruction} /> : "You wrote"}
        </h1>
        {!understood && <p className="mt-1 text-lg break-words whitespace-pre-wrap">{text}</p>}
        {!understood && read.latex && (
          <p className="mt-3 text-[15px] text-muted">The mathematics I found in it</p>
        )}
        {read.latex && <MathLine latex={read.latex} label="The problem as read" />}
        {read.doubt && <DoubtNote doubt={read.doubt} mode={mode} />}
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

function Reading({ instruction }: { readonly instruction: string }) {
  if (!instruction) return "Read as";
  return (
    <>
      Read as: <MathText text={instruction.charAt(0).toLowerCase() + instruction.slice(1)} />
    </>
  );
}
