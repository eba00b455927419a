import type { Expression } from "../../expression/ast";
import { int, negation, power, product, number as rationalNumber } from "../../expression/build";
import type { Factor, Factorization } from "../../expression/factorization";
import { negatePolynomial, type Polynomial, polynomialToExpression } from "../../expression/polynomial";
import { absolute, equals, isNegative, isOne, ONE, type Rational } from "../../expression/rational";

/** A factorisation by hand: the number first, single letters, then brackets; a minus sign in front of all. */
export function writeFactorization({ content, factors }: Factorization): Expression {
  const written = writeProduct(absolute(content), factors);
  return isNegative(content) ? negation(written) : written;
}

/** coefficient · ∏ factors; the coefficient is left out when it is 1 and something else stands there. */
export function writeProduct(coefficient: Rational, factors: readonly Factor[]): Expression {
  const parts = factors.map(writeFactor);
  if (parts.length === 0) return rationalNumber(coefficient);
  return product(isOne(coefficient) ? parts : [rationalNumber(coefficient), ...parts]);
}

export function writeFactor({ polynomial, multiplicity }: Factor): Expression {
  const base = polynomialToExpression(polynomial);
  return multiplicity === 1 ? base : power(base, int(multiplicity));
}

/** The polynomial by hand; one of two terms puts the positive one first: 13 - x. */
export function ascendingWhenNegative(p: Polynomial): Expression {
  const first = p.terms[0];
  const hasPositive = p.terms.some((term) => !isNegative(term.coefficient));
  if (!first || !isNegative(first.coefficient) || !hasPositive || p.terms.length > 2)
    return polynomialToExpression(p);
  return polynomialToExpression({ terms: [...p.terms].reverse() });
}

/** A fraction's top, c · ∏ factors: a lone bracket taken with a minus sign is turned round instead, 6 - x. */
export function writeSigned(content: Rational, factors: readonly Factor[]): Expression {
  const [only] = factors;
  const turned = factors.length === 1 && only && only.multiplicity === 1 && equals(absolute(content), ONE);
  if (turned && isNegative(content)) {
    const opposite = negatePolynomial(only.polynomial);
    if (opposite.terms.length === 2 && opposite.terms.some((term) => !isNegative(term.coefficient)))
      return ascendingWhenNegative(opposite);
  }
  return writeFactorization({ content, factors });
}
