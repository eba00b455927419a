import type { Expression } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import {
  addPolynomials,
  constantValue,
  type Polynomial,
  polynomialOf,
  scalePolynomial,
  ZERO_POLYNOMIAL,
} from "../../expression/polynomial";
import { add, fromInt, isZero, multiply, ONE, type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";

/** A number times the absolute value of an expression. */
export interface AbsoluteTerm {
  readonly coefficient: Rational;
  readonly inside: Expression;
}

/** A sum of absolute values and a polynomial. */
export interface AbsoluteSum {
  readonly terms: readonly AbsoluteTerm[];
  readonly rest: Polynomial;
}

/** Left minus right as absolute values, like ones collected, and a polynomial; null for anything else. */
export function absoluteDifference(left: Expression, right: Expression, budget: Budget): AbsoluteSum | null {
  const found = absoluteSum(sum([left, negation(right)]), budget);
  if (!found) return null;
  const byInside = new Map<string, AbsoluteTerm>();
  for (const term of found.terms) {
    const key = toLatex(term.inside);
    const known = byInside.get(key);
    byInside.set(key, known ? { ...term, coefficient: add(known.coefficient, term.coefficient) } : term);
  }
  return { ...found, terms: [...byInside.values()].filter(({ coefficient }) => !isZero(coefficient)) };
}

function absoluteSum(e: Expression, budget: Budget): AbsoluteSum | null {
  budget.spend();
  const plain = polynomialOf(e, budget);
  if (plain) return { terms: [], rest: plain };
  if (e.kind === "absolute")
    return { terms: [{ coefficient: ONE, inside: e.operand }], rest: ZERO_POLYNOMIAL };
  if (e.kind === "negation") return scaled(absoluteSum(e.operand, budget), fromInt(-1));
  if (e.kind === "sum") {
    const parts = e.terms.map((term) => absoluteSum(term, budget));
    if (!parts.every((part) => part !== null)) return null;
    return {
      terms: parts.flatMap(({ terms }) => terms),
      rest: parts.reduce((total, { rest }) => addPolynomials(total, rest), ZERO_POLYNOMIAL),
    };
  }
  if (e.kind === "quotient") {
    const divisor = numberIn(e.denominator, budget);
    return divisor && !isZero(divisor)
      ? scaled(absoluteSum(e.numerator, budget), rational(divisor.d, divisor.n))
      : null;
  }
  return e.kind === "product" ? productSum(e.factors, budget) : null;
}

/** Numbers times one factor that holds the absolute values. */
function productSum(factors: readonly Expression[], budget: Budget): AbsoluteSum | null {
  const numbers = factors.map((factor) => numberIn(factor, budget));
  const others = factors.filter((_, i) => numbers[i] === null);
  const [only] = others;
  if (!only || others.length !== 1) return null;
  const factor = numbers.reduce<Rational>((total, value) => (value ? multiply(total, value) : total), ONE);
  return scaled(absoluteSum(only, budget), factor);
}

function numberIn(e: Expression, budget: Budget): Rational | null {
  const p = polynomialOf(e, budget);
  return p && constantValue(p);
}

const scaled = (a: AbsoluteSum | null, factor: Rational): AbsoluteSum | null =>
  a && {
    terms: a.terms.map((term) => ({ ...term, coefficient: multiply(term.coefficient, factor) })),
    rest: scalePolynomial(a.rest, factor),
  };
