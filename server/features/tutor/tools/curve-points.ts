import "server-only";
import type { RealFunction } from "@/server/solver/graph/real-value";

/** Where a curve meets the axes and turns, in doubles. */
export interface CurvePoints {
  readonly roots: readonly number[];
  readonly turns: readonly number[];
}

const REACH = 12;
/** Odd, so that no sample lies on the whole numbers where most roots are. */
const SAMPLES = 1441;
const HALVINGS = 60;
const POINTS_MAX = 8;
const CLOSE = 1e-9;

/** Roots and turning points between −12 and 12. A function that is nothing there for a stretch has none. */
export function pointsOf(value: RealFunction): CurvePoints {
  const step = (2 * REACH) / SAMPLES;
  const slope: RealFunction = (x) => {
    const [before, after] = [value(x - 1e-5), value(x + 1e-5)];
    return before === null || after === null ? null : after - before;
  };
  const turns = crossings(slope, step).filter((x) => value(x) !== null);
  // A curve that only touches the axis turns there.
  const touching = turns.filter((x) => Math.abs(value(x) ?? 1) < CLOSE);
  return { roots: distinct([...crossings(value, step), ...touching]), turns };
}

/** Where a function changes its sign without a jump. */
export function crossings(value: RealFunction, step = (2 * REACH) / SAMPLES): number[] {
  const found: number[] = [];
  for (let i = 0; i < SAMPLES && found.length <= POINTS_MAX; i += 1) {
    const [low, high] = [-REACH + i * step, -REACH + (i + 1) * step];
    const [a, b] = [value(low), value(high)];
    if (a === null || b === null || a * b >= 0) continue;
    const x = halved(value, low, high);
    const height = x === null ? null : value(x);
    if (x !== null && height !== null && Math.abs(height) < 1e-6 * (Math.abs(a) + Math.abs(b))) found.push(x);
  }
  return found.length > POINTS_MAX ? [] : found.map(tidy);
}

function halved(value: RealFunction, from: number, to: number): number | null {
  let [low, high] = [from, to];
  const below = (value(low) ?? 0) < 0;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    const height = value(middle);
    if (height === null) return null;
    if (height < 0 === below) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The number with few digits that is meant. */
function tidy(x: number): number {
  const near = Math.round(x * 1000) / 1000;
  return Math.abs(near - x) < 1e-7 ? near : x;
}

const distinct = (xs: readonly number[]): number[] =>
  [...xs]
    .sort((a, b) => a - b)
    .filter((x, index, all) => index === 0 || x - (all[index - 1] as number) > 1e-6);
