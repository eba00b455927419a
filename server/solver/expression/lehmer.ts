/** Bits of the leading part that stands for a long number: exact in a double, with room for a product of cofactors. */
const LEADING_BITS = 52;

/** What a stretch of Euclid's algorithm does to a pair: (x, y) becomes (ax + by, cx + dy). */
export interface EuclidStretch {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** As many steps of Euclid's algorithm on two long numbers as their leading digits decide, done on these alone: long
 * divisions turn into a few multiplications.
 * @param x the larger number
 * @param y not negative
 * @returns null when the leading digits do not even decide the first quotient
 * @source D. H. Lehmer's method with Collins's condition: Knuth, The Art of Computer Programming 2, 4.5.2 */
export function euclidStretch(x: bigint, y: bigint): EuclidStretch | null {
  const shift = BigInt(Math.max(0, bitLength(x) - LEADING_BITS));
  let p = Number(x >> shift);
  let q = Number(y >> shift);
  let [a, b, c, d] = [1, 0, 0, 1];
  // A quotient counts only when it is the same whatever the digits left out are.
  while (q + c > 0 && q + d > 0) {
    const quotient = Math.floor((p + a) / (q + c));
    if (quotient !== Math.floor((p + b) / (q + d))) break;
    const [nextC, nextD] = [a - quotient * c, b - quotient * d];
    if (Math.abs(nextC) > COFACTOR_MAX || Math.abs(nextD) > COFACTOR_MAX) break;
    [a, b, c, d] = [c, d, nextC, nextD];
    [p, q] = [q, p - quotient * q];
  }
  return b === 0 ? null : { a, b, c, d };
}

/** Cofactors this large still leave quotients of the leading parts exact. */
const COFACTOR_MAX = 2 ** 25;

function bitLength(value: bigint): number {
  const digits = value.toString(16);
  return digits.length * 4 - Math.clz32(Number.parseInt(digits.charAt(0), 16)) + 28;
}
