import type { Expression } from "../expression/ast";
import { equation } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import type { Budget, Check } from "../types";
import { are, ascending, tidy } from "./claims";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";

type Study = ProblemOf<"curve-study">;
type Points = ValueOf<"points">["points"];

const GRID = 4000;
const NEAR = 1e-9;

/** Values on a fine grid over the interval: none of them is greater than the greatest or less than the least, and a point
 * that comes as near to it as the grid tells is named as well. No derivative is taken. */
export const absoluteExtrema = (
  problem: Study,
  { unknowns, points, pointNames = [] }: ValueOf<"points">,
  budget: Budget,
): Obligations<"points"> => ({
  unknowns: are(unknowns, [problem.variable, "y"]),
  pointNames: () => checkNames(problem, points, pointNames),
  points: () => weakest(points.map((point) => () => checkPoint(problem, point, budget))),
  complete: () => checkEnds(problem, points, pointNames),
  order: ascending(points.flatMap(([at]) => at ?? [])),
});

const sizeOf = (e: Expression | undefined): number => (e && evaluateComplex(e, new Map())?.re) ?? Number.NaN;

function checkPoint(
  { expression, variable, on }: Study,
  point: readonly Expression[],
  budget: Budget,
): Check {
  const [at, height] = point;
  if (!at || !height || point.length !== 2 || !on) return refuted("A point is not whole.");
  const x = sizeOf(at);
  if (!(x >= sizeOf(on.low) - NEAR && x <= sizeOf(on.high) + NEAR))
    return refuted("A point lies outside the interval.");
  const written = weakest([tidy(at), tidy(height)]);
  if (written.status === "refuted") return written;
  const holds = holdsAt(equation(expression, height), new Map([[variable, at]]), budget);
  if (holds !== null) return holds ? verified() : refuted("The value is another one.");
  const own = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]))?.re ?? Number.NaN;
  return Math.abs(own - sizeOf(height)) < NEAR * (1 + Math.abs(own))
    ? spotChecked()
    : refuted("The value is another one.");
}

const NAMES = ["absolute maximum", "absolute minimum"] as const;

/** Each of the two that are asked for is there, and no other name. */
function checkNames({ asked }: Study, points: Points, names: readonly string[]): Check {
  const wanted = NAMES.filter((name) => asked === "absolute extrema" || asked === name);
  const isRight =
    names.length === points.length &&
    wanted.every((name) => names.includes(name)) &&
    names.every((name) => wanted.some((each) => each === name));
  return exactly(isRight, "The answer is of something else.");
}

/** The values on the grid; null where one is missing. */
function gridOf({ expression, variable, on }: Study): { readonly x: number; readonly y: number }[] | null {
  if (!on) return null;
  const [low, high] = [sizeOf(on.low), sizeOf(on.high)];
  const all = Array.from({ length: GRID + 1 }, (_, k) => {
    const x = low + ((high - low) * k) / GRID;
    const value = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
    return { x, y: value && Math.abs(value.im) < NEAR ? value.re : Number.NaN };
  });
  return all.every(({ y }) => Number.isFinite(y)) ? all : null;
}

function checkEnds(problem: Study, points: Points, names: readonly string[]): Check {
  const grid = gridOf(problem);
  if (!grid || !problem.on) return UNCHECKED;
  const step = (sizeOf(problem.on.high) - sizeOf(problem.on.low)) / GRID;
  const spread = Math.max(...grid.map(({ y }) => y)) - Math.min(...grid.map(({ y }) => y));
  for (const [name, side] of [
    ["absolute maximum", 1],
    ["absolute minimum", -1],
  ] as const) {
    const own = points.filter((_, i) => names[i] === name);
    if (own.length === 0) continue;
    const best = side * sizeOf(own[0]?.[1]);
    if (own.some(([, height]) => Math.abs(side * sizeOf(height) - best) > NEAR * (1 + Math.abs(best))))
      return refuted("The values of the same name differ.");
    if (grid.some(({ y }) => side * y > best + NEAR * (1 + Math.abs(best))))
      return refuted("The function goes further somewhere else.");
    const rivals = grid.filter(
      ({ x, y }) =>
        side * y > best - 1e-7 * spread && own.every(([at]) => Math.abs(sizeOf(at) - x) > 50 * step),
    );
    if (rivals.length > 0) return refuted("Points are missing.");
  }
  return spotChecked("On a fine grid over the interval no value goes further.");
}
