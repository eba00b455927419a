import type { AnswerValue, Budget, Check, Problem } from "../types";
import { isPolynomial } from "./degree-bound";
import { checkIdentity } from "./identity";
import { verifySimplify } from "./simplify";
import { expandedFault } from "./written-form";

/** Equal everywhere, and written without products of sums and without like terms. What is not a polynomial when
 * expanded is judged as a simplification. */
export function verifyExpand(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "expand" || value.kind !== "expression") return verifySimplify(problem, value, budget);
  if (!isPolynomial(problem.expression, budget)) return verifySimplify(problem, value, budget);
  const fault = expandedFault(value.expression);
  if (fault) return { status: "refuted", reason: fault };
  const identity = checkIdentity(problem.expression, value.expression, budget);
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return { status: "refuted", reason: identity.reason };
  return { status: identity.proved ? "verified" : "partial", evidence: [identity.evidence] };
}
