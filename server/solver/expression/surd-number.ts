import { LimitReached } from "../budget";
import { charge } from "../ledger";
import type { Expression } from "./ast";
import { imaginaryUnit, int, negation, product, quotient, root, sum } from "./build";
import { chargeIntegers, integerPower } from "./integer";
import {
  absolute,
  add,
  equals,
  fromInt,
  isNegative,
  isOne,
  isZero,
  lcm,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
} from "./rational";
import { extractPower, integerRoot } from "./surd";

/** coefficient · radicand^(1/index), times i when `imaginary`. Canonical: the radicand is free of index-th powers
 * and the index as small as it can be; a rational term has index 1 and radicand 1. */
export interface SurdTerm {
  readonly coefficient: Rational;
  readonly index: bigint;
  readonly radicand: bigint;
  readonly imaginary: boolean;
}

/** An exact number: a sum of rational multiples of roots of whole numbers, real and imaginary. Canonical: no two
 * terms alike, none zero, rational before roots and real before imaginary; so equal numbers are equal lists. */
export type SurdNumber = readonly SurdTerm[];

export const surdFromRational = (value: Rational): SurdNumber =>
  isZero(value) ? [] : [{ coefficient: value, index: 1n, radicand: 1n, imaginary: false }];

export const IMAGINARY_UNIT: SurdNumber = [{ coefficient: ONE, index: 1n, radicand: 1n, imaginary: true }];

/** The value when it is rational, otherwise null. */
export function rationalValue(a: SurdNumber): Rational | null {
  const [first] = a;
  if (!first) return fromInt(0);
  return a.length === 1 && first.index === 1n && !first.imaginary ? first.coefficient : null;
}

export const isRealSurd = (a: SurdNumber): boolean => a.every((term) => !term.imaginary);
export const alike = (a: SurdTerm, b: SurdTerm): boolean =>
  a.index === b.index && a.radicand === b.radicand && a.imaginary === b.imaginary;

export const equalSurds = (a: SurdNumber, b: SurdNumber): boolean =>
  a.length === b.length &&
  a.every((term, at) => {
    const other = b[at];
    return other !== undefined && alike(term, other) && equals(term.coefficient, other.coefficient);
  });

const order = (a: SurdTerm, b: SurdTerm): number => {
  if (a.imaginary !== b.imaginary) return a.imaginary ? 1 : -1;
  if (a.index !== b.index) return a.index < b.index ? -1 : 1;
  return a.radicand < b.radicand ? -1 : Number(a.radicand > b.radicand);
};

/** Collects like terms of a list that need not be canonical as a whole; each term must be. */
export function collectSurds(terms: readonly SurdTerm[]): SurdNumber {
  const collected: SurdTerm[] = [];
  for (const term of terms) {
    charge(1 + collected.length / 8);
    const at = collected.findIndex((other) => alike(other, term));
    const known = collected[at];
    if (known) collected[at] = { ...known, coefficient: add(known.coefficient, term.coefficient) };
    else collected.push(term);
  }
  return collected.filter((term) => !isZero(term.coefficient)).sort(order);
}

export const addSurds = (a: SurdNumber, b: SurdNumber): SurdNumber => collectSurds([...a, ...b]);
export const scaleSurd = (a: SurdNumber, factor: Rational): SurdNumber =>
  isZero(factor) ? [] : a.map((term) => ({ ...term, coefficient: multiply(term.coefficient, factor) }));
export const negateSurd = (a: SurdNumber): SurdNumber => scaleSurd(a, fromInt(-1));

/** Roots of a higher index than any exercise has are refused: their radicands would grow out of hand. */
const LARGEST_INDEX = 64n;

function checkIndex(index: bigint): void {
  if (index > LARGEST_INDEX) throw new LimitReached("number-size");
}

/** coefficient · radicand^(1/index) brought to its canonical term, for radicand ≥ 1.
 * @throws {LimitReached} for an index above 64 or a radicand too large to take apart */
export function canonicalTerm(coefficient: Rational, index: bigint, radicand: bigint): SurdTerm {
  checkIndex(index);
  const { outside, inside } = extractPower(radicand, index);
  const scaled = multiply(coefficient, fromInt(outside));
  if (inside === 1n) return { coefficient: scaled, index: 1n, radicand: 1n, imaginary: false };
  for (let factor = index; factor > 1n; factor -= 1n) {
    if (index % factor !== 0n) continue;
    const base = integerRoot(inside, factor);
    if (integerPower(base, factor) === inside) {
      return { coefficient: scaled, index: index / factor, radicand: base, imaginary: false };
    }
  }
  return { coefficient: scaled, index, radicand: inside, imaginary: false };
}

export function multiplyTerms(a: SurdTerm, b: SurdTerm): SurdTerm {
  const index = lcm(a.index, b.index);
  checkIndex(index);
  const radicand = integerPower(a.radicand, index / a.index) * integerPower(b.radicand, index / b.index);
  const term = canonicalTerm(multiply(a.coefficient, b.coefficient), index, radicand);
  const both = a.imaginary && b.imaginary;
  return {
    ...term,
    coefficient: both ? negate(term.coefficient) : term.coefficient,
    imaginary: a.imaginary !== b.imaginary,
  };
}

export const multiplySurds = (a: SurdNumber, b: SurdNumber): SurdNumber =>
  collectSurds(a.flatMap((left) => b.map((right) => multiplyTerms(left, right))));

/** The index-th root of a rational number as one term; an even root of a negative number is imaginary for
 * square roots and null otherwise; an odd one is negative. */
export function surdRoot(value: Rational, index: bigint): SurdNumber | null {
  if (isZero(value)) return [];
  checkIndex(index);
  const size = absolute(value);
  // a/b under the root is a·bⁿ⁻¹ under the root, over b.
  const term = canonicalTerm(rational(1n, size.d), index, size.n * integerPower(size.d, index - 1n));
  if (!isNegative(value)) return [term];
  if (index % 2n === 1n) return [{ ...term, coefficient: negate(term.coefficient) }];
  return index === 2n ? [{ ...term, imaginary: true }] : null;
}

/** A number f ≠ 0 by which to multiply a denominator to rid it of a root or of i: the missing root for a single
 * term, the conjugate for a sum. Null when no such factor is known.
 * @example for 4 - √6: 4 + √6; for 9√5: √5; for 2 - i: 2 + i */
export function rationalisingFactor(a: SurdNumber): SurdNumber | null {
  const [first, second] = a;
  if (!first) return null;
  if (!second) return missingRoot(first);
  if (a.some((term) => term.imaginary)) return flipped(a, (term) => term.imaginary);
  if (a.every((term) => term.index <= 2n)) {
    if (a.length === 2) return flipped(a, (term) => term === second);
    const divisor = leastPrimeFactor(a[a.length - 1]?.radicand ?? 1n);
    return flipped(a, (term) => term.radicand % divisor === 0n);
  }
  if (a.length !== 2 || a.some((term) => term.index !== 1n && term.index !== 3n)) return null;
  const cross = multiplySurds([first], [second]);
  return [[first], [second]].reduce<SurdNumber>(
    (total, term) => addSurds(total, multiplySurds(term, term)),
    negateSurd(cross),
  );
}

function missingRoot({ index, radicand, imaginary }: SurdTerm): SurdNumber {
  if (index === 1n) return imaginary ? IMAGINARY_UNIT : surdFromRational(ONE);
  const { inside } = extractPower(integerPower(radicand, index - 1n), index);
  return [{ ...canonicalTerm(ONE, index, inside), imaginary }];
}

const flipped = (a: SurdNumber, chosen: (term: SurdTerm) => boolean): SurdNumber =>
  a.map((term) => (chosen(term) ? { ...term, coefficient: negate(term.coefficient) } : term));

function leastPrimeFactor(n: bigint): bigint {
  for (let p = 2n; p * p <= n && p < 100_000n; p += 1n) {
    chargeIntegers(n, p);
    if (n % p === 0n) return p;
  }
  return n;
}

/** The number as a textbook writes it: `3 + 2√5`, `(4 + √6)/5`, `2√3/9`, `2/5 + 11/5 i`, `1 + i√3`. */
export function surdToExpression(a: SurdNumber): Expression {
  if (a.length < 2 || !isRealSurd(a)) return sum(a.map(termToExpression));
  const denominator = a.reduce((common, { coefficient }) => lcm(common, coefficient.d), 1n);
  if (denominator === 1n) return sum(a.map(termToExpression));
  const scaled = scaleSurd(a, fromInt(denominator));
  if (scaled.every((term) => isNegative(term.coefficient))) {
    return negation(quotient(sum(negateSurd(scaled).map(termToExpression)), int(denominator)));
  }
  return quotient(sum(scaled.map(termToExpression)), int(denominator));
}

/** One term as a textbook writes it: `4√5/45`, `2i√3`, `11/5 i`, `-3`. */
export function termToExpression({ coefficient, index, radicand, imaginary }: SurdTerm): Expression {
  if (isNegative(coefficient)) {
    return negation(termToExpression({ coefficient: negate(coefficient), index, radicand, imaginary }));
  }
  const unit = imaginary ? [imaginaryUnit] : [];
  if (index === 1n) {
    if (!imaginary)
      return coefficient.d === 1n ? int(coefficient.n) : quotient(int(coefficient.n), int(coefficient.d));
    return isOne(coefficient) ? imaginaryUnit : product([rationalToExpression(coefficient), imaginaryUnit]);
  }
  const roots = [...unit, root(int(radicand), index)];
  const top = coefficient.n === 1n ? product(roots) : product([int(coefficient.n), ...roots]);
  return coefficient.d === 1n ? top : quotient(top, int(coefficient.d));
}

const rationalToExpression = (value: Rational): Expression =>
  value.d === 1n ? int(value.n) : quotient(int(value.n), int(value.d));
