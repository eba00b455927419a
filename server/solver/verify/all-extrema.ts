import type { Expression } from "../expression/ast";
import type { Budget, Check } from "../types";
import { are, ascending } from "./claims";
import { type Obligations, refuted, spotChecked, UNCHECKED, type ValueOf, weakest } from "./obligations";
import {
  type CurveStudy,
  functionAt,
  type Grid,
  gridBetween,
  NEAR,
  type Points,
  pointOnGraph,
  sizeOf,
} from "./points-on-graph";

const GRID = 6000;
/** Far beyond every point that is named, where no interval ends the look. */
const REACH = 30;

/** Local and absolute extrema by values alone: on a fine grid every place that is higher or lower than both its neighbours
 * is named, and none goes further than a point that is called absolute. No derivative is taken. */
export const allExtrema = (
  problem: CurveStudy,
  { unknowns, points, pointNames = [] }: ValueOf<"points">,
  budget: Budget,
): Obligations<"points"> => ({
  unknowns: are(unknowns, [problem.variable, "y"]),
  pointNames: () => checkNames(problem, points, pointNames),
  points: () => weakest(points.map((point) => () => pointOnGraph(problem, point, budget))),
  complete: () => checkComplete(problem, points, pointNames),
  order: ascending(points.flatMap(([at]) => at ?? [])),
});

/** The values over the interval, or far beyond the named points; null where one is missing. */
function gridOf(problem: CurveStudy, points: Points): Grid | null {
  const { on } = problem;
  const places = points.map(([at]) => sizeOf(at));
  const low = on ? sizeOf(on.low) : Math.min(...places) - REACH;
  const high = on ? sizeOf(on.high) : Math.max(...places) + REACH;
  return gridBetween(problem, low, high, GRID);
}

/** How far beside a place the values are compared. */
const SIDE = 1e-3;

/** The name that the values give a place; null where it is no extremum. */
function nameAt(problem: CurveStudy, [at, height]: readonly Expression[], { all }: Grid): string | null {
  const [x, y] = [sizeOf(at), sizeOf(height)];
  const slack = NEAR * (1 + Math.abs(y));
  const isOpen = problem.on === undefined;
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;
  // Of a polynomial without ends the values far out say whether it goes on.
  const goes = (side: 1 | -1) =>
    !all.some((each) => side * each.y > side * y + slack) && !(isOpen && isStill(side));
  const isStill = (side: 1 | -1) =>
    [first.x - 1e5, last.x + 1e5].some((far) => side * functionAt(problem, far) > side * y);
  if (goes(1)) return "absolute maximum";
  if (goes(-1)) return "absolute minimum";
  const isInside = isOpen || (x > first.x + SIDE && x < last.x - SIDE);
  const beside = [x - SIDE, x + SIDE].map((place) => functionAt(problem, place));
  if (!isInside) return null;
  if (beside.every((value) => value < y)) return "local maximum";
  return beside.every((value) => value > y) ? "local minimum" : null;
}

function checkNames(problem: CurveStudy, points: Points, names: readonly string[]): Check {
  const grid = gridOf(problem, points);
  if (!grid) return UNCHECKED;
  const isAsked = (name: string) =>
    problem.asked === "all extrema" || name.endsWith(problem.asked === "all maxima" ? "maximum" : "minimum");
  const isRight =
    names.length === points.length &&
    points.every((point, i) => nameAt(problem, point, grid) === names[i]) &&
    names.every(isAsked);
  return isRight
    ? spotChecked("The values beside each point, and on a fine grid, say what it is.")
    : refuted("A point is of another kind.");
}

/** Every place of the grid that stands out, and each end that goes furthest, lies beside a named point. */
function checkComplete(problem: CurveStudy, points: Points, names: readonly string[]): Check {
  const grid = gridOf(problem, points);
  if (!grid) return UNCHECKED;
  const { all, step } = grid;
  const sides = ([1, -1] as const).filter(
    (side) => problem.asked === "all extrema" || side > 0 === (problem.asked === "all maxima"),
  );
  for (const side of sides) {
    const kind = side > 0 ? "maximum" : "minimum";
    const own = points.filter((_, i) => names[i]?.endsWith(kind)).map(([at]) => sizeOf(at));
    const most = Math.max(...all.map(({ y }) => side * y));
    const missed = all.some(({ x, y }, k) => {
      const [before, after] = [all[k - 1], all[k + 1]];
      const isEnd = !before || !after;
      const standsOut = isEnd
        ? problem.on !== undefined && side * y >= most
        : side * y > side * before.y && side * y > side * after.y;
      return standsOut && own.every((at) => Math.abs(at - x) > 2 * step);
    });
    if (missed) return refuted("Points are missing.");
  }
  return spotChecked("On a fine grid no other place stands out.");
}
