import { chargeCommonDivisor, chargeProduct, integerPower } from "./integer";
import { euclidStretch } from "./lehmer";
import { NoValue } from "./no-value";

/** Exact rational numbers over BigInt: always in lowest terms, denominator positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** Greatest common divisor, never negative; gcd(0, 0) = 0. */
export function gcd(a: bigint, b: bigint): bigint {
  chargeCommonDivisor(a, b);
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  if (x < y) [x, y] = [y, x];
  if (x <= MOST_EXACT) return BigInt(shortDivisor(Number(x), Number(y)));
  while (y >= LONG) {
    const stretch = euclidStretch(x, y);
    if (stretch === null) {
      [x, y] = [y, x % y];
      continue;
    }
    const [p, q] = [x, y];
    x = BigInt(stretch.a) * p + BigInt(stretch.b) * q;
    y = BigInt(stretch.c) * p + BigInt(stretch.d) * q;
  }
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Numbers that doubles hold exactly are divided much faster as doubles. */
function shortDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
/** From here on leading digits are worth their while. */
const LONG = 2n ** 400n;

/** Least common multiple, never negative. */
export function lcm(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const product = (a / gcd(a, b)) * b;
  return product < 0n ? -product : product;
}

/** The rational n/d in lowest terms.
 * @throws {NoValue} if d = 0
 * @example rational(6n, -8n) // { n: -3n, d: 4n } */
export function rational(n: bigint, d: bigint = 1n): Rational {
  if (d === 0n) throw new NoValue("division by zero");
  if (d === 1n) {
    chargeCommonDivisor(n, d);
    return { n, d };
  }
  const g = gcd(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / g, d: (sign * d) / g };
}

export const fromInt = (n: number | bigint): Rational => ({ n: BigInt(n), d: 1n });
export const isInteger = (a: Rational): boolean => a.d === 1n;
export const isZero = (a: Rational): boolean => a.n === 0n;
export const isOne = (a: Rational): boolean => a.n === 1n && a.d === 1n;
export const isNegative = (a: Rational): boolean => a.n < 0n;
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const sign = (a: Rational): -1 | 0 | 1 => (a.n === 0n ? 0 : a.n < 0n ? -1 : 1);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const absolute = (a: Rational): Rational => (a.n < 0n ? negate(a) : a);
/** The product of two whole numbers, paid for by their lengths. */
function times(a: bigint, b: bigint): bigint {
  chargeProduct(a, b);
  return a * b;
}
export const add = (a: Rational, b: Rational): Rational =>
  areWhole(a, b) ? rational(a.n + b.n) : rational(times(a.n, b.d) + times(b.n, a.d), times(a.d, b.d));
export const subtract = (a: Rational, b: Rational): Rational =>
  areWhole(a, b) ? rational(a.n - b.n) : rational(times(a.n, b.d) - times(b.n, a.d), times(a.d, b.d));
export const multiply = (a: Rational, b: Rational): Rational =>
  areWhole(a, b) ? rational(times(a.n, b.n)) : rational(times(a.n, b.n), times(a.d, b.d));
const areWhole = (a: Rational, b: Rational): boolean => a.d === 1n && b.d === 1n;
/** @throws {NoValue} if b = 0 */
export const divide = (a: Rational, b: Rational): Rational => rational(times(a.n, b.d), times(a.d, b.n));
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => sign(subtract(a, b));

/** aᵏ for an integer k.
 * @throws {NoValue} if a = 0 and k < 0 */
export function power(a: Rational, k: bigint): Rational {
  if (k < 0n) return power(rational(a.d, a.n), -k);
  return { n: integerPower(a.n, k), d: integerPower(a.d, k) };
}

/** The nearest double; for sampling and display only, never for deciding equality. */
export function toNumber(a: Rational): number {
  const [n, d] = [Number(a.n), Number(a.d)];
  if (Math.abs(n) <= Number.MAX_SAFE_INTEGER && d <= Number.MAX_SAFE_INTEGER) return n / d;
  if (isNegative(a)) return -toNumber(negate(a));
  const excess = (a.n.toString(16).length - a.d.toString(16).length) * 4;
  const shift = MANTISSA - excess;
  const bits = shift >= 0 ? (a.n << BigInt(shift)) / a.d : a.n / (a.d << BigInt(-shift));
  const half = Math.trunc(shift / 2);
  return Number(bits) * 2 ** -half * 2 ** -(shift - half);
}

/** More bits than a double holds. */
const MANTISSA = 64;
