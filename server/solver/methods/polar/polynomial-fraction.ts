import type { Expression } from "../../expression/ast";
import {
  addPolynomials,
  constantPolynomial,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  subtractPolynomials,
  variablePolynomial,
} from "../../expression/polynomial";
import { isInteger, ONE } from "../../expression/rational";
import { table } from "../../table";
import type { Budget } from "../../types";

/** One polynomial over another. */
export interface PolynomialFraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

type Join = (a: PolynomialFraction, b: PolynomialFraction, budget: Budget) => PolynomialFraction | null;

const HIGHEST_POWER = 8n;
const one = constantPolynomial(ONE);
const [x, y, r] = ["x", "y", "r"].map(variablePolynomial) as [Polynomial, Polynomial, Polynomial];
/** The circular functions of the angle at the place (x, y), r away from the origin. */
const CIRCULAR: Readonly<Record<string, PolynomialFraction>> = table({
  cos: { top: x, bottom: r },
  sin: { top: y, bottom: r },
  tan: { top: y, bottom: x },
  sec: { top: r, bottom: x },
  csc: { top: r, bottom: y },
  cot: { top: x, bottom: y },
});

/** An expression in r and circular functions of θ and 2θ as a fraction in x, y and r; null for anything else. */
export function inPlaneLetters(e: Expression, budget: Budget): PolynomialFraction | null {
  budget.spend();
  const parts = (list: readonly Expression[], join: Join): PolynomialFraction | null => {
    const [first, ...others] = list.map((part) => inPlaneLetters(part, budget));
    return others.reduce<PolynomialFraction | null>(
      (a, b) => (a && b ? join(a, b, budget) : null),
      first ?? null,
    );
  };
  switch (e.kind) {
    case "symbol":
      return e.name === "r" ? { top: r, bottom: one } : null;
    case "negation": {
      const inner = inPlaneLetters(e.operand, budget);
      return inner && { ...inner, top: negatePolynomial(inner.top) };
    }
    case "sum":
      return parts(e.terms, plus);
    case "product":
      return parts(e.factors, times);
    case "quotient":
      return parts([e.numerator, e.denominator], over);
    case "power":
      return powerOf(e.base, e.exponent, budget);
    case "function":
      return circular(e.name, e.args, budget);
    default: {
      const value = polynomialOf(e, budget);
      return value && { top: value, bottom: one };
    }
  }
}

const times = (a: PolynomialFraction, b: PolynomialFraction, budget: Budget): PolynomialFraction => ({
  top: multiplyPolynomials(a.top, b.top, budget),
  bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
});

const over = (a: PolynomialFraction, b: PolynomialFraction, budget: Budget): PolynomialFraction | null =>
  b.top.terms.length === 0 ? null : times(a, { top: b.bottom, bottom: b.top }, budget);

const plus = (a: PolynomialFraction, b: PolynomialFraction, budget: Budget): PolynomialFraction => ({
  top: addPolynomials(
    multiplyPolynomials(a.top, b.bottom, budget),
    multiplyPolynomials(b.top, a.bottom, budget),
  ),
  bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
});

function powerOf(base: Expression, exponent: Expression, budget: Budget): PolynomialFraction | null {
  if (exponent.kind !== "number" || !isInteger(exponent.value) || exponent.value.n > HIGHEST_POWER)
    return null;
  const inner = inPlaneLetters(base, budget);
  const k = Number(exponent.value.n);
  return (
    inner && {
      top: powerPolynomial(inner.top, k, budget),
      bottom: powerPolynomial(inner.bottom, k, budget),
    }
  );
}

function circular(
  name: string,
  [angle, more]: readonly Expression[],
  budget: Budget,
): PolynomialFraction | null {
  if (!angle || more) return null;
  if (angle.kind === "symbol" && angle.name === "theta") return CIRCULAR[name] ?? null;
  if (!isTwiceTheta(angle)) return null;
  const bottom = multiplyPolynomials(r, r, budget);
  const xy = multiplyPolynomials(x, y, budget);
  if (name === "sin") return { top: addPolynomials(xy, xy), bottom };
  const difference = subtractPolynomials(
    multiplyPolynomials(x, x, budget),
    multiplyPolynomials(y, y, budget),
  );
  return name === "cos" ? { top: difference, bottom } : null;
}

const isTwiceTheta = (angle: Expression): boolean =>
  angle.kind === "product" &&
  angle.factors.length === 2 &&
  angle.factors[0]?.kind === "number" &&
  angle.factors[0].value.n === 2n &&
  isInteger(angle.factors[0].value) &&
  angle.factors[1]?.kind === "symbol" &&
  angle.factors[1].name === "theta";
