import type { Answer, Budget, Check, Problem } from "../types";

/** Checks an answer by a route that shares no code with the method that found it. */
export function verify(_problem: Problem, _answer: Answer, _budget: Budget): Check {
  return { status: "unchecked", evidence: [] };
}
