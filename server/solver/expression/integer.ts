import { LimitReached } from "../budget";
import { charge } from "../ledger";

/** Whole numbers longer than this are refused wherever they arise. */
const MOST_BITS = 65_536;
const WORD = 64;
const WORD_SIZE = 2n ** 64n;

/** The length of a whole number in bits, exact to the four of a hexadecimal digit, which JavaScript writes much faster
 * than binary ones. */
export const bitLength = (n: bigint): number => 4 * (n < 0n ? -n : n).toString(16).length;

/** The length of a whole number in words of 64 bits, at least 1. */
export function wordsOf(n: bigint): number {
  if (n < WORD_SIZE && n > -WORD_SIZE) return 1;
  return Math.ceil(bitLength(n) / WORD);
}

/** Pays for one operation of whole numbers (product, division, common divisor): its time grows with the product of
 * their lengths.
 * @throws {LimitReached} when one is longer than any exercise has use for */
export function chargeIntegers(a: bigint, b: bigint): void {
  const x = wordsOf(a);
  const y = wordsOf(b);
  if (x === 1 && y === 1) {
    charge();
    return;
  }
  if (x * WORD > MOST_BITS || y * WORD > MOST_BITS) throw new LimitReached("number-size");
  charge(1 + Math.ceil((x * y) / 16));
}

/** The product of two whole numbers, for loops that let one grow. */
export function integerProduct(a: bigint, b: bigint): bigint {
  chargeIntegers(a, b);
  return a * b;
}

/** Pays for a product of whole numbers as far as it costs more than one of short ones.
 * @throws {LimitReached} */
export function chargeProduct(a: bigint, b: bigint): void {
  if (wordsOf(a) > 1 || wordsOf(b) > 1) chargeIntegers(a, b);
}

/** Pays for a greatest common divisor: two short numbers take a few dozen steps, long ones some for each bit.
 * @throws {LimitReached} */
export function chargeCommonDivisor(a: bigint, b: bigint): void {
  const words = Math.max(wordsOf(a), wordsOf(b));
  if (words === 1) {
    charge();
    return;
  }
  charge(3 * words);
  chargeIntegers(a, b);
}

/** base^exponent for whole numbers, exponent ≥ 0: refused before it is computed when it would be too long.
 * @throws {LimitReached} */
export function integerPower(base: bigint, exponent: bigint): bigint {
  if (base >= -1n && base <= 1n) return base ** exponent;
  const words = wordsOf(base);
  const bits = (words === 1 ? Math.log2(Math.abs(Number(base))) : words * WORD) * Number(exponent);
  if (bits > MOST_BITS) throw new LimitReached("number-size");
  charge(1 + Math.ceil((bits / WORD) ** 2 / 16));
  return base ** exponent;
}
