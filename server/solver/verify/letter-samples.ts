import type { Expression, Relation } from "../expression/ast";
import type { Complex } from "../expression/evaluate-numeric";
import { type Polynomial, polynomialToExpression } from "../expression/polynomial";
import { coefficientsIn } from "../expression/polynomial-gcd";
import { type Rational, rational, toNumber } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import type { Budget } from "../types";
import { isClose, realValue, sampleValue } from "./numeric";
import { countRealRoots, trimmed } from "./real-root-count";
import { valueAt } from "./sample-points";

interface Formula {
  readonly unknown: string;
  readonly root: Expression;
}

const ATTEMPTS = 60;

/** Whether there are values of the letters for which the formula is real and both sides of the equation are real and
 * equal. Where it is known to fit, this only tells that it is not empty. */
export function isRealSolution(equation: Relation, { unknown, root }: Formula): boolean {
  const letters = [...new Set([...symbolsOf(equation), ...symbolsOf(root)])].filter(
    (name) => name !== unknown,
  );
  return Array.from({ length: ATTEMPTS }, (_, attempt) => attempt).some((attempt) => {
    const at = new Map<string, Complex>(
      letters.map((name, place) => [name, sampleValue(attempt, place, attempt % 2 === 0)]),
    );
    const re = realValue(root, at);
    if (re === null) return false;
    at.set(unknown, { re, im: 0 });
    const [left, right] = [realValue(equation.left, at), realValue(equation.right, at)];
    return left !== null && right !== null && isClose(left, right, 1e-6);
  });
}

const PLACES = 24;
const LEAST = 8;

/** Compares the number of real zeros of a polynomial in the unknown with the number of formulas that are real, at places of
 * the letters.
 * @returns how many places were compared; null where zeros are missing, or too few places can be compared */
export function comparedCounts(
  p: Polynomial,
  {
    unknown,
    roots,
    budget,
  }: { readonly unknown: string; readonly roots: readonly Expression[]; readonly budget: Budget },
): number | null {
  const coefficients = coefficientsIn(p, unknown).map(polynomialToExpression);
  const letters = [...new Set([...coefficients, ...roots].flatMap(symbolsOf))].sort();
  let compared = 0;
  for (let place = 0; place < PLACES; place += 1) {
    budget.spend(50);
    const point = new Map(
      letters.map((name, i) => [
        name,
        rational(BigInt(Math.round(sampleValue(place, i, place % 2 === 0).re * 64)), 64n),
      ]),
    );
    const at = coefficients.map((each) => valueAt(each, point, budget));
    if (at.includes(null)) continue;
    const zeros = trimmed(at as Rational[]);
    if (zeros.length < coefficients.length) continue;
    const doubles = new Map([...point].map(([name, value]) => [name, { re: toNumber(value), im: 0 }]));
    const found = roots.map((root) => realValue(root, doubles)).filter((value) => value !== null);
    if (countRealRoots(zeros, budget) > found.length) return null;
    compared += 1;
  }
  return compared >= LEAST ? compared : null;
}
