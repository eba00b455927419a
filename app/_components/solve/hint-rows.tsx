import type { ProblemView } from "@/server/features/solve/types";
import { BarFigure } from "./bar-figure";
import { SheetRow } from "./sheet-row";

/** Rungs of a ladder before its first step. */
export const RUNGS_BEFORE_STEPS = 2;

interface HintRowsProps {
  readonly solve: Pick<ProblemView, "hints" | "revealedSteps" | "story">;
  /** Tells the drawing of a story from the others on the page. */
  readonly bars?: string;
}

/** The first rungs of the ladder, before any step: what kind of problem it is, and the idea, which the student opens. A
 * story in bars shows what to calculate, and so belongs to the idea. */
export function HintRows({ solve, bars = "bars" }: HintRowsProps) {
  const { hints, revealedSteps, story } = solve;
  if (!hints) return null;
  return (
    <section aria-label="Hints">
      <SheetRow margin="1">
        <p className="text-[15px] text-muted">What kind of problem</p>
        <p className="mt-1">{hints.kind}</p>
      </SheetRow>
      <SheetRow margin="2">
        <details className="-my-2.5" open={revealedSteps > 0}>
          <summary className="fold-title flex min-h-11 cursor-pointer list-none items-center text-[15px] text-muted">
            Which idea
          </summary>
          <p className="mb-2.5">{hints.idea}</p>
          {story?.model && (
            <div className="mb-2.5">
              <BarFigure model={story.model} id={bars} />
            </div>
          )}
        </details>
      </SheetRow>
    </section>
  );
}
