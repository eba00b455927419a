import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import { type Polynomial, univariateCoefficients } from "../../expression/polynomial";
import {
  divide,
  fromInt,
  isNegative,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from "../../expression/rational";
import {
  addSurds,
  scaleSurd,
  surdFromRational,
  surdRoot,
  surdToExpression,
} from "../../expression/surd-number";
import type { Budget } from "../../types";

/** The different real roots of a polynomial in one letter that splits into linear and quadratic factors; null when
 * it does not, or holds other letters. A constant has none. */
export function realRoots(p: Polynomial, unknown: string, budget: Budget): Expression[] | null {
  if (!univariateCoefficients(p, unknown) || p.terms.length === 0) return null;
  const roots: Expression[] = [];
  for (const { polynomial } of factorPolynomial(p, budget).factors) {
    const coefficients = univariateCoefficients(polynomial, unknown) ?? [];
    const found = ofFactor(coefficients);
    if (!found) return null;
    roots.push(...found);
  }
  return roots;
}

function ofFactor([c, b, a, ...more]: readonly Rational[]): Expression[] | null {
  if (!c || !b) return [];
  if (!a) return [number(negate(divide(c, b)))];
  if (more.length > 0) return null;
  const discriminant = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  if (isNegative(discriminant)) return [];
  const radical = surdRoot(discriminant, 2n);
  if (!radical) return null;
  const over = divide(rational(1n, 2n), a);
  const center = surdFromRational(multiply(negate(b), over));
  const part = scaleSurd(radical, isNegative(over) ? negate(over) : over);
  return [fromInt(-1), fromInt(1)].map((side) => surdToExpression(addSurds(center, scaleSurd(part, side))));
}
