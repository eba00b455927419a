import type { Expression } from "../expression/ast";
import { negation, sum, symbol } from "../expression/build";
import { degreeIn, equalPolynomials, multiplyPolynomials } from "../expression/polynomial";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { type Fraction, fractionOf, isZeroPolynomial } from "./fraction";
import {
  type ProblemOf,
  type RootChecks,
  refuted,
  spotChecked,
  UNCHECKED,
  verified,
  weakest,
} from "./obligations";

/** Checks an unknown solved for in terms of other letters: put back, both sides have to be the same fraction of
 * polynomials, and the equation has to be linear in the unknown. */
export function formulaRoot(
  problem: ProblemOf<"solve">,
  roots: readonly Expression[],
  budget: Budget,
): RootChecks {
  const letter = `$${toLatex(symbol(problem.unknown))}$`;
  return {
    each: () => weakest(roots.map((root) => () => checkFormula(problem, root, budget))),
    complete: () => {
      const degree = degreeOf(problem, budget);
      if (degree === 0) return refuted("The equation does not fix the unknown.");
      return degree === 1
        ? exactlyOne(roots, `The equation is linear in ${letter}, so there is no other formula.`)
        : spotChecked();
    },
  };
}

const exactlyOne = (roots: readonly Expression[], sentence: string): Check =>
  roots.length === 1 ? verified(sentence) : refuted("A linear equation has one solution.");

function checkFormula({ equation, unknown }: ProblemOf<"solve">, root: Expression, budget: Budget): Check {
  const value = fractionOf(root, new Map(), budget);
  if (!value || isZeroPolynomial(value.bottom)) return refuted("It is no formula.");
  if (degreeIn(value.top, unknown) + degreeIn(value.bottom, unknown) > 0)
    return refuted("The unknown is still in it.");
  const at = new Map([[unknown, value]]);
  const left = fractionOf(equation.left, at, budget);
  const right = fractionOf(equation.right, at, budget);
  if (!left || !right) return UNCHECKED;
  if (!sameFraction(left, right, budget)) return refuted("The formula does not fit the equation.");
  return verified(
    `Put the formula for $${toLatex(symbol(unknown))}$ back: both sides become the same expression.`,
  );
}

/** The degree of the unknown in the numerator of left - right; null when there is none. */
function degreeOf({ equation, unknown }: ProblemOf<"solve">, budget: Budget): number | null {
  const gap = fractionOf(sum([equation.left, negation(equation.right)]), new Map(), budget);
  return gap && degreeIn(gap.top, unknown);
}

function sameFraction(a: Fraction, b: Fraction, budget: Budget): boolean {
  if (isZeroPolynomial(a.bottom) || isZeroPolynomial(b.bottom)) return false;
  return equalPolynomials(
    multiplyPolynomials(a.top, b.bottom, budget),
    multiplyPolynomials(b.top, a.bottom, budget),
  );
}
