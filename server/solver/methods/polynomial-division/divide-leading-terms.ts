import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import {
  addPolynomials,
  degreeIn,
  multiplyPolynomials,
  type Polynomial,
  polynomialToExpression,
  subtractPolynomials,
  termToExpression,
  ZERO_POLYNOMIAL,
} from "../../expression/polynomial";
import { divideTerms } from "../../expression/polynomial-division";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { math } from "../expand/rewriting";

/** How far a division has come: dividend = divisor · quotient + rest. */
export interface DivisionState {
  readonly divisor: Polynomial;
  readonly quotient: Polynomial;
  readonly rest: Polynomial;
}

/** Divides the first term of the rest by the first term of the divisor and subtracts that multiple.
 * @returns null when the rest has a lower degree than the divisor */
export function divideLeadingTerms(
  state: DivisionState,
  name: string,
  budget: Budget,
): { readonly step: Step; readonly state: DivisionState } | null {
  const { divisor, quotient, rest } = state;
  const [first] = rest.terms;
  const [lead] = divisor.terms;
  if (!first || !lead || degreeIn(rest, name) < degreeIn(divisor, name)) return null;
  const term = divideTerms(first, lead);
  if (!term) return null;
  const multiple = multiplyPolynomials({ terms: [term] }, divisor, budget);
  const next = {
    divisor,
    quotient: addPolynomials(quotient, { terms: [term] }),
    rest: subtractPolynomials(rest, multiple),
  };
  const shown = math(termToExpression(term));
  return {
    state: next,
    step: {
      rule: "divide-leading-terms",
      title: `Divide the first terms: ${math(termToExpression(first))} by ${math(termToExpression(lead))} is ${shown}.`,
      latex: toLatex(writeState(next)),
      why: `Taking away ${shown} times the divisor, ${math(polynomialToExpression(multiple))}, removes the highest power and leaves ${math(polynomialToExpression(next.rest))}.`,
    },
  };
}

/** divisor · quotient + rest, as far as it has come. */
function writeState({ divisor, quotient, rest }: DivisionState): Expression {
  const multiple = product([polynomialToExpression(divisor), polynomialToExpression(quotient)]);
  return rest.terms.length === 0 ? multiple : sum([multiple, polynomialToExpression(rest)]);
}

/** A division before its first step. */
export const undivided = (dividend: Polynomial, divisor: Polynomial): DivisionState => ({
  divisor,
  quotient: ZERO_POLYNOMIAL,
  rest: dividend,
});
