import type { Expression } from "../../expression/ast";
import { negation, quotient } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import { constantValue, negatePolynomial, polynomialToExpression } from "../../expression/polynomial";
import { numericContent } from "../../expression/polynomial-gcd";
import { isNegative, type Rational, rational } from "../../expression/rational";
import { children } from "../../expression/walk";
import type { Budget } from "../../types";
import { writeFactorization, writeProduct, writeSigned } from "../factor/write-factors";
import { lowest, type RationalForm } from "./rational-form";

/** A fraction in lowest terms as an answer key has it: factored above and below
 * unless that is longer; a polynomial when nothing is below. */
export function writeLowest(form: RationalForm, budget: Budget): Expression {
  const reduced = lowest(form, budget);
  const constant = constantValue(reduced.below);
  if (constant && constant.n === constant.d) return polynomialToExpression(reduced.above);
  const factored = writeReduced(reduced, budget);
  const sign = isNegative(numericContent(reduced.above));
  const above = polynomialToExpression(sign ? negatePolynomial(reduced.above) : reduced.above);
  const expanded = quotient(above, polynomialToExpression(reduced.below));
  if (sizeOf(expanded) + (sign ? 1 : 0) >= sizeOf(factored)) return factored;
  return sign ? negation(expanded) : expanded;
}

const sizeOf = (e: Expression): number => children(e).reduce((sum, part) => sum + sizeOf(part), 1);

function writeReduced({ above, below }: RationalForm, budget: Budget): Expression {
  const top = factorPolynomial(above, budget);
  const bottom = factorPolynomial(below, budget);
  const lone =
    top.factors.length === 1 &&
    top.factors[0]?.multiplicity === 1 &&
    (top.factors[0]?.polynomial.terms.length ?? 0) > 1;
  if (lone) {
    const numerator = writeSigned(top.content, top.factors);
    const denominator = writeFactorization(bottom);
    return numerator.kind === "negation"
      ? negation(quotient(numerator.operand, denominator))
      : quotient(numerator, denominator);
  }
  const written = quotient(writeProduct(positive(top.content), top.factors), writeFactorization(bottom));
  return isNegative(top.content) ? negation(written) : written;
}

const positive = (a: Rational): Rational => (isNegative(a) ? rational(-a.n, a.d) : a);

/** The fraction with both parts factored and nothing cancelled. */
export function writeFactored({ above, below }: RationalForm, budget: Budget): Expression {
  const top = factorPolynomial(above, budget);
  const bottom = factorPolynomial(below, budget);
  const written = quotient(
    writeProduct(positive(top.content), top.factors),
    writeProduct(positive(bottom.content), bottom.factors),
  );
  return isNegative(top.content) === isNegative(bottom.content) ? written : negation(written);
}
