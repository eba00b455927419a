import type { Expression } from "../../expression/ast";
import { int, negation, quotient, sum } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import {
  addPolynomials,
  constantPolynomial,
  degreeIn,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  powerPolynomial,
  univariateCoefficients,
} from "../../expression/polynomial";
import { divideExactly, divideWithRemainder } from "../../expression/polynomial-division";
import { fromInt, isZero as isZeroNumber, ONE, type Rational } from "../../expression/rational";
import { solveLinear } from "../../expression/solve-linear";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import { isZero } from "./integrand";
import type { IntegralContext, IntegralRule } from "./rule";

type Scope = Pick<IntegralContext, "variable" | "budget">;

/** P/Q as a polynomial and fractions with one factor of Q each. */
export const partialFractions: IntegralRule = {
  id: "partial-fractions",
  title: "Split the fraction into partial fractions.",
  why: "A fraction is a polynomial plus fractions that have one factor of the bottom each.",
  apply(e, context) {
    const parts = fractionParts(e, context);
    if (!parts || parts.length < 2) return null;
    return { result: sum(parts.map((part) => signedIntegral(part, context))) };
  },
};

function signedIntegral(part: Expression, { variable }: IntegralContext): Expression {
  const inner = part.kind === "negation" ? part.operand : part;
  const node: Expression = {
    kind: "function",
    name: "integral",
    args: [inner, { kind: "symbol", name: variable }],
  };
  return part.kind === "negation" ? negation(node) : node;
}

/** Null when the integrand is no fraction of polynomials in the one letter, or does not split. */
export function fractionParts(e: Expression, { variable, budget }: Scope): Expression[] | null {
  const plain = tidy(e, budget);
  if (plain.kind === "negation") {
    return fractionParts(plain.operand, { variable, budget })?.map(opposite) ?? null;
  }
  if (plain.kind !== "quotient") return null;
  const top = polynomialOf(plain.numerator, budget);
  const bottom = polynomialOf(plain.denominator, budget);
  if (!top || !bottom || !univariateCoefficients(top, variable) || !univariateCoefficients(bottom, variable))
    return null;
  if (degreeIn(bottom, variable) === 0) return null;
  const { quotient: whole, remainder } = divideWithRemainder(top, bottom, { name: variable, budget });
  const parts = splitProper(remainder, bottom, { variable, budget });
  if (!parts) return null;
  const front = whole.terms.length > 0 ? [polynomialToExpression(whole)] : [];
  return [...front, ...parts];
}

const opposite = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));

/** Fractions with unknown numerators over every power of every factor; the unknowns by comparing coefficients. */
function splitProper(top: Polynomial, bottom: Polynomial, { variable, budget }: Scope): Expression[] | null {
  if (top.terms.length === 0) return [];
  const { factors } = factorPolynomial(bottom, budget);
  const places = factors.flatMap(({ polynomial, multiplicity }) =>
    Array.from({ length: multiplicity }, (_, k) => ({ polynomial, power: k + 1 })).flatMap((place) =>
      Array.from({ length: degreeIn(polynomial, variable) }, (_, letter) => ({ ...place, letter })),
    ),
  );
  const x: Polynomial = { terms: [{ coefficient: ONE, exponents: { [variable]: 1 } }] };
  const columns = places.map(({ polynomial, power, letter }) => {
    const rest = divideExactly(bottom, powerPolynomial(polynomial, power, budget), budget);
    return (
      rest && coefficientsOf(multiplyPolynomials(rest, powerPolynomial(x, letter, budget), budget), variable)
    );
  });
  const right = coefficientsOf(top, variable);
  if (columns.some((column) => !column) || places.length > 12) return null;
  const solution = solveLinear(columns as Rational[][], right, budget);
  if (!solution) return null;
  return gathered(places, solution, { variable, budget });
}

const coefficientsOf = (p: Polynomial, variable: string): Rational[] =>
  univariateCoefficients(p, variable) ?? [];

interface Place {
  readonly polynomial: Polynomial;
  readonly power: number;
  readonly letter: number;
}

function gathered(
  places: readonly Place[],
  values: readonly Rational[],
  { variable, budget }: Scope,
): Expression[] {
  const tops = new Map<string, { top: Polynomial; below: Expression }>();
  places.forEach(({ polynomial, power, letter }, index) => {
    const value = values[index] ?? fromInt(0);
    const factor = polynomialToExpression(polynomial);
    const below: Expression = power === 1 ? factor : { kind: "power", base: factor, exponent: int(power) };
    const term: Polynomial = isZeroNumber(value)
      ? constantPolynomial(value)
      : { terms: [{ coefficient: value, exponents: letter === 0 ? {} : { [variable]: letter } }] };
    const known = tops.get(toLatex(below));
    tops.set(toLatex(below), { below, top: known ? addPolynomials(known.top, term) : term });
  });
  return [...tops.values()]
    .filter(({ top }) => top.terms.length > 0)
    .map(({ top, below }) => tidy(quotient(polynomialToExpression(top), below), budget))
    .filter((part) => !isZero(part));
}
