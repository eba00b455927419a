import type { Expression } from "../expression/ast";
import { equation, int, negation, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { polynomialOf, univariateCoefficients } from "../expression/polynomial";
import { substitute } from "../expression/substitute";
import type { Budget, Check } from "../types";
import { are, ascending, is, tidy } from "./claims";
import {
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { countRealRoots } from "./real-root-count";
import { signChanges } from "./sign-changes";

type Places = ProblemOf<"slope-places">;

/** Takes the derivative all at once: at each place it must have the slope, exactly where that can be told, and there are
 * as many places as it meets the slope. */
export const SLOPE_PLACES: Verifier<"slope-places"> = {
  roots: (problem, { unknown, roots }, budget) => ({
    unknown: is(unknown, problem.unknown),
    roots: () =>
      problem.shown === "numbers"
        ? weakest([...roots.map(tidy), () => checkPlaces(problem, roots, budget)])
        : refuted("Points are asked for."),
    complete: () => countPlaces(problem, roots, budget),
    order: ascending(roots),
  }),
  points: (problem, { unknowns, points }, budget) => {
    const places = points.flatMap(([at]) => at ?? []);
    return {
      unknowns: are(unknowns, [problem.variable, "y"]),
      points: () =>
        problem.shown === "points"
          ? weakest([
              ...points.flat().map(tidy),
              () => checkPlaces(problem, places, budget),
              () => checkHeights(problem, points, budget),
            ])
          : refuted("Numbers are asked for."),
      complete: () => countPlaces(problem, places, budget),
      order: ascending(places),
    };
  },
};

const NEAR = 1e-8;
const sizeOf = (e: Expression, at: ReadonlyMap<string, { re: number; im: number }> = new Map()): number => {
  const value = evaluateComplex(e, at);
  return value && Math.abs(value.im) < NEAR ? value.re : Number.NaN;
};

/** The derivative less the slope that is asked for. */
function gapOf({ expression, variable, slope, within }: Places, budget: Budget): Expression | null {
  const derivative = differentiate(expression, variable, budget);
  if (!derivative) return null;
  if (slope !== "chord") return sum([derivative, negation(slope)]);
  if (!within) return null;
  const [a, b] = [within.low, within.high].map((at) => substitute(expression, new Map([[variable, at]])));
  // (b − a) f'(c) = f(b) − f(a): the width is a factor, not below a fraction bar.
  const width = sum([within.high, negation(within.low)]);
  const rise = sum([b as Expression, negation(a as Expression)]);
  return sum([{ kind: "product", factors: [width, derivative] }, negation(rise)]);
}

function checkPlaces(problem: Places, places: readonly Expression[], budget: Budget): Check {
  const gap = gapOf(problem, budget);
  if (!gap) return UNCHECKED;
  return weakest(
    places.map((place) => () => {
      if (!isInside(problem, sizeOf(place))) return refuted("A place lies outside the interval.");
      const values = new Map([[problem.variable, place]]);
      const holds = holdsAt(equation(gap, int(0)), values, budget);
      return holds === null
        ? near(problem, gap, place)
        : holds
          ? verified()
          : refuted("The slope is another one there.");
    }),
  );
}

function near({ variable }: Places, gap: Expression, place: Expression): Check {
  const x = sizeOf(place);
  const at = (shift: number) => sizeOf(gap, new Map([[variable, { re: x + shift, im: 0 }]]));
  const scale = Math.max(Math.abs(at(0.01)), Math.abs(at(-0.01)), NEAR);
  return Math.abs(at(0)) <= 1e-7 * scale + 1e-12
    ? spotChecked("At each place the derivative has the slope that is asked for.")
    : refuted("The slope is another one there.");
}

function checkHeights(
  { expression, variable }: Places,
  points: readonly (readonly Expression[])[],
  budget: Budget,
): Check {
  return weakest(
    points.map((point) => () => {
      const [at, height] = point;
      if (!at || !height || point.length !== 2) return refuted("A point is not whole.");
      const holds = holdsAt(equation(expression, height), new Map([[variable, at]]), budget);
      if (holds !== null) return holds ? verified() : refuted("The value is another one.");
      const own = sizeOf(expression, new Map([[variable, { re: sizeOf(at), im: 0 }]]));
      return Math.abs(own - sizeOf(height)) < NEAR * (1 + Math.abs(own))
        ? spotChecked()
        : refuted("The value is another one.");
    }),
  );
}

function isInside({ within }: Places, x: number): boolean {
  if (!Number.isFinite(x)) return false;
  if (!within) return true;
  const [low, high] = [sizeOf(within.low), sizeOf(within.high)];
  return within.ends ? x >= low - NEAR && x <= high + NEAR : x > low + NEAR && x < high - NEAR;
}

const REACH = 60;

/** All real places of a polynomial are counted; else the sides are looked at on a fine grid. */
function countPlaces(problem: Places, found: readonly Expression[], budget: Budget): Check {
  const gap = gapOf(problem, budget);
  if (!gap) return UNCHECKED;
  const { variable, within } = problem;
  const p = polynomialOf(gap, budget);
  const coefficients = p && univariateCoefficients(p, variable);
  if (coefficients && countRealRoots(coefficients, budget) === found.length)
    return verified("The derivative has this value nowhere else.");
  if (coefficients && !within) return refuted("Places are missing.");
  const [low, high] = within ? [sizeOf(within.low), sizeOf(within.high)] : [-REACH, REACH];
  const value = (x: number) => {
    const at = new Map([[variable, { re: x, im: 0 }]]);
    return Number.isFinite(sizeOf(problem.expression, at)) ? sizeOf(gap, at) : Number.NaN;
  };
  const sizes = found.map((each) => sizeOf(each));
  const missed = signChanges(value, low as number, high as number).filter(
    (x) => isInside(problem, x) && sizes.every((each) => Math.abs(each - x) > 1e-5 * (1 + Math.abs(x))),
  );
  return missed.length > 0
    ? refuted("Places are missing.")
    : spotChecked("On a fine grid the derivative has this value nowhere else.");
}
