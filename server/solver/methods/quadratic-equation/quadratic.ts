import { fromCoefficients, polynomialToExpression } from "../../expression/polynomial";
import { fromInt, gcd, type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { NO_ROOTS, type Roots, squareRoot } from "./roots";

/** ax² + bx + c with whole coefficients. */
export interface Quadratic {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

export const discriminant = ({ a, b, c }: Quadratic): bigint => b * b - 4n * a * c;

/** The roots by the formula; a double root counts once. */
export function quadraticRoots(q: Quadratic): Roots {
  const inner = discriminant(q);
  const center = rational(-q.b, 2n * q.a);
  if (inner === 0n) return { ...NO_ROOTS, rational: [center] };
  const { scale, radicand } = squareRoot(rational(inner, 4n * q.a * q.a));
  return plusMinus(center, scale, radicand);
}

/** center ± scale·√radicand: two rational numbers when the root comes out, a pair otherwise. */
export function plusMinus(center: Rational, scale: Rational, radicand: bigint): Roots {
  if (radicand !== 1n) return { rational: [], pairs: [{ center, scale, radicand }] };
  const at = (sign: bigint) => rational(center.n * scale.d + sign * scale.n * center.d, center.d * scale.d);
  return { rational: [at(-1n), at(1n)], pairs: [] };
}

/** Divided by the common factor of its coefficients, leading coefficient positive. */
export function primitive(q: Quadratic): Quadratic {
  const factor = (gcd(gcd(q.a, q.b), q.c) || 1n) * (q.a < 0n ? -1n : 1n);
  return { a: q.a / factor, b: q.b / factor, c: q.c / factor };
}

/** Whole coefficients, ascending, as a polynomial in LaTeX. */
export const polynomialLatex = (coefficients: readonly bigint[], unknown: string): string =>
  toLatex(
    polynomialToExpression(
      fromCoefficients(
        coefficients.map((c) => fromInt(c)),
        unknown,
      ),
    ),
  );
