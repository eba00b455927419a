import type { Expression } from "../../expression/ast";
import {
  addPolynomials,
  constantPolynomial,
  constantValue,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  scalePolynomial,
  ZERO_POLYNOMIAL,
} from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { gcdPolynomials, numericContent, primitive } from "../../expression/polynomial-gcd";
import { divide, fromInt, ONE } from "../../expression/rational";
import type { Budget } from "../../types";

/** A fraction of polynomials; the denominator is not zero. */
export interface RationalForm {
  readonly above: Polynomial;
  readonly below: Polynomial;
}

const whole = (above: Polynomial): RationalForm => ({ above, below: constantPolynomial(ONE) });

/** A term as it stands: a polynomial, or one fraction of polynomials, uncancelled; null for anything else. */
export function fractionTerm(node: Expression, budget: Budget): RationalForm | null {
  if (node.kind === "negation") {
    const inner = fractionTerm(node.operand, budget);
    return inner && { ...inner, above: negatePolynomial(inner.above) };
  }
  if (node.kind !== "quotient") {
    const p = polynomialOf(node, budget);
    return p && whole(p);
  }
  const above = polynomialOf(node.numerator, budget);
  const below = polynomialOf(node.denominator, budget);
  return above && below && below.terms.length > 0 ? { above, below } : null;
}

/** The whole expression as one fraction in lowest terms: sums, products, quotients and whole powers of polynomials.
 * @returns null for anything else, and where a divisor is identically zero */
export function rationalForm(node: Expression, budget: Budget): RationalForm | null {
  budget.spend();
  const p = polynomialOf(node, budget);
  if (p) return whole(p);
  switch (node.kind) {
    case "negation": {
      const inner = rationalForm(node.operand, budget);
      return inner && { ...inner, above: negatePolynomial(inner.above) };
    }
    case "sum":
      return combine(node.terms, whole(ZERO_POLYNOMIAL), addForms, budget);
    case "product":
      return combine(node.factors, whole(constantPolynomial(ONE)), multiplyRational, budget);
    case "quotient": {
      const above = rationalForm(node.numerator, budget);
      const below = rationalForm(node.denominator, budget);
      const inverse = below && invert(below);
      return above && inverse && multiplyRational(above, inverse, budget);
    }
    case "power":
      return powerForm(node.base, node.exponent, budget);
    default:
      return null;
  }
}

function combine(
  parts: readonly Expression[],
  start: RationalForm,
  join: (a: RationalForm, b: RationalForm, budget: Budget) => RationalForm,
  budget: Budget,
): RationalForm | null {
  let total = start;
  for (const part of parts) {
    const next = rationalForm(part, budget);
    if (!next) return null;
    total = join(total, next, budget);
  }
  return total;
}

const invert = ({ above, below }: RationalForm): RationalForm | null =>
  above.terms.length === 0 ? null : { above: below, below: above };

function addForms(a: RationalForm, b: RationalForm, budget: Budget): RationalForm {
  const left = multiplyPolynomials(a.above, b.below, budget);
  const right = multiplyPolynomials(b.above, a.below, budget);
  return lowest(
    { above: addPolynomials(left, right), below: multiplyPolynomials(a.below, b.below, budget) },
    budget,
  );
}

const multiplyRational = (a: RationalForm, b: RationalForm, budget: Budget): RationalForm =>
  lowest(
    {
      above: multiplyPolynomials(a.above, b.above, budget),
      below: multiplyPolynomials(a.below, b.below, budget),
    },
    budget,
  );

function powerForm(base: Expression, exponent: Expression, budget: Budget): RationalForm | null {
  const form = rationalForm(base, budget);
  const p = polynomialOf(exponent, budget);
  const value = p && constantValue(p);
  if (!form || !value || value.d !== 1n) return null;
  const size = value.n < 0n ? -value.n : value.n;
  if (size > 200n) budget.spend(Number.MAX_SAFE_INTEGER);
  const raised = value.n < 0n ? invert(form) : form;
  if (!raised || (size === 0n && raised.above.terms.length === 0)) return null;
  return {
    above: powerPolynomial(raised.above, Number(size), budget),
    below: powerPolynomial(raised.below, Number(size), budget),
  };
}

/** Coprime above and below with integer coefficients, the first one below positive. */
export function lowest({ above, below }: RationalForm, budget: Budget): RationalForm {
  if (above.terms.length === 0) return whole(ZERO_POLYNOMIAL);
  const common = gcdPolynomials(above, below, budget);
  const top = exact(primitive(above), common, budget);
  const bottom = exact(primitive(below), common, budget);
  const ratio = divide(numericContent(above), numericContent(below));
  return {
    above: scalePolynomial(top, fromInt(ratio.n)),
    below: scalePolynomial(bottom, fromInt(ratio.d)),
  };
}

function exact(p: Polynomial, divisor: Polynomial, budget: Budget): Polynomial {
  const result = divideExactly(p, divisor, budget);
  if (!result) throw new RangeError("the divisor does not divide");
  return result;
}
