import { fractionIn, type Interval, minus, opposite, over, plus, rootIn, times, wholeIn } from "./interval";

/** Below this many bits of a number nothing is left to be added. */
const isTiny = ({ low, high }: Interval): boolean => low >= -1n && high <= 1n;
const widened = ({ low, high }: Interval, by: bigint): Interval => ({ low: low - by, high: high + by });

/** The sum of first, first · step₁, first · step₁ · step₂, …, where no step is larger than a half from the place where
 * the terms become tiny: what is left out is then smaller than what was added last. */
function summed(first: Interval, next: (term: Interval, k: bigint) => Interval): Interval {
  let [total, term] = [first, first];
  for (let k = 1n; !isTiny(term); k += 1n) {
    term = next(term, k);
    total = plus(total, term);
  }
  return widened(total, 4n);
}

const divided = ({ low, high }: Interval, by: bigint): Interval => ({
  low: low >= 0n ? low / by : -((-low + by - 1n) / by),
  high: high >= 0n ? (high + by - 1n) / by : -(-high / by),
});

/** 1/n + 1/(3n³) + …, or with changing signs. */
function inverseTangentOfPart(n: bigint, bits: bigint, sign: 1n | -1n): Interval {
  let power = fractionIn({ n: 1n, d: n }, bits);
  let total = power;
  for (let k = 1n; !isTiny(power); k += 1n) {
    power = divided(power, n * n);
    const term = divided(power, 2n * k + 1n);
    total = sign < 0n && k % 2n === 1n ? minus(total, term) : plus(total, term);
  }
  return widened(total, 4n);
}

const scaled = ({ low, high }: Interval, by: bigint): Interval =>
  by >= 0n ? { low: low * by, high: high * by } : { low: high * by, high: low * by };

function remembered(find: (bits: bigint) => Interval): (bits: bigint) => Interval {
  const known = new Map<bigint, Interval>();
  return (bits) => {
    const found = known.get(bits) ?? find(bits);
    known.set(bits, found);
    return found;
  };
}

/** @source Machin: π/4 = 4 arctan 1/5 − arctan 1/239 */
export const piIn = remembered((bits) =>
  minus(scaled(inverseTangentOfPart(5n, bits, -1n), 16n), scaled(inverseTangentOfPart(239n, bits, -1n), 4n)),
);

/** ln 2 = 2 artanh 1/3 */
const logarithmOfTwo = remembered((bits) => scaled(inverseTangentOfPart(3n, bits, 1n), 2n));

interface Point {
  readonly middle: Interval;
  readonly radius: bigint;
}

/** The middle of an interval, and how far its ends are from there. */
function pointOf({ low, high }: Interval): Point {
  const middle = (low + high) >> 1n;
  return { middle: { low: middle, high: middle }, radius: high - middle };
}

/** Nobody's angle is that wide; from here on the reduction costs too many places. */
const widestAngle = (bits: bigint): bigint => 1n << (bits + 24n);

/** Less than a full turn, by whole turns. */
function turnedBack(x: Interval, bits: bigint): Interval | null {
  if (x.high > widestAngle(bits) || x.low < -widestAngle(bits)) return null;
  const turn = scaled(piIn(bits), 2n);
  return minus(x, scaled(turn, x.low / turn.low));
}

const nextTerm = (square: Interval, bits: bigint, first: bigint) => (term: Interval, k: bigint) =>
  opposite(divided(times(term, square, bits), (2n * k + first) * (2n * k + first - 1n)));

function circular(x: Interval, bits: bigint, first: 0n | 1n): Interval | null {
  const reduced = turnedBack(x, bits);
  if (!reduced) return null;
  const { middle, radius } = pointOf(reduced);
  const square = times(middle, middle, bits);
  return widened(summed(first === 1n ? middle : wholeIn(1n, bits), nextTerm(square, bits, first)), radius);
}

export const sineIn = (x: Interval, bits: bigint): Interval | null => circular(x, bits, 1n);
export const cosineIn = (x: Interval, bits: bigint): Interval | null => circular(x, bits, 0n);

/** Both ends of a rising function. */
function rising(x: Interval, at: (point: Interval) => Interval | null): Interval | null {
  const [low, high] = [x.low, x.high].map((end) => at({ low: end, high: end }));
  return low && high ? { low: low.low, high: high.high } : null;
}

const MOST_DOUBLINGS = 4096n;

export function exponentialIn(x: Interval, bits: bigint): Interval | null {
  return rising(x, (point) => {
    const two = logarithmOfTwo(bits);
    const doublings = point.low / two.low;
    if (doublings > MOST_DOUBLINGS || doublings < -bits) return null;
    const rest = minus(point, scaled(two, doublings));
    const sum = summed(wholeIn(1n, bits), (term, k) => divided(times(term, rest, bits), k));
    return doublings >= 0n ? scaled(sum, 1n << doublings) : divided(sum, 1n << -doublings);
  });
}

/** Null for what may not be positive. */
export function logarithmIn(x: Interval, bits: bigint): Interval | null {
  if (x.low <= 0n) return null;
  return rising(x, (point) => {
    const doublings = BigInt(point.low.toString(2).length) - 1n - bits;
    const reduced = doublings >= 0n ? divided(point, 1n << doublings) : scaled(point, 1n << -doublings);
    const one = wholeIn(1n, bits);
    const part = over(minus(reduced, one), plus(reduced, one), bits);
    if (!part) return null;
    const square = times(part, part, bits);
    let [total, power] = [part, part];
    for (let k = 1n; !isTiny(power); k += 1n) {
      power = times(power, square, bits);
      total = plus(total, divided(power, 2n * k + 1n));
    }
    return plus(scaled(widened(total, 4n), 2n), scaled(logarithmOfTwo(bits), doublings));
  });
}

const HALVINGS = 4;

export function arctangentIn(x: Interval, bits: bigint): Interval | null {
  return rising(x, (point) => {
    const one = wholeIn(1n, bits);
    let part: Interval | null = point;
    for (let halving = 0; halving < HALVINGS && part; halving += 1) {
      const length = rootIn(plus(one, times(part, part, bits)), 2n, bits);
      part = length && over(part, plus(one, length), bits);
    }
    if (!part) return null;
    const square = times(part, part, bits);
    let [total, power] = [part, part];
    for (let k = 1n; !isTiny(power); k += 1n) {
      power = opposite(times(power, square, bits));
      total = plus(total, divided(power, 2n * k + 1n));
    }
    return scaled(widened(total, 4n), 1n << BigInt(HALVINGS));
  });
}
