import type { Expression } from "../expression/ast";
import { equation, number } from "../expression/build";
import { holdsAt } from "../expression/holds-at";
import {
  constantValue,
  fromCoefficients,
  type Polynomial,
  polynomialToExpression,
  univariateCoefficients,
} from "../expression/polynomial";
import { divideExactly } from "../expression/polynomial-division";
import { gcdPolynomials } from "../expression/polynomial-gcd";
import { ZERO } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { withExactLogarithms } from "../expression/telling";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { type Fraction, fractionOf } from "./fraction";
import { type ProblemOf, refuted, UNCHECKED, verified } from "./obligations";
import { sameNumber } from "./precise/same-number";
import { type Coefficients, countRealRoots } from "./real-root-count";

export type FeatureQuestion = ProblemOf<"function-features">;

/** The letter for the height: y, and y as well where it is called f(x). */
export const heightName = ({ output }: FeatureQuestion): string =>
  output.kind === "symbol" ? output.name : "y";

/** A quotient of polynomials in lowest terms, and what stood below before anything was cancelled. */
export interface Quotient {
  readonly top: Coefficients;
  readonly bottom: Coefficients;
  readonly written: Coefficients;
  readonly reduced: Fraction;
}

/** Null for a function of another kind. */
export function quotientOf({ body, unknown }: FeatureQuestion, budget: Budget): Quotient | null {
  const fraction = fractionOf(body, new Map(), budget);
  if (!fraction || fraction.top.terms.length === 0) return null;
  const common = gcdPolynomials(fraction.top, fraction.bottom, budget);
  const without = (p: Polynomial) => (constantValue(common) ? p : (divideExactly(p, common, budget) ?? p));
  const reduced = { top: without(fraction.top), bottom: without(fraction.bottom) };
  const [top, bottom, written] = [reduced.top, reduced.bottom, fraction.bottom].map((p) =>
    univariateCoefficients(p, unknown),
  );
  return top && bottom && written ? { top, bottom, written, reduced } : null;
}

/** How many different real numbers make a polynomial zero. */
export const zerosIn = (p: Coefficients, budget: Budget): number =>
  p.length > 1 ? countRealRoots(p, budget) : 0;

export function vanishes(p: Coefficients, at: Expression, budget: Budget): boolean {
  const expression = polynomialToExpression(fromCoefficients(p, "x"));
  return holdsAt(equation(expression, number(ZERO)), new Map([["x", at]]), budget) === true;
}

export const isZeroNumber = (e: Expression, budget: Budget): boolean =>
  holdsAt(equation(e, number(ZERO)), new Map(), budget) === true;

export type Point = readonly Expression[];

/** What has to hold of the points that a question asks for: each of them, and that none is missing. */
export interface PointChecks {
  readonly each: (point: Point) => Check;
  /** @param points different ones */
  readonly complete: (points: readonly Point[]) => Check;
}

/** Null where it cannot be told. */
export function isSame(a: Expression, b: Expression, budget: Budget): boolean | null {
  const found = sameNumber(withExactLogarithms(a, budget), withExactLogarithms(b, budget), budget);
  return found === "unknown" ? null : found === "equal";
}

export function isOnGraph({ body, unknown }: FeatureQuestion, [x, y]: Point, budget: Budget): Check {
  if (!x || !y) return refuted("A coordinate is missing.");
  const at = new Map([[unknown, x]]);
  const holds = holdsAt(equation(body, y), at, budget) ?? isSame(substitute(body, at), y, budget);
  if (holds === null) return UNCHECKED;
  return holds
    ? verified(`At $${toLatex(x)}$ the function has the value $${toLatex(y)}$.`)
    : refuted("A point is not on the graph.");
}
