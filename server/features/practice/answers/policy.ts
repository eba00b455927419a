import { stepsBeforeAnswer } from "@/server/solver/hints/before-answer";
import { hintOf } from "@/server/solver/hints/hint-of";
import type { SolveResult } from "@/server/solver/outcome";
import type { PracticeCheck } from "@/server/solver/practice/check-practice";
import type { Step } from "@/server/solver/types";
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
  readonly solved: Worked | null;
  /** How many hints have been asked for, with this one. */
  readonly asked: number;
}

type Worked = Pick<SolveResult, "task" | "method" | "read" | "latex" | "steps">;

/** What may be said of a solution before its answer, one after the other: the idea, then the steps, each of them once. Where
 * the first step is the answer, it is named and not shown. */
export function hintsOf(solved: Worked): readonly string[] {
  const idea = hintOf(solved)?.idea;
  const before = solved.steps
    .slice(0, stepsBeforeAnswer(solved))
    .map(({ title, latex }) => `${title} $${latex}$`);
  const [first] = solved.steps;
  const steps = before.length > 0 || !first ? before : [first.title];
  return [...new Set(idea ? [idea, ...steps] : steps)];
}

const shownStep = ({ rule, title, latex, why }: Step) => ({ rule, title, latex, why });

/** Says of an answer what came of it, and shows of the solution what may be seen by then. */
export function saidOf({ what, checked: { check, misconception }, closed, solved, asked }: Looked): Said {
  const isAnswer = what === "answer";
  const all = what === "hint" && solved ? hintsOf(solved) : null;
  return {
    outcome: isAnswer ? OUTCOMES[check.verdict] : what === "hint" ? "hint" : "revealed",
    message: isAnswer ? check.message : "",
    counterexample: isAnswer ? check.counterexample : null,
    misconception: isAnswer ? misconception : null,
    read: isAnswer ? check.answer : "",
    hints: all?.slice(0, Math.max(asked, 1)) ?? [],
    hintsLeft: all && Math.max(0, all.length - Math.max(asked, 1)),
    closed,
    solution: closed && solved ? { latex: solved.latex, steps: solved.steps.map(shownStep) } : null,
  };
}
