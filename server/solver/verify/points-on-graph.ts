import type { Expression } from "../expression/ast";
import { equation } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import type { Budget, Check } from "../types";
import { tidy } from "./claims";
import { type ProblemOf, refuted, spotChecked, type ValueOf, verified, weakest } from "./obligations";

export type CurveStudy = ProblemOf<"curve-study">;
export type Points = ValueOf<"points">["points"];

/** How close two values are that count as one. */
export const NEAR = 1e-9;

/** The value of a number without variables; NaN where it has none. */
export const sizeOf = (e: Expression | undefined): number =>
  (e && evaluateComplex(e, new Map())?.re) ?? Number.NaN;

/** The real value of the function at a place; NaN where it has none. */
export function functionAt({ expression, variable }: CurveStudy, x: number): number {
  const value = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
  return value && Math.abs(value.im) < NEAR ? value.re : Number.NaN;
}

/** A point of the graph, inside the interval where there is one, written in lowest terms. */
export function pointOnGraph(problem: CurveStudy, point: readonly Expression[], budget: Budget): Check {
  const { expression, variable, on } = problem;
  const [at, height] = point;
  if (!at || !height || point.length !== 2) return refuted("A point is not whole.");
  const x = sizeOf(at);
  if (on && !(x >= sizeOf(on.low) - NEAR && x <= sizeOf(on.high) + NEAR))
    return refuted("A point lies outside the interval.");
  const written = weakest([tidy(at), tidy(height)]);
  if (written.status === "refuted") return written;
  const holds = holdsAt(equation(expression, height), new Map([[variable, at]]), budget);
  if (holds !== null) return holds ? verified() : refuted("The value is another one.");
  const own = functionAt(problem, x);
  return Math.abs(own - sizeOf(height)) < NEAR * (1 + Math.abs(own))
    ? spotChecked()
    : refuted("The value is another one.");
}

export interface Grid {
  readonly all: readonly { readonly x: number; readonly y: number }[];
  readonly step: number;
}

/** The values at so many steps from one place to another; null where one is missing. */
export function gridBetween(problem: CurveStudy, low: number, high: number, steps: number): Grid | null {
  const step = (high - low) / steps;
  const all = Array.from({ length: steps + 1 }, (_, k) => {
    const x = low + step * k;
    return { x, y: functionAt(problem, x) };
  });
  return all.every(({ y }) => Number.isFinite(y)) ? { all, step } : null;
}
