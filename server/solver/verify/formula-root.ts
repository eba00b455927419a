import type { Expression } from "../expression/ast";
import { negation, sum, symbol } from "../expression/build";
import { degreeIn, equalPolynomials, multiplyPolynomials } from "../expression/polynomial";
import { toLatex } from "../printer/latex";
import type { Budget, Check, Problem } from "../types";
import { type Fraction, fractionOf, isZeroPolynomial } from "./fraction";

/** Checks an unknown solved for in terms of other letters: put back, both sides have to be the same fraction of
 * polynomials, and the equation has to be linear in the unknown. */
export function verifyFormula(
  problem: Problem & { task: "solve" },
  roots: readonly Expression[],
  budget: Budget,
): Check {
  const [root] = roots;
  const { equation, unknown } = problem;
  const value = root && fractionOf(root, new Map(), budget);
  if (!root || roots.length !== 1 || !value || isZeroPolynomial(value.bottom))
    return refuted("It is no single formula.");
  if (degreeIn(value.top, unknown) + degreeIn(value.bottom, unknown) > 0)
    return refuted("The unknown is still in it.");
  const at = new Map([[unknown, value]]);
  const left = fractionOf(equation.left, at, budget);
  const right = fractionOf(equation.right, at, budget);
  if (!left || !right) return { status: "unchecked", evidence: [] };
  if (!sameFraction(left, right, budget)) return refuted("The formula does not fit the equation.");
  const letter = `$${toLatex(symbol(unknown))}$`;
  const put = `Put the formula for ${letter} back: both sides become the same expression.`;
  return isLinear(problem, budget)
    ? {
        status: "verified",
        evidence: [put, `The equation is linear in ${letter}, so there is no other formula.`],
      }
    : { status: "partial", evidence: [put] };
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Whether the numerator of left - right holds the unknown to the first power only. */
function isLinear({ equation, unknown }: Problem & { task: "solve" }, budget: Budget): boolean {
  const gap = fractionOf(sum([equation.left, negation(equation.right)]), new Map(), budget);
  return gap !== null && degreeIn(gap.top, unknown) === 1;
}

function sameFraction(a: Fraction, b: Fraction, budget: Budget): boolean {
  if (isZeroPolynomial(a.bottom) || isZeroPolynomial(b.bottom)) return false;
  return equalPolynomials(
    multiplyPolynomials(a.top, b.bottom, budget),
    multiplyPolynomials(b.top, a.bottom, budget),
  );
}
