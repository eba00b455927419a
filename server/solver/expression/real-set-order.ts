import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { negation, number, sum } from "./build";
import { evaluateComplex } from "./evaluate-numeric";
import { signOfRadical } from "./radical-ring";
import { radicalValue } from "./radical-value";
import type { Rational } from "./rational";

const NOTHING: ReadonlyMap<string, Expression> = new Map();

/** The sign of a real number made of fractions and roots, decided exactly; null when it is undefined, not real or
 * of another kind.
 * @param at values of the letters */
export function exactSign(
  e: Expression,
  at: ReadonlyMap<string, Expression>,
  budget: Budget,
): -1 | 0 | 1 | null {
  const { value, nonReal } = radicalValue(e, at, budget);
  if (!value || nonReal) return null;
  const product = signOfRadical(value.top, budget) * signOfRadical(value.bottom, budget);
  return product === 0 ? 0 : product > 0 ? 1 : -1;
}

/** -1, 0 or 1 as a is below, at or above b, exactly; null when that cannot be told. */
export const compareExact = (a: Expression, b: Expression, budget: Budget): -1 | 0 | 1 | null =>
  exactSign(sum([a, negation(b)]), NOTHING, budget);

/** The numbers ascending, equal ones once; null when two of them cannot be compared. */
export function ascending(numbers: readonly Expression[], budget: Budget): Expression[] | null {
  const sorted: Expression[] = [];
  for (const next of numbers) {
    let place = 0;
    let known = false;
    for (; place < sorted.length; place++) {
      const order = compareExact(sorted[place] as Expression, next, budget);
      if (order === null) return null;
      known = order === 0;
      if (order >= 0) break;
    }
    if (!known) sorted.splice(place, 0, next);
  }
  return sorted;
}

/** A simple rational number in every gap that ascending points leave: below the first, between neighbours, above
 * the last. Null when the points lie too close together.
 * @param points distinct, ascending */
export function pointsInGaps(points: readonly Expression[], budget: Budget): Rational[] | null {
  const found: Rational[] = [];
  for (let gap = 0; gap <= points.length; gap++) {
    const point = inGap(points[gap - 1], points[gap], budget);
    if (!point) return null;
    found.push(point);
  }
  return found;
}

function inGap(low: Expression | undefined, high: Expression | undefined, budget: Budget): Rational | null {
  const [a, b] = [low && approximate(low), high && approximate(high)];
  for (const candidate of candidates(a ?? undefined, b ?? undefined)) {
    const e = number(candidate);
    const above = low === undefined || compareExact(e, low, budget) === 1;
    if (above && (high === undefined || compareExact(e, high, budget) === -1)) return candidate;
  }
  return null;
}

const approximate = (e: Expression): number | null => evaluateComplex(e, new Map())?.re ?? null;

/** Zero and whole numbers first, then ever finer decimals from the middle of the gap. */
function candidates(low: number | undefined, high: number | undefined): Rational[] {
  const from = low ?? (high ?? 0) - 4;
  const to = high ?? from + 4;
  const whole = [0, Math.floor(from) + 1, Math.ceil(to) - 1].filter(Number.isSafeInteger);
  const middle = (from + to) / 2;
  const fine = [1, 2, 10, 100, 10_000, 1_000_000].flatMap((d) =>
    Number.isSafeInteger(Math.round(middle * d)) ? [fraction(Math.round(middle * d), d)] : [],
  );
  return [...whole.map((n) => fraction(n, 1)), ...fine];
}

function fraction(n: number, d: number): Rational {
  let [a, b] = [Math.abs(n), d];
  while (b) [a, b] = [b, a % b];
  return { n: BigInt(n / (a || 1)), d: BigInt(d / (a || 1)) };
}
