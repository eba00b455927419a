import type { Expression } from "../expression/ast";
import { polynomialOf } from "../expression/polynomial";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { tidy } from "./claims";
import { isPositive, shareNothing, wholeQuotients } from "./common-denominator";
import { refuted, UNCHECKED, type Verifier, verified } from "./obligations";

/** The factor divides each expression, and what is left shares nothing more. */
export const GREATEST_COMMON_FACTOR: Verifier<"greatest-common-factor"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkFactor(problem.expressions, expression, budget),
    form: tidy(expression),
  }),
};

function checkFactor(expressions: readonly Expression[], answer: Expression, budget: Budget): Check {
  const factor = polynomialOf(answer, budget);
  const parts = expressions.map((expression) => polynomialOf(expression, budget));
  const known = parts.filter((p) => p !== null);
  if (known.length < parts.length) return UNCHECKED;
  if (!factor || !isPositive(factor))
    return refuted("It is no polynomial that begins with a positive number.");
  const cofactors = wholeQuotients(
    known.map((p) => [p, factor] as const),
    budget,
  );
  if (!cofactors) return refuted("It does not divide every expression.");
  if (!shareNothing(cofactors, budget)) return refuted("More can be taken out.");
  return verified(
    `$${toLatex(answer)}$ divides each expression, and the quotients have no factor in common.`,
  );
}
