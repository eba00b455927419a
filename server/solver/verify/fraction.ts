import type { Expression } from "../expression/ast";
import {
  addPolynomials,
  constantPolynomial,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  variablePolynomial,
} from "../expression/polynomial";
import { ONE } from "../expression/rational";
import type { Budget } from "../types";

/** top / bottom, never reduced. */
export interface Fraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

/** π satisfies no polynomial equation with rational coefficients, so it counts as one more letter. */
const PI = "pi";

export const isZeroPolynomial = (p: Polynomial): boolean => p.terms.length === 0;

/** The expression as one fraction of polynomials, over the product of all its denominators; null for roots, functions and other exponents than whole ones. */
export function fractionOf(
  e: Expression,
  at: ReadonlyMap<string, Fraction>,
  budget: Budget,
): Fraction | null {
  budget.spend();
  const part = (child: Expression) => fractionOf(child, at, budget);
  switch (e.kind) {
    case "symbol":
      return at.get(e.name) ?? whole(variablePolynomial(e.name));
    case "constant":
      return e.name === "pi" ? (at.get(PI) ?? whole(variablePolynomial(PI))) : null;
    case "sum":
      return e.terms.map(part).reduce((a, b) => a && b && plus(a, b, budget));
    case "product":
      return e.factors.map(part).reduce((a, b) => a && b && times(a, b, budget));
    case "negation": {
      const operand = part(e.operand);
      return operand && { ...operand, top: negatePolynomial(operand.top) };
    }
    case "quotient": {
      const [a, b] = [part(e.numerator), part(e.denominator)];
      return a && b && !isZeroPolynomial(b.top) ? times(a, { top: b.bottom, bottom: b.top }, budget) : null;
    }
    case "power":
      return powerOf(part(e.base), e.exponent, budget) ?? polynomialFraction(e, budget);
    default:
      return polynomialFraction(e, budget);
  }
}

function powerOf(base: Fraction | null, exponent: Expression, budget: Budget): Fraction | null {
  if (!base || exponent.kind !== "number" || exponent.value.d !== 1n || exponent.value.n > 20n) return null;
  const k = Number(exponent.value.n);
  return { top: powerPolynomial(base.top, k, budget), bottom: powerPolynomial(base.bottom, k, budget) };
}

function polynomialFraction(e: Expression, budget: Budget): Fraction | null {
  const p = polynomialOf(e, budget);
  return p && whole(p);
}

const whole = (top: Polynomial): Fraction => ({ top, bottom: constantPolynomial(ONE) });

function plus(a: Fraction, b: Fraction, budget: Budget): Fraction {
  const cross = (x: Polynomial, y: Polynomial) => multiplyPolynomials(x, y, budget);
  return {
    top: addPolynomials(cross(a.top, b.bottom), cross(b.top, a.bottom)),
    bottom: cross(a.bottom, b.bottom),
  };
}

const times = (a: Fraction, b: Fraction, budget: Budget): Fraction => ({
  top: multiplyPolynomials(a.top, b.top, budget),
  bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
});
