import type { Expression, Relation } from "../../expression/ast";
import { equation, negation, power, product, quotient, sum, symbol } from "../../expression/build";
import {
  addPolynomials,
  collectTerms,
  constantValue,
  type Polynomial,
  polynomialOf,
  scalePolynomial,
  type Term,
  termKey,
  ZERO_POLYNOMIAL,
} from "../../expression/polynomial";
import {
  fromInt,
  isInteger,
  isNegative,
  isOne,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
} from "../../expression/rational";
import type { Budget } from "../../types";
import { literal, type NumberStyle } from "./number-style";
import { PI_LETTER } from "./pi-as-letter";

/** One summand as it stands on the page, and the terms it is worth when multiplied out (not combined). */
export interface Summand {
  readonly shown: Expression;
  readonly terms: readonly Term[];
  /** A single term already written as by hand. */
  readonly plain: boolean;
}
export type Side = readonly Summand[];

/** An equation in the middle of being worked: two sides of summands. */
export interface Sides {
  readonly left: Side;
  readonly right: Side;
  readonly style: NumberStyle;
}

/** The equation taken apart into summands; null when a side is not a polynomial with rational coefficients. */
export function readSides(relation: Relation, style: NumberStyle, budget: Budget): Sides | null {
  const left = readSide(relation.left, budget);
  const right = readSide(relation.right, budget);
  return left && right && { left, right, style };
}

function readSide(e: Expression, budget: Budget): Side | null {
  const parts = e.kind === "sum" ? e.terms : [e];
  const summands: Summand[] = [];
  for (const part of parts) {
    const terms = multipliedOut(part, budget);
    if (!terms) return null;
    summands.push({ shown: part, terms, plain: isPlain(part) });
  }
  return summands;
}

/** The terms of an expression in the order in which they come out by hand. */
function multipliedOut(e: Expression, budget: Budget): readonly Term[] | null {
  budget.spend();
  if (e.kind === "negation") return scaleTerms(multipliedOut(e.operand, budget), fromInt(-1));
  if (e.kind === "sum") {
    const parts = e.terms.map((term) => multipliedOut(term, budget));
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  if (e.kind === "quotient") {
    const divisor = constantOf(e.denominator, budget);
    if (!divisor || divisor.n === 0n) return null;
    return scaleTerms(multipliedOut(e.numerator, budget), rational(divisor.d, divisor.n));
  }
  const scaled = e.kind === "product" ? scaledBracket(e.factors, budget) : null;
  return scaled ?? polynomialOf(e, budget)?.terms ?? null;
}

/** number · bracket keeps the order inside the bracket; null for every other product. */
function scaledBracket(factors: readonly Expression[], budget: Budget): readonly Term[] | null {
  let scale = ONE;
  let bracket: Expression | null = null;
  for (const factor of factors) {
    const value = constantOf(factor, budget);
    if (value) scale = multiply(scale, value);
    else if (bracket) return null;
    else bracket = factor;
  }
  return bracket && bracket.kind !== "product" ? scaleTerms(multipliedOut(bracket, budget), scale) : null;
}

function constantOf(e: Expression, budget: Budget): Rational | null {
  const p = polynomialOf(e, budget);
  return p && constantValue(p);
}

const scaleTerms = (terms: readonly Term[] | null, factor: Rational): readonly Term[] | null =>
  terms && scalePolynomial({ terms }, factor).terms;

/** Written the way a finished term is written: 5, 3/4, x, 3x², x/2, (3/4)x, 2ab/3 and their negations. */
function isPlain(e: Expression): boolean {
  if (e.kind === "negation") return e.operand.kind !== "negation" && isPlain(e.operand);
  if (e.kind === "quotient") return isInteger1(e.denominator) && isPlainProduct(e.numerator) && isLowest(e);
  if (e.kind === "product") return isPlainProduct(e);
  return isFactor(e) || (e.kind === "number" && e.value.n >= 0n);
}

function isLowest(e: Expression): boolean {
  if (e.kind !== "quotient" || e.numerator.kind !== "number" || e.denominator.kind !== "number") return true;
  const reduced = rational(e.numerator.value.n, e.denominator.value.n);
  return isInteger(e.numerator.value) && reduced.d === e.denominator.value.n;
}

const isInteger1 = (e: Expression): boolean => e.kind === "number" && isInteger(e.value) && e.value.n > 1n;

function isPlainProduct(e: Expression): boolean {
  const factors = e.kind === "product" ? e.factors : [e];
  const [first, ...rest] = factors;
  if (!first) return false;
  const names = rest.map(nameOf);
  const lead = nameOf(first);
  const all = lead ? [lead, ...names] : names;
  const distinct = new Set(all).size === all.length && all.every((name) => name !== null);
  return distinct && (lead !== null || (isCoefficient(first) && (rest.length > 0 || e.kind === "number")));
}

const isFactor = (e: Expression): boolean => nameOf(e) !== null;
function nameOf(e: Expression): string | null {
  if (e.kind === "symbol") return e.name;
  const simple = e.kind === "power" && e.base.kind === "symbol" && isInteger1(e.exponent);
  return simple && e.base.kind === "symbol" ? e.base.name : null;
}
const isCoefficient = (e: Expression): boolean =>
  (e.kind === "number" && !isOne(e.value) && e.value.n > 0n) ||
  (e.kind === "quotient" && e.numerator.kind === "number" && isInteger1(e.denominator) && isLowest(e));

/** A finished term in the exercise's way of writing numbers. */
export function termShown(term: Term, style: NumberStyle): Expression {
  const { coefficient } = term;
  if (isNegative(coefficient))
    return negation(termShown({ ...term, coefficient: negate(coefficient) }, style));
  const letters = Object.keys(term.exponents)
    .sort(piFirst)
    .map((name) => letterPower(name, term.exponents[name] ?? 1));
  if (letters.length === 0) return literal(coefficient, style);
  if (isOne(coefficient)) return product(letters);
  const shown = literal(coefficient, style);
  const unitFraction = shown.kind === "quotient" && coefficient.n === 1n;
  return unitFraction ? quotient(product(letters), shown.denominator) : product([shown, ...letters]);
}

/** Alphabetical, π in front as in 2πr. */
function piFirst(a: string, b: string): number {
  if (a === PI_LETTER || b === PI_LETTER) return Number(b === PI_LETTER) - Number(a === PI_LETTER);
  return a < b ? -1 : 1;
}

const letterPower = (name: string, exponent: number): Expression =>
  exponent === 1 ? symbol(name) : power(symbol(name), literal(fromInt(exponent), "fraction"));

export const summand = (term: Term, style: NumberStyle): Summand => ({
  shown: termShown(term, style),
  terms: [term],
  plain: true,
});

export const sideOf = (terms: readonly Term[], style: NumberStyle): Side =>
  terms.map((term) => summand(term, style));

/** Like terms combined, each where the first of its kind stood. */
export function combined(side: Side, style: NumberStyle): Side {
  const terms = termsOf(side);
  const value = collectTerms(terms);
  const order = [...new Set(terms.map(termKey))];
  const kept = order.flatMap((key) => value.terms.filter((term) => termKey(term) === key));
  return sideOf(kept, style);
}

export const termsOf = (side: Side): Term[] => side.flatMap((s) => [...s.terms]);
export const polynomialOfSide = (side: Side): Polynomial =>
  side.reduce((total, s) => addPolynomials(total, collectTerms(s.terms)), ZERO_POLYNOMIAL);
/** The side as it stands on the page. */
export const expressionOf = (side: Side): Expression => sum(side.map((s) => s.shown));
export const toEquation = (sides: Sides): Relation =>
  equation(expressionOf(sides.left), expressionOf(sides.right));
