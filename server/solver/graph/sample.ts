import { parseExpression } from "../parser/parse";
import type { Graph } from "../types";
import { type RealFunction, realFunction } from "./real-value";

/** A stretch of a curve without a gap: x, y in turn. */
export type Stretch = readonly (readonly [x: number, y: number])[];

/** Places at which a curve is evaluated from one side of the window to the other. */
const SAMPLES = 240;
/** How many heights of the window a curve may leave it before it is cut off there. */
const MARGIN = 1;

/** The curves of a graph as stretches of points, cut where the function has no value, leaves the window or jumps. */
export function sampleCurves({ curves, window }: Graph): Stretch[][] {
  return curves.map(({ expression, letter }) =>
    sampleFunction(realFunction(parseExpression(expression), letter), window),
  );
}

/** One curve as stretches of points. */
export function sampleFunction(valueAt: RealFunction, window: Graph["window"]): Stretch[] {
  const [left, right] = window.x;
  const stretches: [number, number][][] = [[]];
  for (let i = 0; i <= SAMPLES; i += 1) {
    const x = left + ((right - left) * i) / SAMPLES;
    const y = valueAt(x);
    const current = stretches.at(-1) as [number, number][];
    const before = current.at(-1);
    if (y === null || !isNear(y, window)) {
      if (current.length > 0) stretches.push([]);
    } else if (before && jumps(before[1], y, window)) stretches.push([[x, y]]);
    else current.push([x, y]);
  }
  return stretches.filter((stretch) => stretch.length > 1);
}

function isNear(y: number, { y: [low, high] }: Graph["window"]): boolean {
  const slack = (high - low) * MARGIN;
  return y >= low - slack && y <= high + slack;
}

/** From one edge to the other between two neighbours: a pole, not a steep stretch. */
const jumps = (before: number, y: number, { y: [low, high] }: Graph["window"]): boolean =>
  Math.abs(y - before) > high - low;
