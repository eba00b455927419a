import type { Expression } from "../expression/ast";
import type { Budget, Check } from "../types";
import { are, ascending } from "./claims";
import {
  exactly,
  type Obligations,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  weakest,
} from "./obligations";
import { type CurveStudy, gridBetween, NEAR, type Points, pointOnGraph, sizeOf } from "./points-on-graph";

const GRID = 4000;

/** Values on a fine grid over the interval: none of them is greater than the greatest or less than the least, and a point
 * that comes as near to it as the grid tells is named as well. No derivative is taken. */
export const absoluteExtrema = (
  problem: CurveStudy,
  { unknowns, points, pointNames = [] }: ValueOf<"points">,
  budget: Budget,
): Obligations<"points"> => ({
  unknowns: are(unknowns, [problem.variable, "y"]),
  pointNames: () => checkNames(problem, points, pointNames),
  points: () => weakest(points.map((point) => () => pointBetween(problem, point, budget))),
  complete: () => checkEnds(problem, points, pointNames),
  order: ascending(points.flatMap(([at]) => at ?? [])),
});

/** Without an interval there is no greatest value to look for. */
const pointBetween = (problem: CurveStudy, point: readonly Expression[], budget: Budget): Check =>
  problem.on ? pointOnGraph(problem, point, budget) : refuted("A point is not whole.");

const NAMES = ["absolute maximum", "absolute minimum"] as const;

/** Each of the two that are asked for is there, and no other name. */
function checkNames({ asked }: CurveStudy, points: Points, names: readonly string[]): Check {
  const wanted = NAMES.filter((name) => asked === "absolute extrema" || asked === name);
  const isRight =
    names.length === points.length &&
    wanted.every((name) => names.includes(name)) &&
    names.every((name) => wanted.some((each) => each === name));
  return exactly(isRight, "The answer is of something else.");
}

function checkEnds(problem: CurveStudy, points: Points, names: readonly string[]): Check {
  const { on } = problem;
  const grid = on ? gridBetween(problem, sizeOf(on.low), sizeOf(on.high), GRID) : null;
  if (!grid) return UNCHECKED;
  const { all, step } = grid;
  const spread = Math.max(...all.map(({ y }) => y)) - Math.min(...all.map(({ y }) => y));
  for (const [name, side] of [
    ["absolute maximum", 1],
    ["absolute minimum", -1],
  ] as const) {
    const own = points.filter((_, i) => names[i] === name);
    if (own.length === 0) continue;
    const best = side * sizeOf(own[0]?.[1]);
    if (own.some(([, height]) => Math.abs(side * sizeOf(height) - best) > NEAR * (1 + Math.abs(best))))
      return refuted("The values of the same name differ.");
    if (all.some(({ y }) => side * y > best + NEAR * (1 + Math.abs(best))))
      return refuted("The function goes further somewhere else.");
    const rivals = all.filter(
      ({ x, y }) =>
        side * y > best - 1e-7 * spread && own.every(([at]) => Math.abs(sizeOf(at) - x) > 50 * step),
    );
    if (rivals.length > 0) return refuted("Points are missing.");
  }
  return spotChecked("On a fine grid over the interval no value goes further.");
}
