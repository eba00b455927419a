import type { Expression, Relation } from "../../expression/ast";
import { equation, int } from "../../expression/build";
import {
  degreeIn,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  subtractPolynomials,
  termKey,
  totalDegree,
  variablesOf,
} from "../../expression/polynomial";
import { primitive } from "../../expression/polynomial-gcd";
import { divide, negate, ONE, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";

const LARGEST_DEGREE = 4;

/** The points of an equation in two letters, as the zeros of a polynomial. */
export type Curve = Polynomial;

/** Left minus right; null when that is no polynomial of a degree that occurs. */
export function curveOf({ left, right }: Relation, budget: Budget): Curve | null {
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && r && subtractPolynomials(l, r);
  return gap?.terms.every((term) => totalDegree(term) <= LARGEST_DEGREE) ? gap : null;
}

/** One curve minus a multiple of the other so that a term cancels. */
export interface Combination {
  readonly curve: Curve;
  readonly factor: Rational;
}

/** For every term that both have, the combination without it. */
export function combinations(first: Curve, second: Curve): readonly Combination[] {
  const found = new Map<string, Combination>();
  for (const term of first.terms) {
    const other = second.terms.find((each) => termKey(each) === termKey(term));
    if (!other || totalDegree(term) === 0) continue;
    const factor = divide(term.coefficient, other.coefficient);
    const curve = subtractPolynomials(first, scalePolynomial(second, factor));
    if (curve.terms.length > 0) found.set(`${factor.n}/${factor.d}`, { curve: primitive(curve), factor });
  }
  return [...found.values()];
}

/** The curve as v = expression, when it holds v to the first power only and with a number in front. */
export function solvedFor(curve: Curve, name: string): Polynomial | null {
  const own = curve.terms.filter((term) => (term.exponents[name] ?? 0) > 0);
  const [only] = own;
  if (!only || own.length !== 1 || totalDegree(only) !== 1) return null;
  const rest = { terms: curve.terms.filter((term) => term !== only) };
  return scalePolynomial(rest, negate(divide(ONE, only.coefficient)));
}

/** The one letter of a curve that is a pair of lines along an axis; null for all others. */
export function onlyLetter(curve: Curve): string | null {
  const letters = variablesOf(curve);
  return letters.length === 1 ? (letters[0] ?? null) : null;
}

/** The curve as an equation, the constant on the right. */
export function curveEquation(curve: Curve): Relation {
  const constant = curve.terms.find((term) => totalDegree(term) === 0)?.coefficient ?? ZERO;
  const letters = { terms: curve.terms.filter((term) => totalDegree(term) > 0) };
  const right: Expression = polynomialToExpression(
    constant.n === 0n ? { terms: [] } : { terms: [{ coefficient: negate(constant), exponents: {} }] },
  );
  return equation(letters.terms.length > 0 ? polynomialToExpression(letters) : int(0), right);
}

export const curveLatex = (curve: Curve): string => toLatex(curveEquation(curve));

/** The curve whose highest power of the letter is lower, among those that hold it. */
export function simplerIn(curves: readonly Curve[], name: string): Curve | null {
  const holding = curves.filter((curve) => degreeIn(curve, name) > 0);
  return holding.toSorted((a, b) => degreeIn(a, name) - degreeIn(b, name))[0] ?? null;
}
