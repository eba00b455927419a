import "server-only";
import type { z } from "zod";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import type { SolveResult } from "@/server/solver/outcome";
import { solve } from "@/server/solver/solve";
import { withOtherNumbers } from "./other-numbers";
import { PRACTICE } from "./specs";
import type { EngineTool, ToolOutcome } from "./types";

const PROBLEMS_MAX = 3;
const TRIES_MAX = 60;
const LIMITS = { ...DEFAULT_LIMITS, work: 40_000 };
/** Answers that are much longer than the one to the problem itself make another exercise. */
const LONGER = 4;
/** What is found by then is enough, in milliseconds. */
const TIME_MAX_MS = 1_500;

/** @param isClosed whether the problem is one that the student is working on */
export function practiceTool(
  isClosed: (problem: string) => boolean,
): EngineTool<z.infer<typeof PRACTICE.input>> {
  return {
    ...PRACTICE,
    run: ({ problem }) => (isClosed(problem) ? CLOSED : { answer: { problems: problemsLike(problem) } }),
  };
}

const CLOSED: ToolOutcome = {
  answer: { error: "Only for other problems than the one the student works on." },
};

/** Problems like one, with other numbers, worked in the same way and verified no less; the same ones each time, as far
 * as there is time for them. */
export function problemsLike(problem: string): readonly string[] {
  const given = solve(problem, LIMITS);
  if (given.verification === "unchecked") return [];
  const found: string[] = [];
  const until = performance.now() + TIME_MAX_MS;
  for (let attempt = 0; attempt < TRIES_MAX && found.length < PROBLEMS_MAX; attempt += 1) {
    const other = withOtherNumbers(problem, attempt);
    if (other === null || performance.now() > until) break;
    if (!found.includes(other) && other !== problem && isLike(solve(other, LIMITS), given)) found.push(other);
  }
  return found;
}

/** Worked in the same way, and verified no less. */
function isLike(other: SolveResult, given: SolveResult): boolean {
  return (
    other.status === given.status &&
    other.task === given.task &&
    other.method === given.method &&
    other.verification === given.verification &&
    other.latex !== given.latex &&
    other.latex.length <= given.latex.length + LONGER
  );
}
