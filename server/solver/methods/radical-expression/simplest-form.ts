import type { Expression } from "../../expression/ast";
import { quotient, sum } from "../../expression/build";
import {
  collectTerms,
  constantValue,
  type Polynomial,
  scalePolynomial,
  type Term,
  termToExpression,
} from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { gcdPolynomials } from "../../expression/polynomial-gcd";
import {
  divided,
  type RadicalFraction,
  type RadicalReader,
  radicalFraction,
} from "../../expression/radical-fraction";
import {
  isPlainTerm,
  likeness,
  negateTerm,
  type RadicalPolynomial,
  type RadicalTerm,
  scaleTerm,
  timesRadicals,
} from "../../expression/radical-term";
import {
  divide,
  fromInt,
  gcd,
  isNegative,
  lcm,
  ONE,
  type Rational,
  rational,
} from "../../expression/rational";
import { overCommonDenominator, writeRadicals } from "../../expression/write-radical";

/** The expression with nothing left to take out of a root, no root in a denominator and like terms combined; null
 * when it is beyond roots of single terms. */
export function simplestForm(e: Expression, reader: RadicalReader): Expression | null {
  const value = radicalFraction(e, reader);
  if (!value) return null;
  const { top, bottom } = divided(value);
  if (bottom.length === 1) return writeRadicals(top);
  if (reader.absolute) return null;
  const rational = withoutRootsBelow({ top, bottom });
  return rational && writeQuotient(rational, reader);
}

/** a + b and a - b for square roots; null for other sums. */
export function conjugateOf(bottom: RadicalPolynomial): RadicalPolynomial | null {
  const [first, second, ...more] = bottom;
  if (!first || !second || more.length > 0) return null;
  const isSquareRoot = ({ number, letters }: RadicalTerm) =>
    number.index <= 2n && [...letters.values()].every(({ d }) => d <= 2n);
  return isSquareRoot(first) && isSquareRoot(second) ? [first, negateTerm(second)] : null;
}

function withoutRootsBelow({ top, bottom }: RadicalFraction): RadicalFraction | null {
  if (bottom.every(isPlainTerm)) return { top, bottom };
  const conjugate = conjugateOf(bottom);
  if (!conjugate) return null;
  const below = timesRadicals(bottom, conjugate);
  if (below.length === 0 || !below.every(isPlainTerm)) return null;
  return { top: timesRadicals(top, conjugate), bottom: below };
}

/** Terms with whole exponents, none negative, as a polynomial. */
const polynomialFrom = (terms: readonly RadicalTerm[]): Polynomial =>
  collectTerms(
    terms.map(
      ({ number, letters }): Term => ({
        coefficient: number.coefficient,
        exponents: Object.fromEntries([...letters].map(([name, exponent]) => [name, Number(exponent.n)])),
      }),
    ),
  );

function writeQuotient({ top, bottom }: RadicalFraction, { budget }: RadicalReader): Expression | null {
  const clear = overCommonDenominator([...top, ...bottom]);
  const groups = groupsOf(clear.top.slice(0, top.length));
  const below = polynomialFrom(clear.top.slice(top.length));
  const shared = groups.reduce((g, { factor }) => gcdPolynomials(g, factor, budget), below);
  const reduced = groups.map((group) => ({ ...group, factor: divideExactly(group.factor, shared, budget) }));
  const bottomLeft = divideExactly(below, shared, budget);
  if (!bottomLeft || reduced.some(({ factor }) => !factor)) return null;
  return overWholeNumbers(reduced as Group[], bottomLeft);
}

/** Numbers that divide the whole top and the whole bottom cancelled. */
function overWholeNumbers(groups: readonly Group[], bottom: Polynomial): Expression | null {
  const above = contentOf(groups.flatMap(({ factor }) => factor.terms));
  const below = contentOf(bottom.terms);
  if (above.n === 0n || below.n === 0n) return null;
  const ratio = divide(above, below);
  const topFactor = divide(fromInt(ratio.n), above);
  const terms = groups.flatMap(({ root, factor }) => termsFrom(scalePolynomial(factor, topFactor), root));
  const newBottom = scalePolynomial(bottom, divide(fromInt(ratio.d), below));
  const constant = constantValue(newBottom);
  return constant
    ? writeRadicals(terms.map((term) => scaleTerm(term, divide(ONE, constant))))
    : quotient(writeRadicals(terms), positiveFirst(newBottom));
}

/** The largest positive number that divides all coefficients into whole numbers. */
function contentOf(terms: readonly Term[]): Rational {
  const n = terms.reduce((g, { coefficient }) => gcd(g, coefficient.n), 0n);
  return rational(
    n,
    terms.reduce((l, { coefficient }) => lcm(l, coefficient.d), 1n),
  );
}

/** 1 - 3x rather than -3x + 1. */
function positiveFirst(p: Polynomial): Expression {
  const isMinus = ({ coefficient }: Term) => isNegative(coefficient);
  return sum([...p.terms.filter((term) => !isMinus(term)), ...p.terms.filter(isMinus)].map(termToExpression));
}

/** The terms that carry the same roots: those roots, and the polynomial in front of them. */
interface Group {
  readonly root: RadicalTerm;
  readonly factor: Polynomial;
}

function groupsOf(terms: RadicalPolynomial): Group[] {
  const groups = new Map<string, { root: RadicalTerm; plain: RadicalTerm[] }>();
  for (const term of terms) {
    const { root, plain } = apart(term);
    const key = likeness(root);
    const group = groups.get(key);
    if (group) group.plain.push(plain);
    else groups.set(key, { root, plain: [plain] });
  }
  return [...groups.values()].map(({ root, plain }) => ({ root, factor: polynomialFrom(plain) }));
}

/** A term as its roots times the rest. */
function apart(term: RadicalTerm): { root: RadicalTerm; plain: RadicalTerm } {
  const outside = new Map(
    [...term.letters].map(([name, { n, d }]) => [name, fromInt((n - (((n % d) + d) % d)) / d)] as const),
  );
  const inside = new Map(
    [...term.letters].map(([name, { n, d }]) => [name, rational(((n % d) + d) % d, d)] as const),
  );
  const kept = (letters: ReadonlyMap<string, { n: bigint; d: bigint }>) =>
    new Map([...letters].filter(([, exponent]) => exponent.n !== 0n));
  return {
    root: { ...term, number: { ...term.number, coefficient: ONE }, letters: kept(inside) },
    plain: {
      number: { coefficient: term.number.coefficient, index: 1n, radicand: 1n, imaginary: false },
      letters: kept(outside),
      index: 1n,
    },
  };
}

function termsFrom(p: Polynomial, root: RadicalTerm): RadicalTerm[] {
  return p.terms.map(({ coefficient, exponents }) => {
    const letters = new Map(root.letters);
    for (const [name, exponent] of Object.entries(exponents)) {
      const known = letters.get(name) ?? fromInt(0);
      letters.set(name, rational(known.n + BigInt(exponent) * known.d, known.d));
    }
    return { ...root, number: { ...root.number, coefficient }, letters };
  });
}
