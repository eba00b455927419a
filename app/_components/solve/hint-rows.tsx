import type { ProblemView } from "@/server/features/solve/types";
import { SheetRow } from "./sheet-row";

/** Rungs of a ladder before its first step. */
export const RUNGS_BEFORE_STEPS = 2;

/** The first rungs of the ladder, before any step: what kind of problem it is, and the idea, which the student opens. */
export function HintRows({ solve }: { readonly solve: Pick<ProblemView, "hints" | "revealedSteps"> }) {
  const { hints, revealedSteps } = solve;
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
        </details>
      </SheetRow>
    </section>
  );
}
