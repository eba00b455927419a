import { parseExpression } from "../parser/parse";
import type { Graph } from "../types";
import { type RealFunction, realFunction } from "./real-value";

/** A stretch of a curve without a gap: x, y in turn. */
export type Stretch = readonly (readonly [x: number, y: number])[];

/** Places at which a curve is evaluated from one side of the window to the other. */
const SAMPLES = 240;
/** How many heights of the window a curve may leave it before it is cut off there. */
const MARGIN = 1;
/** Halvings after which the end of a domain is found as exactly as doubles can tell. */
const HALVINGS = 40;
/** How often the way between two samples is halved to look for a gap. */
const DEPTH = 9;
/** Parts of the window's height: what counts as straight, and what as a step. */
const STRAIGHT = 1 / 400;
const STEP = 1 / 20;

/** The curves of a graph as stretches of points. */
export function sampleCurves({ curves, window }: Graph): Stretch[][] {
  return curves.map(({ expression, letter }) =>
    sampleFunction(realFunction(parseExpression(expression), letter), window),
  );
}

/** One curve as stretches of points: each ends where the domain or the window ends, and none leads across a pole or a
 * step, however narrow. */
export function sampleFunction(valueAt: RealFunction, window: Graph["window"]): Stretch[] {
  const [left, right] = window.x;
  const shown = shownPart(valueAt, window);
  const stretches: Spot[][] = [];
  let current: Spot[] = [];
  let [before, wasAt]: [Spot | null, number] = [null, left];
  const close = () => {
    stretches.push(current);
    current = [];
  };
  for (let i = 0; i <= SAMPLES; i += 1) {
    const x = left + ((right - left) * i) / SAMPLES;
    const y = shown(x);
    const spot: Spot | null = y === null ? null : [x, y];
    if (before && !spot) {
      current.push(lastSeen(shown, before, x));
      close();
    } else if (spot && !before && i > 0) current.push(lastSeen(shown, spot, wasAt));
    else if (spot && before && !isJoined(before, spot, { shown, window, depth: DEPTH })) close();
    if (spot) current.push(spot);
    [before, wasAt] = [spot, x];
  }
  close();
  return stretches.map(withoutRepeats).filter((stretch) => stretch.length > 1);
}

type Spot = [x: number, y: number];

const withoutRepeats = (stretch: readonly Spot[]): Spot[] =>
  stretch.filter(([x], i) => x !== stretch[i - 1]?.[0]);

/** The function where it is no farther from the window than the curve is drawn. */
function shownPart(valueAt: RealFunction, { y: [low, high] }: Graph["window"]): RealFunction {
  const slack = (high - low) * MARGIN;
  return (x) => {
    const y = valueAt(x);
    return y === null || y < low - slack || y > high + slack ? null : y;
  };
}

/** The last point that is shown on the way from one that is to a place that is not. */
function lastSeen(shown: RealFunction, from: Spot, to: number): Spot {
  let [seen, unseen]: [Spot, number] = [from, to];
  for (let i = 0; i < HALVINGS; i += 1) {
    const x = (seen[0] + unseen) / 2;
    const y = shown(x);
    if (y === null) unseen = x;
    else seen = [x, y];
  }
  return seen;
}

interface Look {
  readonly shown: RealFunction;
  readonly window: Graph["window"];
  /** How many times more a stretch may be halved. */
  readonly depth: number;
}

/** Whether the curve runs from one point to the next: seen closely enough, a curve is a straight line, and a pole or
 * a step is not. */
function isJoined(a: Spot, b: Spot, look: Look): boolean {
  const x = (a[0] + b[0]) / 2;
  const y = look.shown(x);
  if (y === null) return false;
  const height = look.window.y[1] - look.window.y[0];
  const isStraight = Math.abs(y - (a[1] + b[1]) / 2) <= STRAIGHT * height;
  if (isStraight) return true;
  if (look.depth === 0) return Math.abs(b[1] - a[1]) <= STEP * height;
  const closer = { ...look, depth: look.depth - 1 };
  return isJoined(a, [x, y], closer) && isJoined([x, y], b, closer);
}
