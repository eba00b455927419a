import type { Expression } from "../../expression/ast";
import { sum } from "../../expression/build";
import { polynomialToExpression } from "../../expression/polynomial";
import { divideTerms } from "../../expression/polynomial-division";
import { divide } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { math } from "../expand/rewriting";
import { fractionTerm, type RationalForm } from "./rational-form";
import { writeLowest } from "./write-fraction";

/** A written-out division: polynomial part plus what is left over the divisor. */
export interface Division {
  readonly steps: readonly Step[];
  readonly state: Expression;
}

/** (a + b) ÷ c with a single term c: every term by itself, fractions where it does not come out.
 * @returns null when the expression is no such division */
export function divideByMonomial(e: Expression, budget: Budget): Division | null {
  const form = e.kind === "quotient" ? fractionTerm(e, budget) : null;
  const divisor = form?.below.terms[0];
  if (!form || !divisor || form.below.terms.length > 1 || form.above.terms.length < 2) return null;
  const parts = form.above.terms.map((term) => {
    const exact = divideTerms(term, divisor);
    const single: RationalForm = { above: { terms: [term] }, below: form.below };
    return exact ? polynomialToExpression({ terms: [exact] }) : writeLowest(single, budget);
  });
  const state = sum(parts);
  const why = `Each term of the top is divided by ${math(polynomialToExpression(form.below))}.`;
  return {
    steps: [
      {
        rule: "divide-by-monomial",
        title: "Divide every term by the single term below.",
        latex: toLatex(state),
        why,
      },
    ],
    state,
  };
}

/** Whether a fraction of a long sum over a single term is best left as separate terms: every number divides, and
 * at least two terms come out. */
export function splitsWell(e: Expression, budget: Budget): boolean {
  const form = e.kind === "quotient" ? fractionTerm(e, budget) : null;
  const divisor = form?.below.terms[0];
  if (!form || !divisor || form.below.terms.length > 1 || form.above.terms.length < 3) return false;
  const numbersDivide = form.above.terms.every(
    ({ coefficient }) => divide(coefficient, divisor.coefficient).d === 1n,
  );
  return numbersDivide && form.above.terms.filter((term) => divideTerms(term, divisor)).length > 1;
}
