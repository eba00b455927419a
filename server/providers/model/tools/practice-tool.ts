import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { z } from "zod";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { solve } from "@/server/solver/solve";
import type { SolveResult } from "@/server/solver/types";
import { problemInput } from "./input";
import { withOtherNumbers } from "./other-numbers";
import type { EngineTool, ToolOutcome } from "./types";

const PROBLEMS_MAX = 3;
const TRIES_MAX = 60;
const LIMITS = { ...DEFAULT_LIMITS, work: 40_000 };
/** Answers that are much longer than the one to the problem itself make another exercise. */
const LONGER = 4;
const input = z.object({ problem: problemInput });

/** Finds problems like one, with other numbers, that the engine solves and verifies.
 * @param isClosed whether the problem is one that the student is working on */
export function practiceTool(isClosed: (problem: string) => boolean): EngineTool<z.infer<typeof input>> {
  return {
    name: "practice",
    description:
      "Finds up to three problems like the given one with other numbers, each solved and verified. It does not return their answers: let the student try.",
    input,
    run: async ({ problem }) =>
      isClosed(problem) ? CLOSED : { answer: { problems: await problemsLike(problem) } },
  };
}

const CLOSED: ToolOutcome = {
  answer: { error: "Only for other problems than the one the student works on." },
};

async function problemsLike(problem: string): Promise<readonly string[]> {
  const given = solve(problem, LIMITS);
  if (given.verification === "unchecked") return [];
  const found: string[] = [];
  for (let attempt = 0; attempt < TRIES_MAX && found.length < PROBLEMS_MAX; attempt += 1) {
    await breathe();
    const other = withOtherNumbers(problem, attempt);
    if (other === null) break;
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
