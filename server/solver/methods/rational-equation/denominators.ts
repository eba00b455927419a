import type { Expression } from "../../expression/ast";
import { int, negation, power, product } from "../../expression/build";
import {
  constantPolynomial,
  constantValue,
  equalPolynomials,
  fromCoefficients,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  univariateCoefficients,
  variablesOf,
} from "../../expression/polynomial";
import {
  divide,
  gcd,
  isNegative,
  isOne,
  lcm,
  multiply,
  ONE,
  type Rational,
  rational,
} from "../../expression/rational";
import type { Budget } from "../../types";
import { rationalRoots } from "../quadratic-equation/rational-roots";

/** One summand of a side as numerator over denominator; the numerator keeps its brackets. */
export interface FractionTerm {
  readonly numerator: Expression;
  readonly denominator: Factored;
}

/** content · ∏ factor^exponent; the factors have whole coefficients without common factor. */
export interface Factored {
  readonly content: Rational;
  readonly factors: readonly PowerFactor[];
}
interface PowerFactor {
  readonly factor: Polynomial;
  readonly exponent: number;
}

const NUMBER_ONE: Factored = { content: ONE, factors: [] };

/** A summand taken apart; null when it holds anything but one level of fractions of polynomials. */
export function fractionTerm(e: Expression, budget: Budget): FractionTerm | null {
  if (polynomialOf(e, budget)) return overNumbers(e, budget);
  if (e.kind === "negation") {
    const inner = fractionTerm(e.operand, budget);
    return inner && { ...inner, numerator: negation(inner.numerator) };
  }
  if (e.kind === "quotient") {
    const bottom = polynomialOf(e.denominator, budget);
    const denominator = bottom && factored(bottom, budget);
    return denominator && polynomialOf(e.numerator, budget) ? { numerator: e.numerator, denominator } : null;
  }
  if (e.kind !== "product") return null;
  const parts = e.factors.map((part) => fractionTerm(part, budget));
  if (!parts.every((part) => part !== null)) return null;
  return {
    numerator: product(parts.map((part) => part.numerator)),
    denominator: parts.map((part) => part.denominator).reduce(productOf),
  };
}

/** A polynomial summand; a number below its bar is a denominator as well. */
function overNumbers(e: Expression, budget: Budget): FractionTerm {
  const divisor = e.kind === "quotient" ? polynomialOf(e.denominator, budget) : null;
  const value = divisor && constantValue(divisor);
  if (e.kind === "quotient" && value)
    return { numerator: e.numerator, denominator: { ...NUMBER_ONE, content: value } };
  const terms = polynomialOf(e, budget)?.terms ?? [];
  const below = terms.reduce((d, term) => lcm(d, term.coefficient.d), 1n);
  if (below === 1n) return { numerator: e, denominator: NUMBER_ONE };
  const whole = scalePolynomial({ terms }, rational(below));
  return {
    numerator: polynomialToExpression(whole),
    denominator: { ...NUMBER_ONE, content: rational(below) },
  };
}

/** Split into linear factors as far as they are rational when it has one letter; otherwise its letters are taken
 * out. Null for zero. */
function factored(p: Polynomial, budget: Budget): Factored | null {
  const [lead] = p.terms;
  if (!lead) return null;
  const content = contentOf(p);
  const primitive = scalePolynomial(p, divide(ONE, content));
  const letters = variablesOf(primitive);
  const [name] = letters;
  if (!name) return { content, factors: [] };
  const coefficients = letters.length === 1 ? univariateCoefficients(primitive, name) : null;
  const split =
    coefficients &&
    rationalRoots(
      coefficients.map((c) => c.n),
      budget,
    );
  if (!split) return { content, factors: lettersTakenOut(primitive) };
  const linear = split.roots.map(({ root, multiplicity }) => ({
    factor: fromCoefficients([rational(-root.n), rational(root.d)], name),
    exponent: multiplicity,
  }));
  const rest = fromCoefficients(
    split.rest.map((c) => rational(c)),
    name,
  );
  const left = constantValue(rest);
  return left
    ? { content: multiply(content, left), factors: linear }
    : { content, factors: [...linear, { factor: rest, exponent: 1 }] };
}

/** a²b(c + d) as a², b and c + d. */
function lettersTakenOut(p: Polynomial): PowerFactor[] {
  const least = (name: string) => Math.min(...p.terms.map((term) => term.exponents[name] ?? 0));
  const shared = variablesOf(p)
    .map((name) => ({ name, exponent: least(name) }))
    .filter(({ exponent }) => exponent > 0);
  const rest: Polynomial = {
    terms: p.terms.map(({ coefficient, exponents }) => ({
      coefficient,
      exponents: Object.fromEntries(
        Object.entries(exponents)
          .map(([name, exponent]) => [name, exponent - least(name)] as const)
          .filter(([, exponent]) => exponent > 0),
      ),
    })),
  };
  const letters = shared.map(({ name, exponent }) => ({
    factor: fromCoefficients([rational(0n), ONE], name),
    exponent,
  }));
  return constantValue(rest) ? letters : [...letters, { factor: rest, exponent: 1 }];
}

/** The number to take out so that whole coefficients without common factor are left, the leading one positive. */
function contentOf(p: Polynomial): Rational {
  const denominators = p.terms.reduce((d, term) => lcm(d, term.coefficient.d), 1n);
  const common = p.terms.reduce((g, t) => gcd(g, (t.coefficient.n * denominators) / t.coefficient.d), 0n);
  const sign = p.terms[0] && isNegative(p.terms[0].coefficient) ? -1n : 1n;
  return rational(sign * common, denominators);
}

const exponentIn = (factors: readonly PowerFactor[], factor: Polynomial): number =>
  factors.find((other) => equalPolynomials(other.factor, factor))?.exponent ?? 0;

function merged(a: Factored, b: Factored, join: (x: number, y: number) => number): PowerFactor[] {
  const fresh = b.factors.filter(({ factor }) => exponentIn(a.factors, factor) === 0);
  return [...a.factors, ...fresh].map(({ factor }) => ({
    factor,
    exponent: join(exponentIn(a.factors, factor), exponentIn(b.factors, factor)),
  }));
}

const productOf = (a: Factored, b: Factored): Factored => ({
  content: multiply(a.content, b.content),
  factors: merged(a, b, (x, y) => x + y),
});

/** The least common denominator, with a whole number in front. */
export const leastCommon = (denominators: readonly Factored[]): Factored =>
  denominators.reduce<Factored>(
    (total, next) => ({
      content: rational(lcm(total.content.n, next.content.n)),
      factors: merged(total, next, Math.max),
    }),
    NUMBER_ONE,
  );

/** whole / part, where part divides whole. */
export const quotientOf = (whole: Factored, part: Factored): Factored => ({
  content: divide(whole.content, part.content),
  factors: whole.factors
    .map(({ factor, exponent }) => ({ factor, exponent: exponent - exponentIn(part.factors, factor) }))
    .filter(({ exponent }) => exponent > 0),
});

/** As it is written by hand: number, letters, brackets. */
export function factoredExpression({ content, factors }: Factored): Expression {
  if (isNegative(content)) {
    return negation(factoredExpression({ content: rational(-content.n, content.d), factors }));
  }
  const shown = factorExpressions(factors);
  const plain = polynomialToExpression(constantPolynomial(content));
  return shown.length === 0 || !isOne(content) ? product([plain, ...shown]) : product(shown);
}

/** The factors with their exponents, one after the other. */
export const factorExpressions = (factors: readonly PowerFactor[]): Expression[] =>
  factors.map(({ factor, exponent }) => {
    const base = polynomialToExpression(factor);
    return exponent === 1 ? base : power(base, int(exponent));
  });
