import { type Budget, LimitReached } from "../budget";
import { charge } from "../ledger";
import { DEFAULT_LIMITS } from "../limits";
import type { Expression } from "./ast";
import { bounded, weightOf } from "./bounded-power";
import { negation, power, product, number as rationalNumber, sum, symbol } from "./build";
import {
  add,
  equals,
  fromInt,
  isInteger,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
} from "./rational";

/** coefficient · ∏ name^exponent; every exponent is a positive integer, absent names have exponent 0. */
export interface Term {
  readonly coefficient: Rational;
  readonly exponents: Readonly<Record<string, number>>;
}

/** A sparse polynomial in any number of variables with rational coefficients. Canonical: graded-lex
 * descending, no zero terms, so two equal polynomials have equal term lists. */
export interface Polynomial {
  readonly terms: readonly Term[];
}

export const ZERO_POLYNOMIAL: Polynomial = { terms: [] };

export const constantPolynomial = (value: Rational): Polynomial =>
  isZero(value) ? ZERO_POLYNOMIAL : { terms: [{ coefficient: value, exponents: {} }] };

export const variablePolynomial = (name: string): Polynomial => ({
  terms: [{ coefficient: ONE, exponents: { [name]: 1 } }],
});

/** Sum of the exponents of a term. */
export function totalDegree({ exponents }: Term): number {
  let degree = 0;
  for (const name in exponents) degree += exponents[name] as number;
  return degree;
}

/** The highest exponent of `name`; 0 for the zero polynomial. */
export const degreeIn = (p: Polynomial, name: string): number =>
  p.terms.reduce((highest, term) => Math.max(highest, term.exponents[name] ?? 0), 0);

/** The variables that occur, alphabetically. */
export const variablesOf = (p: Polynomial): string[] =>
  [...new Set(p.terms.flatMap((term) => Object.keys(term.exponents)))].sort();

/** Graded lexicographic order, the higher term first, variables alphabetical. */
export function compareTerms(a: Term, b: Term): number {
  charge();
  const byDegree = totalDegree(b) - totalDegree(a);
  if (byDegree !== 0) return byDegree;
  const names = [...new Set([...Object.keys(a.exponents), ...Object.keys(b.exponents)])].sort();
  for (const name of names) {
    const difference = (b.exponents[name] ?? 0) - (a.exponents[name] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Two terms with the same key are like terms. */
export function termKey({ exponents }: Term): string {
  const names = Object.keys(exponents);
  const [only] = names;
  if (names.length <= 1) return only === undefined ? "" : `${only}^${exponents[only]}`;
  return names
    .sort()
    .map((name) => `${name}^${exponents[name]}`)
    .join(" ");
}

/** The canonical polynomial with these terms: like terms combined, zero terms dropped, ordered. */
export function collectTerms(terms: Iterable<Term>): Polynomial {
  const byKey = new Map<string, Term>();
  for (const term of terms) {
    charge();
    const key = termKey(term);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, coefficient: add(known.coefficient, term.coefficient) } : term);
  }
  const kept = [...byKey.values()].filter((term) => !isZero(term.coefficient));
  return { terms: kept.sort(compareTerms) };
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a.terms.length === 0) return b;
  return b.terms.length === 0 ? a : collectTerms([...a.terms, ...b.terms]);
}

export function scalePolynomial(p: Polynomial, factor: Rational): Polynomial {
  if (isZero(factor)) return ZERO_POLYNOMIAL;
  return { terms: p.terms.map((term) => ({ ...term, coefficient: multiply(term.coefficient, factor) })) };
}

export const negatePolynomial = (p: Polynomial): Polynomial => scalePolynomial(p, fromInt(-1));

export const subtractPolynomials = (a: Polynomial, b: Polynomial): Polynomial =>
  addPolynomials(a, negatePolynomial(b));

export function multiplyTerms(a: Term, b: Term): Term {
  const exponents: Record<string, number> = { ...a.exponents };
  for (const [name, exponent] of Object.entries(b.exponents))
    exponents[name] = (exponents[name] ?? 0) + exponent;
  return { coefficient: bounded(multiply(a.coefficient, b.coefficient)), exponents };
}

function isUnit({ terms }: Polynomial): boolean {
  const [only] = terms;
  return only !== undefined && terms.length === 1 && totalDegree(only) === 0 && isOne(only.coefficient);
}

export function multiplyPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  budget.spend(a.terms.length * b.terms.length + 1);
  if (isUnit(a)) return b;
  if (isUnit(b)) return a;
  const terms = a.terms.flatMap((left) =>
    b.terms.map((right) => {
      const term = multiplyTerms(left, right);
      budget.spend(weightOf(term.coefficient));
      return term;
    }),
  );
  return collectTerms(terms);
}

/** pᵏ for an integer k ≥ 0; p⁰ is 1. */
export function powerPolynomial(p: Polynomial, k: number, budget: Budget): Polynomial {
  let result = constantPolynomial(ONE);
  let square = p;
  for (let rest = k; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiplyPolynomials(result, square, budget);
    if (rest > 1) square = multiplyPolynomials(square, square, budget);
  }
  return result;
}

export function equalPolynomials(a: Polynomial, b: Polynomial): boolean {
  return (
    a.terms.length === b.terms.length &&
    a.terms.every((term, i) => {
      const other = b.terms[i] as Term;
      return equals(term.coefficient, other.coefficient) && termKey(term) === termKey(other);
    })
  );
}

/** The value of a polynomial without variables; null when a variable occurs. */
export function constantValue(p: Polynomial): Rational | null {
  if (p.terms.length === 0) return fromInt(0);
  const [only] = p.terms;
  return p.terms.length === 1 && only && totalDegree(only) === 0 ? only.coefficient : null;
}

/** Coefficients by ascending exponent of `name`, at least one; null if another variable occurs.
 * @example univariateCoefficients(x² - 3, "x") // [-3, 0, 1] */
export function univariateCoefficients(p: Polynomial, name: string): Rational[] | null {
  if (variablesOf(p).some((other) => other !== name)) return null;
  const degree = degreeIn(p, name);
  charge(degree + 1);
  const coefficients = Array.from({ length: degree + 1 }, () => fromInt(0));
  for (const term of p.terms) coefficients[term.exponents[name] ?? 0] = term.coefficient;
  return coefficients;
}

/** The inverse of `univariateCoefficients`. */
export const fromCoefficients = (coefficients: readonly Rational[], name: string): Polynomial =>
  collectTerms(
    coefficients.map((coefficient, exponent) => ({
      coefficient,
      exponents: exponent === 0 ? {} : { [name]: exponent },
    })),
  );

/** The polynomial an expression stands for, multiplied out.
 * @returns null when it is not a polynomial with rational coefficients (a root, a function, a constant such as π,
 *   a variable in a denominator or an exponent)
 * @throws {LimitReached} when the work or a coefficient grows past the limits */
export function polynomialOf(e: Expression, budget: Budget): Polynomial | null {
  budget.spend();
  switch (e.kind) {
    case "number":
      return constantPolynomial(e.value);
    case "mixed":
      return constantPolynomial(add(fromInt(e.whole), rational(e.numerator, e.denominator)));
    case "symbol":
      return variablePolynomial(e.name);
    case "sum":
      return combine(e.terms, budget, addPolynomials, ZERO_POLYNOMIAL);
    case "product":
      return combine(e.factors, budget, (a, b) => multiplyPolynomials(a, b, budget), constantPolynomial(ONE));
    case "quotient":
      return quotientOf(e.numerator, e.denominator, budget);
    case "power":
      return powerOf(e.base, e.exponent, budget);
    case "negation": {
      const operand = polynomialOf(e.operand, budget);
      return operand && negatePolynomial(operand);
    }
    case "percent": {
      const operand = polynomialOf(e.operand, budget);
      return operand && scalePolynomial(operand, rational(1n, 100n));
    }
    default:
      return null;
  }
}

function combine(
  parts: readonly Expression[],
  budget: Budget,
  join: (a: Polynomial, b: Polynomial) => Polynomial,
  start: Polynomial,
): Polynomial | null {
  let result = start;
  for (const part of parts) {
    const next = polynomialOf(part, budget);
    if (!next) return null;
    result = join(result, next);
  }
  return result;
}

function quotientOf(numerator: Expression, denominator: Expression, budget: Budget): Polynomial | null {
  const top = polynomialOf(numerator, budget);
  const bottom = polynomialOf(denominator, budget);
  const divisor = bottom && constantValue(bottom);
  if (!top || !divisor || isZero(divisor)) return null;
  return scalePolynomial(top, rational(divisor.d, divisor.n));
}

function powerOf(base: Expression, exponent: Expression, budget: Budget): Polynomial | null {
  const p = polynomialOf(base, budget);
  const exponentPolynomial = polynomialOf(exponent, budget);
  const k = exponentPolynomial && constantValue(exponentPolynomial);
  if (!p || !k || !isInteger(k)) return null;
  const value = constantValue(p);
  if (k.n < 0n) {
    if (!value || isZero(value)) return null;
    return powerPolynomial(constantPolynomial(rational(value.d, value.n)), smallExponent(-k.n), budget);
  }
  if (k.n === 0n && value && isZero(value)) return null;
  return powerPolynomial(p, smallExponent(k.n), budget);
}

/** An exponent as a number. Past the limit of bits no power but those of 0, 1 and single terms stays writable. */
function smallExponent(k: bigint): number {
  if (k > BigInt(DEFAULT_LIMITS.bits)) throw new LimitReached("number-size");
  return Number(k);
}

/** A polynomial as it is written by hand: descending, 1x as x, subtracted terms as negations. */
export const polynomialToExpression = (p: Polynomial): Expression => sum(p.terms.map(termToExpression));

/** One term by hand: coefficient first, then the variables alphabetically. */
export function termToExpression(term: Term): Expression {
  const { coefficient, exponents } = term;
  if (isNegative(coefficient))
    return negation(termToExpression({ coefficient: negate(coefficient), exponents }));
  const powers = Object.keys(exponents)
    .sort()
    .map((name) => powerOfVariable(name, exponents[name] ?? 0));
  if (powers.length === 0) return rationalNumber(coefficient);
  return isOne(coefficient) ? product(powers) : product([rationalNumber(coefficient), ...powers]);
}

const powerOfVariable = (name: string, exponent: number): Expression =>
  exponent === 1 ? symbol(name) : power(symbol(name), rationalNumber(fromInt(exponent)));
