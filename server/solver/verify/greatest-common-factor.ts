import { type Polynomial, polynomialOf } from "../expression/polynomial";
import { divideExactly } from "../expression/polynomial-division";
import { numericContent } from "../expression/polynomial-gcd";
import { isInteger } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { shareNothing } from "./common-denominator";

/** The factor divides each expression, and what is left shares nothing more. */
export function verifyGreatestCommonFactor(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "greatest-common-factor" || value.kind !== "expression")
    return { status: "refuted", reason: "the answer has another shape" };
  const factor = polynomialOf(value.expression, budget);
  const parts = problem.expressions.map((expression) => polynomialOf(expression, budget));
  const known = parts.filter((p) => p !== null);
  if (!factor || factor.terms.length === 0 || known.length < parts.length)
    return { status: "unchecked", evidence: [] };
  const left = known.map((p) => divideExactly(p, factor, budget));
  const cofactors = left.filter((p): p is Polynomial => p !== null && isInteger(numericContent(p)));
  if (cofactors.length < left.length)
    return { status: "refuted", reason: "it does not divide every expression" };
  if (!shareNothing(cofactors, budget)) return { status: "refuted", reason: "more can be taken out" };
  return {
    status: "verified",
    evidence: [
      `$${toLatex(value.expression)}$ divides each expression, and the quotients have no factor in common.`,
    ],
  };
}
