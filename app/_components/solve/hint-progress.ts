import type { SolveView } from "@/server/features/solve/types";

/** How far a student is on the way to an answer. */
export interface HintProgress {
  /** Steps before the answer that are not shown yet. */
  readonly left: number;
  readonly words: string;
}

export function hintProgress({
  revealedSteps,
  hints,
}: Pick<SolveView, "revealedSteps" | "hints">): HintProgress {
  const total = hints?.steps ?? 0;
  return { left: total - revealedSteps, words: wordsFor(revealedSteps, total) };
}

function wordsFor(shown: number, total: number): string {
  if (total === 0) return "Try it yourself first.";
  const steps = total === 1 ? "1 step" : `${total} steps`;
  if (shown === 0)
    return `Try it yourself first. There ${total === 1 ? "is" : "are"} ${steps} before the answer.`;
  return shown < total
    ? `${shown} of ${steps} shown. Can you do the next one?`
    : "All but the answer is shown. Can you find it?";
}
