import { LimitReached } from "../budget";
import { charge } from "../ledger";
import { integerPower } from "./integer";
import {
  absolute,
  add,
  divide,
  fromInt,
  isNegative,
  isZero,
  lcm,
  multiply,
  ONE,
  type Rational,
} from "./rational";
import { canonicalTerm, multiplyTerms, type SurdTerm } from "./surd-number";

/** One term of a radical expression: a number (with its own root) times letters with fractional exponents. A letter
 * stands for a positive value; the key "|x|" stands for the absolute value of x. */
export interface RadicalTerm {
  readonly number: SurdTerm;
  /** Exponents, none zero. */
  readonly letters: ReadonlyMap<string, Rational>;
  /** The index of the roots the letters came out of, where it has to be kept; 1n where it may become smaller. */
  readonly index: bigint;
}

/** A sum of unlike terms. Empty: zero. */
export type RadicalPolynomial = readonly RadicalTerm[];

const LARGEST_EXPONENT = 2000n;

export const numberTerm = (value: Rational): RadicalTerm => ({
  number: { coefficient: value, index: 1n, radicand: 1n, imaginary: false },
  letters: new Map(),
  index: 1n,
});

export const letterTerm = (name: string): RadicalTerm => ({
  ...numberTerm(ONE),
  letters: new Map([[name, ONE]]),
});

export const imaginaryTerm = (): RadicalTerm => {
  const one = numberTerm(ONE);
  return { ...one, number: { ...one.number, imaginary: true } };
};

export const scaleTerm = (term: RadicalTerm, factor: Rational): RadicalTerm => ({
  ...term,
  number: { ...term.number, coefficient: multiply(term.number.coefficient, factor) },
});

export const negateTerm = (term: RadicalTerm): RadicalTerm => scaleTerm(term, fromInt(-1));

/** @throws {LimitReached} when an exponent or a number grows too large */
export function timesTerm(a: RadicalTerm, b: RadicalTerm): RadicalTerm {
  const letters = new Map(a.letters);
  for (const [name, exponent] of b.letters) {
    const total = add(letters.get(name) ?? fromInt(0), exponent);
    if (isZero(total)) letters.delete(name);
    else letters.set(name, checked(total));
  }
  return { number: multiplyTerms(a.number, b.number), letters, index: lcm(a.index, b.index) };
}

/** 1/term, for a term that is not zero. */
export function inverseTerm({ number, letters, index }: RadicalTerm): RadicalTerm {
  const { coefficient, radicand } = number;
  const over = divide(ONE, multiply(coefficient, fromInt(radicand)));
  const inverse = canonicalTerm(
    number.imaginary ? multiply(over, fromInt(-1)) : over,
    number.index,
    integerPower(radicand, number.index - 1n),
  );
  return {
    number: { ...inverse, imaginary: number.imaginary },
    letters: mapExponents(letters, (exponent) => multiply(exponent, fromInt(-1))),
    index,
  };
}

/** How letters are taken: as positive, or with absolute values for even roots. */
export interface RootReading {
  readonly absolute: boolean;
}

/** The index-th root of a term; null where it is not real.
 * @throws {LimitReached} for an index above 64 */
export function rootTerm(
  term: RadicalTerm,
  index: bigint,
  { absolute: bars }: RootReading,
): RadicalTerm | null {
  const { coefficient, radicand } = term.number;
  if (isZero(coefficient)) return term;
  const isEven = index % 2n === 0n;
  if (term.number.imaginary || (isNegative(coefficient) && isEven)) return null;
  const size = absolute(coefficient);
  const inner = term.number.index;
  if (index * inner > 64n) throw new LimitReached("number-size");
  const inside = integerPower(size.n * integerPower(size.d, index - 1n), inner) * radicand;
  const taken = canonicalTerm({ n: 1n, d: size.d }, index * inner, inside);
  const number = isNegative(coefficient)
    ? { ...taken, coefficient: multiply(taken.coefficient, fromInt(-1)) }
    : taken;
  const share: Rational = { n: 1n, d: index };
  const barred = bars && isEven ? withBars(term.letters) : term.letters;
  return {
    number,
    letters: mapExponents(barred, (exponent) => multiply(exponent, share)),
    index: bars ? term.index * index : 1n,
  };
}

/** Every letter as its absolute value. */
function withBars(letters: ReadonlyMap<string, Rational>): ReadonlyMap<string, Rational> {
  const barred = new Map<string, Rational>();
  for (const [name, exponent] of letters) {
    const key = name.startsWith("|") ? name : `|${name}|`;
    barred.set(key, add(barred.get(key) ?? fromInt(0), exponent));
  }
  return new Map([...barred].filter(([, exponent]) => !isZero(exponent)));
}

function mapExponents(
  letters: ReadonlyMap<string, Rational>,
  change: (exponent: Rational) => Rational,
): ReadonlyMap<string, Rational> {
  return new Map([...letters].map(([name, exponent]) => [name, checked(change(exponent))]));
}

function checked(exponent: Rational): Rational {
  if (absolute(exponent).n > LARGEST_EXPONENT * exponent.d || exponent.d > 64n)
    throw new LimitReached("number-size");
  return exponent;
}

/** Two terms with the same key differ in their coefficients only. */
export const likeness = ({ number, letters }: RadicalTerm): string =>
  `${number.index}/${number.radicand}/${number.imaginary};${[...letters]
    .map(([name, { n, d }]) => `${name}^${n}/${d}`)
    .sort()
    .join(" ")}`;

/** Adds like terms up, in the order in which they first stand. */
export function collectRadicals(terms: readonly RadicalTerm[]): RadicalPolynomial {
  const byKey = new Map<string, RadicalTerm>();
  for (const term of terms) {
    charge(2 + term.letters.size);
    const key = likeness(term);
    const known = byKey.get(key);
    const coefficient = known
      ? add(known.number.coefficient, term.number.coefficient)
      : term.number.coefficient;
    byKey.set(key, { ...term, number: { ...term.number, coefficient } });
  }
  return [...byKey.values()].filter((term) => !isZero(term.number.coefficient));
}

export const timesRadicals = (a: RadicalPolynomial, b: RadicalPolynomial): RadicalPolynomial =>
  collectRadicals(a.flatMap((left) => b.map((right) => timesTerm(left, right))));

/** Whether a term has no roots: whole exponents and a rational number. */
export const isPlainTerm = ({ number, letters }: RadicalTerm): boolean =>
  number.index === 1n && !number.imaginary && [...letters.values()].every((exponent) => exponent.d === 1n);
