import type { Expression } from "../expression/ast";
import { symbol } from "../expression/build";
import {
  addPolynomials,
  constantPolynomial,
  degreeIn,
  equalPolynomials,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  subtractPolynomials,
  variablePolynomial,
} from "../expression/polynomial";
import { ONE } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Check, Problem } from "../types";

/** top / bottom, never reduced. */
interface Fraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

/** Checks an unknown solved for in terms of other letters: put back, both sides have to be the same fraction of
 * polynomials, and the equation has to be linear in the unknown. */
export function verifyFormula(
  problem: Problem & { task: "solve" },
  roots: readonly Expression[],
  budget: Budget,
): Check {
  const [root] = roots;
  const { equation, unknown } = problem;
  const value = root && fractionOf(root, new Map(), budget);
  if (!root || roots.length !== 1 || !value || isZeroFraction(value.bottom))
    return refuted("It is no single formula.");
  if (degreeIn(value.top, unknown) + degreeIn(value.bottom, unknown) > 0)
    return refuted("The unknown is still in it.");
  const at = new Map([[unknown, value]]);
  const left = fractionOf(equation.left, at, budget);
  const right = fractionOf(equation.right, at, budget);
  if (!left || !right) return { status: "unchecked", evidence: [] };
  if (!sameFraction(left, right, budget)) return refuted("The formula does not fit the equation.");
  const letter = `$${toLatex(symbol(unknown))}$`;
  const put = `Put the formula for ${letter} back: both sides become the same expression.`;
  return isLinear(problem, budget)
    ? {
        status: "verified",
        evidence: [put, `The equation is linear in ${letter}, so there is no other formula.`],
      }
    : { status: "partial", evidence: [put] };
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const isZeroFraction = (p: Polynomial): boolean => p.terms.length === 0;

function isLinear({ equation, unknown }: Problem & { task: "solve" }, budget: Budget): boolean {
  const left = polynomialOf(equation.left, budget);
  const right = polynomialOf(equation.right, budget);
  return left !== null && right !== null && degreeIn(subtractPolynomials(left, right), unknown) === 1;
}

function sameFraction(a: Fraction, b: Fraction, budget: Budget): boolean {
  if (isZeroFraction(a.bottom) || isZeroFraction(b.bottom)) return false;
  return equalPolynomials(
    multiplyPolynomials(a.top, b.bottom, budget),
    multiplyPolynomials(b.top, a.bottom, budget),
  );
}

/** The expression as one fraction of polynomials; null for roots, functions and other exponents than whole ones. */
function fractionOf(e: Expression, at: ReadonlyMap<string, Fraction>, budget: Budget): Fraction | null {
  budget.spend();
  const part = (child: Expression) => fractionOf(child, at, budget);
  switch (e.kind) {
    case "symbol":
      return at.get(e.name) ?? whole(variablePolynomial(e.name));
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
      return a && b && !isZeroFraction(b.top) ? times(a, { top: b.bottom, bottom: b.top }, budget) : null;
    }
    case "power":
      return powerOf(part(e.base), e.exponent, budget);
    default: {
      const p = polynomialOf(e, budget);
      return p && whole(p);
    }
  }
}

function powerOf(base: Fraction | null, exponent: Expression, budget: Budget): Fraction | null {
  if (!base || exponent.kind !== "number" || exponent.value.d !== 1n || exponent.value.n > 20n) return null;
  const k = Number(exponent.value.n);
  return { top: powerPolynomial(base.top, k, budget), bottom: powerPolynomial(base.bottom, k, budget) };
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
