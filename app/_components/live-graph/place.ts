import { HEIGHT, WIDTH } from "../solve/graph-scale";
import type { LiveDrawing, View } from "./types";
import { nextPlace, readOff } from "./view";

/** Where a student looks: on a curve, or at a marked point. */
export interface Place {
  readonly curve: number;
  readonly x: number;
  readonly y: number | null;
  /** Of a marked point. */
  readonly label: string | null;
}

/** So near a marked point, in the picture's units, that is what is meant. */
const CATCH = 16;
/** A point so close to a curve, in heights of the picture, is on it. */
const NEAR = 0.005;
const NOTHING = 1e-9;

/** A spot of the picture, in its parts from the left and from the bottom. */
export type Spot = readonly [across: number, up: number];

export const spotOf = (
  [x, y]: readonly [number, number],
  { x: [left, right], y: [low, high] }: View,
): Spot => [(x - left) / (right - left), (y - low) / (high - low)];

const valueAt = (part: number, [low, high]: View["x"]): number => low + part * (high - low);

/** What a finger or a mouse points at: a marked point close to it, or else the curve that is nearest above or below. */
export function placeAt(spot: Spot, view: View, drawing: LiveDrawing): Place {
  const marked = drawing.points
    .map((point) => ({ point, away: distance(spotOf([point.x, point.y], view), spot) }))
    .filter(({ away }) => away < CATCH)
    .sort((a, b) => a.away - b.away)[0]?.point;
  if (marked) return atPoint(marked, drawing);
  const x = readOff(valueAt(spot[0], view.x), view);
  const height = valueAt(spot[1], view.y);
  const gaps = drawing.curves.map((curve) => {
    const y = curve.height(x);
    return y === null ? Number.POSITIVE_INFINITY : Math.abs(y - height);
  });
  return onCurve(gaps.indexOf(Math.min(...gaps)), x, drawing);
}

const distance = ([ax, ay]: Spot, [bx, by]: Spot): number =>
  Math.hypot((ax - bx) * WIDTH, (ay - by) * HEIGHT);

function atPoint({ x, y, label }: LiveDrawing["points"][number], drawing: LiveDrawing): Place {
  const gaps = drawing.curves.map((curve) => Math.abs((curve.height(x) ?? Number.POSITIVE_INFINITY) - y));
  return { curve: Math.max(0, gaps.indexOf(Math.min(...gaps))), x, y, label: label === "" ? null : label };
}

export function onCurve(curve: number, x: number, { curves }: LiveDrawing): Place {
  return { curve, x, y: curves[curve]?.height(x) ?? null, label: null };
}

/** The next place on the same curve to one side; a marked point of it is not passed by. */
export function step(from: Place, way: 1 | -1, view: View, drawing: LiveDrawing): Place {
  const x = nextPlace(from.x, way, view);
  const near = NEAR * (view.y[1] - view.y[0]);
  const [met] = drawing.points
    .filter((point) => (point.x - from.x) * way > NOTHING && (x - point.x) * way > -NOTHING)
    .filter((point) => {
      const height = drawing.curves[from.curve]?.height(point.x) ?? null;
      return height !== null && Math.abs(height - point.y) < near;
    })
    .sort((a, b) => (a.x - b.x) * way);
  return met ? { ...atPoint(met, drawing), curve: from.curve } : onCurve(from.curve, x, drawing);
}
