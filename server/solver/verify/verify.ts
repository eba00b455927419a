import type { Answer, Budget, Check, Problem } from "../types";
import { verifyRoots } from "./roots";
import { verifySystem } from "./system";

/** Checks an answer by a route that shares no code with the method that found it.
 * @returns `refuted` when the answer fails: the engine then abstains */
export function verify(problem: Problem, { value }: Answer, budget: Budget): Check {
  switch (problem.task) {
    case "solve":
      return verifyRoots(problem, value, budget);
    case "solve-system":
      return verifySystem(problem, value, budget);
    default:
      return { status: "unchecked", evidence: [] };
  }
}
