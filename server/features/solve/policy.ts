import type { Step } from "@/server/solver/types";
import type { Drawing, SolveItem, SolveView, StoredSolve } from "./types";

/** Whether the final answer may be shown. Without one to hide, nothing is hidden. */
export function isAnswerOpen({ mode, answerRevealed, revealedSteps, result }: StoredSolve): boolean {
  if (mode === "answer" || answerRevealed) return true;
  const hasAnswer = result.status === "solved" || result.status === "no-solution";
  // The last step ends in the answer: having seen all of them means having seen it.
  return !hasAnswer || (result.steps.length > 0 && revealedSteps >= result.steps.length);
}

/** What its owner may see of a problem. The only way out of the server: with hints first, whatever has not been
 * revealed is left out here. "No solution" is an answer too, so it reads "solved" until then.
 * @param drawing of the answer's graph, where there is one to be shown */
export function present(solve: StoredSolve, drawing: Drawing | null = null): SolveView {
  const { result } = solve;
  const open = isAnswerOpen(solve);
  const shown = open ? result.steps.length : Math.min(solve.revealedSteps, result.steps.length);
  return {
    id: solve.id,
    text: solve.text,
    mode: solve.mode,
    status: open ? result.status : "solved",
    read: { ...result.read },
    latex: open ? result.latex : "",
    answer: open ? result.answer : "",
    verification: result.verification,
    evidence: open ? [...result.evidence] : [],
    steps: result.steps.slice(0, shown).map(stepView),
    revealedSteps: shown,
    totalSteps: result.steps.length,
    answerRevealed: open,
    method: open ? result.method : null,
    alternatives: open
      ? result.alternatives.map(({ way, steps }) => ({ way, steps: steps.map(stepView) }))
      : [],
    graph: open ? drawing : null,
    attempt: solve.attempt,
    reason: result.reason,
    readings: (result.readings ?? []).map(({ text, meaning, instruction, latex }) => ({
      text,
      meaning,
      instruction,
      latex,
    })),
    createdAt: solve.createdAt,
    ms: solve.solveMs,
  };
}

const stepView = ({ rule, title, latex, why }: Step) => ({ rule, title, latex, why });

/** A problem as a line of the history. */
export function presentItem(solve: StoredSolve): SolveItem {
  const { id, text, mode, status, latex, verification, answerRevealed, createdAt } = present(solve);
  return { id, text, mode, status, latex, verification, answerRevealed, createdAt };
}

/** The state after revealing one thing more. Revealing twice changes nothing.
 * @param what the next step, or the answer with everything that led to it */
export function reveal(
  solve: StoredSolve,
  what: "step" | "answer",
): Pick<StoredSolve, "revealedSteps" | "answerRevealed"> {
  const total = solve.result.steps.length;
  if (what === "answer" || total === 0) return { revealedSteps: total, answerRevealed: true };
  const revealedSteps = Math.min(solve.revealedSteps + 1, total);
  return { revealedSteps, answerRevealed: solve.answerRevealed || revealedSteps === total };
}
