import { aroundDouble, type Enclosure, exactly } from "./figures";
import { add, compare, divide, multiply, type Rational, rational, subtract, ZERO } from "./rational";

/** Arithmetic of bounds, for figures whose values are irrational. */

export const differenceOf = (a: Enclosure, b: Enclosure): Enclosure => ({
  low: subtract(a.low, b.high),
  high: subtract(a.high, b.low),
});

export const sumOf = (a: Enclosure, b: Enclosure): Enclosure => ({
  low: add(a.low, b.low),
  high: add(a.high, b.high),
});

export function productOf(a: Enclosure, b: Enclosure): Enclosure {
  const ends = [a.low, a.high].flatMap((x) => [multiply(x, b.low), multiply(x, b.high)]);
  const pick = (sign: 1 | -1) => ends.reduce((best, each) => (compare(each, best) === sign ? each : best));
  return { low: pick(-1), high: pick(1) };
}

/** Null where the divisor may be zero. */
export function quotientOf(a: Enclosure, b: Enclosure): Enclosure | null {
  if (compare(b.low, ZERO) <= 0 && compare(b.high, ZERO) >= 0) return null;
  const [high, low] = [b.low, b.high].map((end) => divide(rational(1n), end)) as [Rational, Rational];
  return productOf(a, { low, high });
}

/** Far more places than are ever printed. */
const ROOT_SCALE = 10n ** 20n;

/** The square root of what is not negative: the fraction itself where it has one. */
export function squareRoot(value: Rational): Enclosure {
  const [top, bottom] = [wholeRoot(value.n), wholeRoot(value.d)];
  if (top * top === value.n && bottom * bottom === value.d) return exactly(rational(top, bottom));
  const scaled = wholeRoot((value.n * ROOT_SCALE * ROOT_SCALE) / value.d);
  return { low: rational(scaled, ROOT_SCALE), high: rational(scaled + 1n, ROOT_SCALE) };
}

/** The whole part of the square root, by Newton's steps from above. */
function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (root + n / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

/** What the areas and shares of statistics may be off by, in doubles. */
const SHARE_ERROR = rational(1n, 10n ** 12n);

/** The bounds of an area or a probability that was added up in doubles. */
export function aroundShare(share: number): Enclosure | null {
  const bounds = aroundDouble(share);
  return bounds && { low: subtract(bounds.low, SHARE_ERROR), high: add(bounds.high, SHARE_ERROR) };
}

export const isExact = ({ low, high }: Enclosure): boolean => compare(low, high) === 0;
