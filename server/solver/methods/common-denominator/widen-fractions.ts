import type { Expression } from "../../expression/ast";
import { quotient } from "../../expression/build";
import {
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
} from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { math } from "../expand/rewriting";

/** A fraction of polynomials. */
export interface Fraction {
  readonly above: Polynomial;
  readonly below: Polynomial;
}

/** Multiplies above and below by what the denominator lacks.
 * @param common the common denominator as it is written; null when one of the fractions does not fit it */
export function widenFractions(
  fractions: readonly Fraction[],
  common: Expression,
  budget: Budget,
): { readonly step: Step; readonly items: readonly Expression[] } | null {
  const target = polynomialOf(common, budget);
  const missing = target ? fractions.map(({ below }) => divideExactly(target, below, budget)) : [];
  const items = fractions.flatMap(({ above }, i) => {
    const factor = missing[i];
    if (!factor) return [];
    return [quotient(polynomialToExpression(multiplyPolynomials(above, factor, budget)), common)];
  });
  if (items.length < fractions.length) return null;
  const by = missing.map((factor) => (factor ? math(polynomialToExpression(factor)) : "")).join(", ");
  return {
    items,
    step: {
      rule: "widen-to-common-denominator",
      title: "Multiply each fraction, above and below, by what its denominator lacks.",
      latex: items.map(toLatex).join(", \\quad "),
      why: `The missing factors are ${by}; the same factor above and below changes nothing.`,
    },
  };
}
