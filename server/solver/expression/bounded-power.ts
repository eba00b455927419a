import { LimitReached } from "../budget";
import { DEFAULT_LIMITS } from "../limits";
import { bitLength } from "./integer";
import { power, type Rational } from "./rational";

const WORD = 64;
const SMALL = 2n ** 256n;

/** Work that arithmetic with a number of this size costs beyond the usual, in elementary operations: reducing a
 * fraction takes time that grows with the square of its length. */
export function weightOf({ n, d }: Rational): number {
  if (n < SMALL && n > -SMALL && d < SMALL) return 0;
  return Math.ceil((Math.max(bitLength(n), bitLength(d)) / WORD) ** 2 / 4);
}

/** The size in bits of the larger of numerator and denominator. */
const bitsOf = (a: Rational): number => Math.max(bitLength(a.n), bitLength(a.d));

/** Passes a value through if its numbers are of a reasonable size.
 * @throws {LimitReached} beyond `bits` */
export function bounded(a: Rational, bits = DEFAULT_LIMITS.bits): Rational {
  if (bitsOf(a) > bits) throw new LimitReached("number-size");
  return a;
}

/** baseᵏ for an integer k, refused before it is computed when it would be too large.
 * @throws {LimitReached} when the result would exceed `bits`
 * @throws {NoValue} "division by zero" if base = 0 and k < 0 */
export function boundedPower(base: Rational, k: bigint, bits = DEFAULT_LIMITS.bits): Rational {
  const size = k < 0n ? -k : k;
  const trivial = base.d === 1n && base.n >= -1n && base.n <= 1n;
  if (trivial) return power(base, size > 2n && base.n !== 0n ? (size % 2n === 0n ? 2n : 1n) : k);
  if (BigInt(bitsOf(base) - 1) * size > BigInt(bits)) throw new LimitReached("number-size");
  return power(base, k);
}
