import type { Expression } from "../../expression/ast";
import type { AnswerValue } from "../../types";
import { noSolution } from "./outcome";

/** The answer "x = 2 or x = 3" from its roots in order; without any, "no solution". */
export function severalRoots(unknown: string, roots: readonly Expression[]): AnswerValue {
  if (roots.length === 0) return noSolution(unknown);
  return { kind: "roots", unknown, roots };
}
