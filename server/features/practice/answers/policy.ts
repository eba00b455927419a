import type { SolveResult } from "@/server/solver/outcome";
import type { PracticeCheck } from "@/server/solver/practice/check-practice";
import type { Done, NewAnswer, PracticeEvent, Said } from "../types";

/** What an answer is called that was checked. */
export const OUTCOMES = {
  right: "right",
  "right-wrong-form": "form",
  wrong: "wrong",
  "cannot-tell": "unread",
} as const;

/** What is kept of something done with a problem. Its verdict is the engine's, wherever the answer comes from. */
export function eventOf(done: Done, { check, misconception }: PracticeCheck): PracticeEvent {
  if (done.what !== "answer") return { id: done.id, kind: done.what };
  const { id, answer: text } = done;
  return { id, kind: OUTCOMES[check.verdict], text, misconception: misconception?.id ?? null };
}

interface Looked {
  readonly what: NewAnswer["what"];
  readonly checked: PracticeCheck;
  /** Whether the problem is over. */
  readonly closed: boolean;
  /** The problem worked out; null where nothing of it is shown. */
  readonly solved: Pick<SolveResult, "latex" | "steps"> | null;
}

/** Says of an answer what came of it, and shows of the solution what may be seen by then. */
export function saidOf({ what, checked: { check, misconception }, closed, solved }: Looked): Said {
  const isAnswer = what === "answer";
  return {
    outcome: isAnswer ? OUTCOMES[check.verdict] : what === "hint" ? "hint" : "revealed",
    message: isAnswer ? check.message : "",
    counterexample: isAnswer ? check.counterexample : null,
    misconception: isAnswer ? misconception : null,
    read: isAnswer ? check.answer : "",
    hint: what === "hint" ? (solved?.steps[0]?.title ?? null) : null,
    closed,
    solution: closed && solved ? { latex: solved.latex, steps: [...solved.steps] } : null,
  };
}
