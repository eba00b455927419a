import type { Rational } from "../../expression/rational";

/** All real numbers between two, as whole multiples of 2⁻ᵇ, where b is said beside it. Every operation rounds outwards,
 * so that the true value is never left out. */
export interface Interval {
  readonly low: bigint;
  readonly high: bigint;
}

const floorQuotient = (a: bigint, b: bigint): bigint => {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};
const ceilingQuotient = (a: bigint, b: bigint): bigint => -floorQuotient(-a, b);
const inOrder = (all: readonly bigint[]): bigint[] => all.toSorted((a, b) => Number(a > b) - Number(a < b));
const smallest = (all: readonly bigint[]): bigint => inOrder(all)[0] as bigint;
const largest = (all: readonly bigint[]): bigint => inOrder(all).at(-1) as bigint;

/** The interval of a fraction: a single number where that has no more places. */
export const fractionIn = ({ n, d }: Rational, bits: bigint): Interval => ({
  low: floorQuotient(n << bits, d),
  high: ceilingQuotient(n << bits, d),
});

export const wholeIn = (n: bigint, bits: bigint): Interval => ({ low: n << bits, high: n << bits });

export const plus = (a: Interval, b: Interval): Interval => ({ low: a.low + b.low, high: a.high + b.high });
export const minus = (a: Interval, b: Interval): Interval => ({ low: a.low - b.high, high: a.high - b.low });
export const opposite = ({ low, high }: Interval): Interval => ({ low: -high, high: -low });

export function times(a: Interval, b: Interval, bits: bigint): Interval {
  const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  return { low: smallest(corners) >> bits, high: -(-largest(corners) >> bits) };
}

/** Null where the divisor may be zero. */
export function over(a: Interval, b: Interval, bits: bigint): Interval | null {
  if (b.low <= 0n && b.high >= 0n) return null;
  const pairs = [a.low, a.high].flatMap((top) => [b.low, b.high].map((bottom) => [top, bottom] as const));
  return {
    low: smallest(pairs.map(([top, bottom]) => floorQuotient(top << bits, bottom))),
    high: largest(pairs.map(([top, bottom]) => ceilingQuotient(top << bits, bottom))),
  };
}

export const sizeIn = (a: Interval): Interval =>
  a.low >= 0n ? a : a.high <= 0n ? opposite(a) : { low: 0n, high: largest([-a.low, a.high]) };

export const isApartFromZero = ({ low, high }: Interval): boolean => low > 0n || high < 0n;

/** By Newton's steps from above. */
function wholeRoot(n: bigint, index: bigint): bigint {
  if (n < 2n) return n;
  let found = 1n << (BigInt(n.toString(2).length) / index + 1n);
  for (;;) {
    const next = ((index - 1n) * found + n / found ** (index - 1n)) / index;
    if (next >= found) return found;
    found = next;
  }
}

/** The real root; null for an even root of what may be negative. */
export function rootIn(a: Interval, index: bigint, bits: bigint): Interval | null {
  if (a.low < 0n) {
    const inner = a.high <= 0n && index % 2n === 1n ? rootIn(opposite(a), index, bits) : null;
    return inner && opposite(inner);
  }
  const shift = bits * (index - 1n);
  const [low, high] = [wholeRoot(a.low << shift, index), wholeRoot(a.high << shift, index)];
  return { low, high: high ** index === a.high << shift ? high : high + 1n };
}

/** aᵏ for a whole k by repeated squaring. */
export function powerIn(a: Interval, k: bigint, bits: bigint): Interval | null {
  if (k <= 0n && a.low <= 0n && a.high >= 0n) return null;
  if (k < 0n) {
    const inverse = over(wholeIn(1n, bits), a, bits);
    return inverse && powerIn(inverse, -k, bits);
  }
  let [result, square] = [wholeIn(1n, bits), a];
  for (let rest = k; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = times(result, square, bits);
    if (rest > 1n) square = times(square, square, bits);
  }
  return result;
}
