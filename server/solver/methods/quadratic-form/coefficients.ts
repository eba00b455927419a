import type { Expression } from "../../expression/ast";
import { polynomialOf } from "../../expression/polynomial";
import { isZero, type Rational, ZERO } from "../../expression/rational";
import type { Budget } from "../../types";

/** c, b and a of ax² + bx + c; null when it is none, or a is 0. */
export function coefficientsOf(
  body: Expression,
  unknown: string,
  budget: Budget,
): readonly [Rational, Rational, Rational] | null {
  const polynomial = polynomialOf(body, budget);
  if (!polynomial) return null;
  const found: [Rational, Rational, Rational] = [ZERO, ZERO, ZERO];
  for (const { coefficient, exponents } of polynomial.terms) {
    const degree = exponents[unknown] ?? 0;
    const others = Object.entries(exponents).some(([name, exponent]) => name !== unknown && exponent !== 0);
    if (others || degree > 2) return null;
    found[degree] = coefficient;
  }
  return isZero(found[2]) ? null : found;
}
