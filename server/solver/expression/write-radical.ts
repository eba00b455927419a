import type { Expression } from "./ast";
import { imaginaryUnit, int, negation, power, product, quotient, root, sum } from "./build";
import { integerPower } from "./integer";
import { negateTerm, type RadicalPolynomial, type RadicalTerm, scaleTerm, timesTerm } from "./radical-term";
import { fromInt, isNegative, lcm, multiply, ONE, type Rational, subtract } from "./rational";

/** A letter under a root or outside of it, with a positive exponent. */
interface Share {
  readonly name: string;
  readonly exponent: Rational;
}

/** One term as a textbook writes it, without roots below the line: 2x√(3y)/(5z). */
export function writeTerm(term: RadicalTerm): Expression {
  if (isNegative(term.number.coefficient)) return negation(writeTerm(negateTerm(term)));
  const { coefficient } = term.number;
  const outside = [...term.letters].map(([name, exponent]) => ({ name, exponent: floor(exponent) }));
  const above = outside.filter(({ exponent }) => exponent.n > 0n);
  const below = outside
    .filter(({ exponent }) => exponent.n < 0n)
    .map(({ name, exponent }) => ({ name, exponent: multiply(exponent, fromInt(-1)) }));
  const unit = term.number.imaginary ? [imaginaryUnit] : [];
  const top = factorsOf(coefficient.n, [...unit, ...writeLetters(above), ...writeRoots(term)]);
  const bottom = factorsOf(coefficient.d, writeLetters(below));
  const isWhole = coefficient.d === 1n && below.length === 0;
  return isWhole ? product(top) : quotient(product(top), product(bottom));
}

const factorsOf = (number: bigint, rest: readonly Expression[]): Expression[] =>
  number === 1n && rest.length > 0 ? [...rest] : [int(number), ...rest];

const floor = ({ n, d }: Rational): Rational => fromInt((n - (((n % d) + d) % d)) / d);

/** Letters in order; absolute values with an odd exponent share one pair of bars. */
function writeLetters(shares: readonly Share[]): Expression[] {
  const sorted = [...shares].sort((a, b) => (plainName(a.name) < plainName(b.name) ? -1 : 1));
  const needsBars = (share: Share) => share.name.startsWith("|") && share.exponent.n % 2n !== 0n;
  const barred = sorted.filter(needsBars).map(writePower);
  const plain = sorted.filter((share) => !needsBars(share)).map(writePower);
  return barred.length === 0 ? plain : [...plain, { kind: "absolute", operand: product(barred) }];
}

const plainName = (name: string): string => name.replaceAll("|", "");

function writePower({ name, exponent }: Share): Expression {
  const letter: Expression = { kind: "symbol", name: plainName(name) };
  return exponent.n === 1n && exponent.d === 1n ? letter : power(letter, int(exponent.n));
}

/** What stays under roots: under one where the indices allow it, else under one for each index. */
function writeRoots({ number, letters, index }: RadicalTerm): Expression[] {
  const shares = [...letters]
    .map(([name, exponent]) => ({ name, exponent: subtract(exponent, floor(exponent)) }))
    .filter(({ exponent }) => exponent.n > 0n);
  const indices = [...shares.map(({ exponent }) => exponent.d), ...(number.index > 1n ? [number.index] : [])];
  if (indices.length === 0) return [];
  const common = [...indices, shares.length > 0 ? index : 1n].reduce(lcm, 1n);
  const largest = indices.toSorted((a, b) => Number(b - a))[0];
  if (common === largest || index > 1n)
    return [oneRoot(number.radicand, number.index, { shares, index: common })];
  return [...new Set(indices)]
    .sort((a, b) => Number(a - b))
    .map((own) =>
      oneRoot(number.index === own ? number.radicand : 1n, own, {
        shares: shares.filter(({ exponent }) => exponent.d === own),
        index: own,
      }),
    );
}

function oneRoot(
  radicand: bigint,
  radicandIndex: bigint,
  { shares, index }: { readonly shares: readonly Share[]; readonly index: bigint },
): Expression {
  const number = integerPower(radicand, index / radicandIndex);
  const letters = [...shares]
    .sort((a, b) => (plainName(a.name) < plainName(b.name) ? -1 : 1))
    .map(({ name, exponent }) => writePower({ name, exponent: multiply(exponent, fromInt(index)) }));
  return root(product(factorsOf(number, letters)), index);
}

/** A sum of terms over one common denominator. */
export function writeRadicals(terms: RadicalPolynomial): Expression {
  if (terms.length === 0) return int(0);
  if (terms.length === 1) return writeTerm(terms[0] as RadicalTerm);
  const { top, bottom } = overCommonDenominator(terms);
  const isWhole = bottom.number.coefficient.n === 1n && bottom.letters.size === 0;
  if (isWhole) return sum(top.map(writeTerm));
  return quotient(sum(top.map(writeTerm)), writeTerm(bottom));
}

/** The terms times their smallest common denominator, and that denominator. */
export function overCommonDenominator(terms: RadicalPolynomial): {
  readonly top: RadicalPolynomial;
  readonly bottom: RadicalTerm;
} {
  const number = terms.reduce((common, term) => lcm(common, term.number.coefficient.d), 1n);
  const letters = new Map<string, Rational>();
  for (const term of terms) {
    for (const [name, exponent] of term.letters) {
      const missing = multiply(floor(exponent), fromInt(-1));
      if (missing.n > (letters.get(name)?.n ?? 0n)) letters.set(name, missing);
    }
  }
  const one: RadicalTerm = {
    number: { coefficient: ONE, index: 1n, radicand: 1n, imaginary: false },
    letters,
    index: 1n,
  };
  const bottom = scaleTerm(one, fromInt(number));
  return { top: terms.map((term) => timesTerm(term, bottom)), bottom };
}
