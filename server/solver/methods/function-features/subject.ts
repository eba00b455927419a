import type { Expression } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import {
  addPolynomials,
  constantPolynomial,
  constantValue,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  univariateCoefficients,
} from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { gcdPolynomials } from "../../expression/polynomial-gcd";
import { add, divide, isZero, multiply, ONE, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Problem, Step } from "../../types";

/** top / bottom as it stands; the bottom of a polynomial is 1. */
export interface Fraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

/** A function with what is known of it. */
export interface Subject {
  readonly body: Expression;
  readonly unknown: string;
  readonly output: Expression;
  /** The one of the two that is asked for, when only one is. */
  readonly extreme?: "minimum" | "maximum";
  /** Null where the function is no quotient of polynomials. */
  readonly fraction: Fraction | null;
  /** The coefficients of a polynomial by ascending power, without zeros at the end. */
  readonly coefficients: readonly Rational[] | null;
  readonly budget: Budget;
}

/** What a question comes to: the way there and the answer. */
export interface Found {
  readonly steps: readonly Step[];
  readonly answer: AnswerValue;
}

export function subjectOf(
  problem: Problem & { readonly task: "function-features" },
  budget: Budget,
): Subject {
  const { body, unknown, output, extreme } = problem;
  const p = polynomialOf(body, budget);
  const fraction = p ? { top: p, bottom: constantPolynomial(ONE) } : fractionOf(body, budget);
  const coefficients = p && univariateCoefficients(p, unknown);
  return { body, unknown, output, fraction, coefficients, budget, ...(extreme && { extreme }) };
}

/** A sum, product or quotient of polynomials as one fraction, not reduced; null for anything else. */
function fractionOf(e: Expression, budget: Budget): Fraction | null {
  budget.spend();
  const whole = polynomialOf(e, budget);
  if (whole) return { top: whole, bottom: constantPolynomial(ONE) };
  const parts = partsOf(e)?.map((part) => fractionOf(part, budget));
  if (!parts?.every((part) => part !== null)) return null;
  const times = (a: Polynomial, b: Polynomial) => multiplyPolynomials(a, b, budget);
  const [a, b] = parts;
  if (e.kind === "negation" && a) return { top: negatePolynomial(a.top), bottom: a.bottom };
  if (e.kind === "quotient" && a && b) {
    return b.top.terms.length === 0 ? null : { top: times(a.top, b.bottom), bottom: times(a.bottom, b.top) };
  }
  return parts.reduce((one, other) => ({
    top:
      e.kind === "sum"
        ? addPolynomials(times(one.top, other.bottom), times(other.top, one.bottom))
        : times(one.top, other.top),
    bottom: times(one.bottom, other.bottom),
  }));
}

function partsOf(e: Expression): readonly Expression[] | null {
  if (e.kind === "sum") return e.terms;
  if (e.kind === "product") return e.factors;
  if (e.kind === "negation") return [e.operand];
  return e.kind === "quotient" ? [e.numerator, e.denominator] : null;
}

/** In lowest terms. */
export function reduced({ top, bottom }: Fraction, budget: Budget): Fraction {
  const common = gcdPolynomials(top, bottom, budget);
  if (constantValue(common)) return { top, bottom };
  return {
    top: divideExactly(top, common, budget) ?? top,
    bottom: divideExactly(bottom, common, budget) ?? bottom,
  };
}

/** The value of a polynomial in one letter. */
export function valueAt(coefficients: readonly Rational[], x: Rational): Rational {
  return coefficients.reduceRight((total, c) => add(multiply(total, x), c), ZERO);
}

/** The value of a fraction at a number; null where its bottom is zero. */
export function heightAt({ top, bottom }: Fraction, unknown: string, x: Rational): Rational | null {
  const [above, below] = [top, bottom].map((p) => univariateCoefficients(p, unknown));
  const divisor = below && valueAt(below, x);
  return above && divisor && !isZero(divisor) ? divide(valueAt(above, x), divisor) : null;
}

export const pointLatex = ([x, y]: readonly Expression[]): string =>
  x && y ? `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`.replace(/\\(?:left|right)/g, "") : "";

/** Points as an answer; none at all in words. */
export function pointsAnswer(
  { unknown, output }: Subject,
  points: readonly (readonly Expression[])[],
  none = "none",
): AnswerValue {
  if (points.length === 0) return wordAnswer(none);
  const value: AnswerValue = { kind: "points", unknowns: [unknown, heightName(output)], points };
  return value;
}

/** The letter for the height: y, and y as well where it is called f(x). */
export const heightName = (output: Expression): string => (output.kind === "symbol" ? output.name : "y");

export const wordAnswer = (word: string): AnswerValue => ({ kind: "word", word });

/** letter = expression as an answer. */
export function relationAnswer(letter: string, right: Expression): AnswerValue {
  const relation = equation(symbol(letter), right);
  return { kind: "relation", relation };
}

/** f(3), or y for a height without a name of its own. */
export function callAt({ output, unknown }: Subject, x: Expression): string {
  if (output.kind === "function") return toLatex({ ...output, args: [x] });
  return `${toLatex(symbol(unknown))} = ${toLatex(x)}\\colon\\ ${toLatex(output)}`;
}

export const exact = (value: Rational): Expression => number(value);
