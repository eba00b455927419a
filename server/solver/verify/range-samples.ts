import type { Expression } from "../expression/ast";
import { equation, number } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { type Rational, rational } from "../expression/rational";
import type { End, Interval } from "../expression/real-set";
import { some, symbolsOf } from "../expression/walk";
import { onceFor } from "../memo";
import type { Budget, Check } from "../types";
import { refuted, spotChecked, UNCHECKED } from "./obligations";
import type { RangeClaim } from "./range-claim";

/** Places from far left to far right, closer together near zero. */
const PLACES: readonly number[] = Array.from({ length: 801 }, (_, i) => {
  const t = (i - 400) / 400;
  return Math.sign(t) * (30 * Math.abs(t) + 1e9 * Math.abs(t) ** 31);
});
const FINER = 8;
const CLOSE = 1e-6;
/** A logarithm grows without end, but slowly: five is far enough on these places. */
const FAR = 5;
const FEWEST = 50;
const LARGEST_DENOMINATOR = 360;

type Stretch = readonly [low: number, high: number];
type Function = (x: number) => number | null;

/** Follows the function over a wide grid: the values taken without a jump between neighbouring places must fill the
 * set, no value may lie outside it, and an end belongs to it exactly when some plain number is sent there. */
export function rangeBySamples({ expression, unknown, set }: RangeClaim, budget: Budget): Check {
  const claimed = set.map(({ low, high }) => [
    approximate(low, Number.NEGATIVE_INFINITY),
    approximate(high, Number.POSITIVE_INFINITY),
  ]);
  if (claimed.flat().includes(null)) return UNCHECKED;
  const intervals = claimed as unknown as Stretch[];
  if (intervals.some(([low], i) => i > 0 && low < (intervals[i - 1]?.[1] ?? low)))
    return refuted("The parts of the range overlap.");
  budget.spend(PLACES.length);
  const { f, values, pieces } = samplesOf(expression, unknown);
  const inside = (y: number) => intervals.some(([low, high]) => y >= low - 1e-9 && y <= high + 1e-9);
  if (values.filter((y) => y !== null).length < FEWEST) return UNCHECKED;
  if (!values.every((y) => y === null || inside(y)))
    return refuted("A value of the function is not in the range.");
  const sampled = { f, values, budget };
  const beside = intervals
    .flat()
    .filter(Number.isFinite)
    .flatMap((end) => approaches(end, sampled));
  const filled = joined([...pieces(), ...gradual(f, beside)]);
  if (!intervals.every((each) => isFilled(each, filled)))
    return refuted("The values leave a part of the range out.");
  return endsFit({ expression, unknown, set }, sampled);
}

const approximate = ({ value }: End, unbounded: number): number | null =>
  value ? (evaluateComplex(value, new Map())?.re ?? null) : unbounded;

/** A function over the grid, whatever range is claimed of it. */
interface Samples {
  readonly f: Function;
  readonly values: readonly (number | null)[];
  /** What is taken between neighbouring places. */
  readonly pieces: () => readonly Stretch[];
}

const SAMPLES = onceFor((_: Expression) => new Map<string, Samples>());

function samplesOf(expression: Expression, unknown: string): Samples {
  const known = SAMPLES(expression).get(unknown);
  if (known) return known;
  const f: Function = (x) => {
    const y = evaluateComplex(expression, new Map([[unknown, { re: x, im: 0 }]]));
    return y && Math.abs(y.im) < 1e-12 * (1 + Math.abs(y.re)) ? y.re : null;
  };
  let pieces: readonly Stretch[] | null = null;
  const samples: Samples = {
    f,
    values: PLACES.map(f),
    pieces: () => {
      pieces ??= gradual(
        f,
        PLACES.slice(1).map((x, i) => [PLACES[i] ?? x, x]),
      );
      return pieces;
    },
  };
  SAMPLES(expression).set(unknown, samples);
  return samples;
}

/** What is taken between two places each, unless the function jumps there. */
const gradual = (f: Function, pairs: readonly Stretch[]): Stretch[] =>
  pairs.flatMap(([from, to]): Stretch[] => {
    const [a, b] = [f(from), f(to)];
    if (a === null || b === null || !isGradual(f, [from, to], Math.abs(b - a))) return [];
    return [[Math.min(a, b), Math.max(a, b)]];
  });

/** Stretches that overlap as one. */
function joined(pieces: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const [low, high] of pieces.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1);
    if (last && low <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], high)];
    else whole.push([low, high]);
  }
  return whole;
}

/** Whether a change is made in several steps. A jump or a pole makes it all in one. */
function isGradual(f: Function, [from, to]: Stretch, change: number): boolean {
  const between = Array.from({ length: FINER + 1 }, (_, k) => f(from + ((to - from) * k) / FINER));
  return between.every((y, k) => {
    const before = k === 0 ? y : between[k - 1];
    if (y === null || before === null || before === undefined) return false;
    return change === 0 || k === 0 || Math.abs(y - before) < 0.9 * change;
  });
}

/** One stretch comes close to both ends. */
const isFilled = ([low, high]: Stretch, filled: readonly Stretch[]): boolean =>
  filled.some(
    ([from, to]) =>
      (Number.isFinite(low) ? from - low < CLOSE * (1 + Math.abs(low)) : from < -FAR) &&
      (Number.isFinite(high) ? high - to < CLOSE * (1 + Math.abs(high)) : to > FAR) &&
      from <= high &&
      to >= low,
  );

interface Sampled {
  readonly f: Function;
  readonly values: readonly (number | null)[];
  readonly budget: Budget;
}

function endsFit(claim: RangeClaim, sampled: Sampled): Check {
  let isSure = true;
  for (const { value, closed } of claim.set.flatMap(({ low, high }: Interval): End[] => [low, high])) {
    if (!value) continue;
    const taken = isTaken(claim, value, sampled);
    if (taken && !closed) return refuted("An end that is taken is left out.");
    if (closed && !taken) isSure = false;
  }
  return isSure
    ? spotChecked("The values on a wide grid lie in the range, fill it, and come close to its ends.")
    : UNCHECKED;
}

/** Whether the value is taken at a plain number, or, for a function that divides by nothing, at the bottom of a dip
 * (a curve that only comes near a level has none). */
function isTaken({ expression, unknown }: RangeClaim, value: Expression, sampled: Sampled): boolean {
  const end = evaluateComplex(value, new Map())?.re ?? Number.NaN;
  const away = distanceFrom(end, sampled.f);
  const places = approaches(end, sampled).map(([, x]) => x);
  const exactly = places
    .flatMap(plain)
    .some((x) => holdsAt(equation(expression, value), new Map([[unknown, number(x)]]), sampled.budget));
  const isDip = (x: number) =>
    away(x) < CLOSE && [x - STEP, x + STEP].every((near) => away(near) > away(x) * 2 + DEPTH);
  return exactly || (!divides(expression, unknown) && places.some(isDip));
}

const STEP = 1e-3;
const DEPTH = 1e-9;

const divides = (e: Expression, unknown: string): boolean =>
  some(
    e,
    (part) =>
      (part.kind === "quotient" && symbolsOf(part.denominator).includes(unknown)) ||
      (part.kind === "power" && symbolsOf(part.base).includes(unknown) && part.exponent.kind !== "number"),
  );

const distanceFrom = (end: number, f: Function) => (x: number) => {
  const y = f(x);
  return y === null ? Number.POSITIVE_INFINITY : Math.abs(y - end);
};

/** The places at which the function is nearest to a value, each with the place beside it that is nearer still. */
function approaches(end: number, { f, values }: Sampled): Stretch[] {
  const gaps = values.map((y) => (y === null ? Number.POSITIVE_INFINITY : Math.abs(y - end)));
  const order = gaps.map((_, i) => i).sort((i, j) => (gaps[i] ?? 0) - (gaps[j] ?? 0));
  return order.slice(0, 3).map((i) => {
    const around = [PLACES[i - 1], PLACES[i], PLACES[i + 1]].map((x) => x ?? PLACES[i] ?? 0);
    return [PLACES[i] ?? 0, lowest(distanceFrom(end, f), around)];
  });
}

/** Where a function with one dip is least, which has a value in the middle. */
function lowest(f: (x: number) => number, [from = 0, known = 0, to = 0]: readonly number[]): number {
  let [a, b] = [from, to];
  for (let round = 0; round < 80; round += 1) {
    const [c, d] = [a + (b - a) / 3, b - (b - a) / 3];
    const [left, right] = [f(c), f(d)];
    if (left === right ? known < (c + d) / 2 : left < right) b = d;
    else a = c;
  }
  return (a + b) / 2;
}

/** The fraction with the smallest denominator that close to a number. */
function plain(x: number): Rational[] {
  if (Math.abs(x) > 1e6) return [];
  for (let d = 1; d <= LARGEST_DENOMINATOR; d += 1) {
    const n = Math.round(x * d);
    if (Math.abs(x - n / d) < CLOSE) return [rational(BigInt(n), BigInt(d))];
  }
  return [];
}
