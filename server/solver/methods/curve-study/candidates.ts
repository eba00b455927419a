import type { Expression } from "../../expression/ast";
import { equation, int } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { CurveStudyTask } from "../../tasks/curve-study";
import type { AnswerValue, Budget, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { valueAt } from "../derivative/put-in-value";
import { sizeOf, zerosOf } from "./zeros";

/** How close two heights are that count as one, for their size. */
const NEAR = 1e-10;

export const isNear = (size: number, other: number): boolean =>
  Math.abs(size - other) <= NEAR * (1 + Math.abs(other));

export interface Candidate {
  readonly at: Expression;
  readonly height: Expression;
}

interface Candidates {
  readonly derivative: Expression;
  /** The ends of the interval, where there is one, and the level places between them, from left to right. */
  readonly places: readonly Candidate[];
  /** The level places alone. */
  readonly level: readonly Expression[];
  /** To the equation of the level places, and its solution. */
  readonly steps: readonly Step[];
}

/** Where a smooth function can have an extreme value: at the ends of its interval and where its derivative is zero.
 * @param why why these places come into question
 * @returns null where not all of them are found, or one has no value */
export function candidatesOf(
  { expression, variable, on }: CurveStudyTask,
  why: string,
  budget: Budget,
): Candidates | null {
  const worked = differentiateByRules(expression, { variable, budget });
  const zeros = worked && zerosOf(worked.result, variable, budget);
  const [from, to] = on ? [sizeOf(on.low), sizeOf(on.high)] : [-Infinity, Infinity];
  if (!worked || !zeros || !(from < to)) return null;
  const level = zeros.roots.filter((each) => sizeOf(each) > from + NEAR && sizeOf(each) < to - NEAR);
  const places: Candidate[] = [];
  for (const at of on ? [on.low, ...level, on.high] : level) {
    const height = valueAt(expression, { variable, at, budget });
    if (!height || !Number.isFinite(sizeOf(height))) return null;
    places.push({ at, height });
  }
  const steps: Step[] = [
    ...worked.steps,
    {
      rule: "set-the-derivative-zero",
      title: "Set the derivative equal to zero.",
      latex: toLatex(equation(worked.result, int(0))),
      why,
    },
    ...zeros.steps,
  ];
  return { derivative: worked.result, places, level, steps };
}

/** The coordinates of all candidates, as one line. */
export const placesLatex = (places: readonly Candidate[]): string =>
  places.map(({ at, height }) => `(${toLatex(at)}, ${toLatex(height)})`).join(", \\quad ");

/** The points, each with the name of what it is. */
export const namedPoints = (
  variable: string,
  found: readonly (Candidate & { readonly name: string })[],
): Extract<AnswerValue, { kind: "points" }> => ({
  kind: "points",
  unknowns: [variable, "y"],
  points: found.map(({ at, height }) => [at, height]),
  pointNames: found.map(({ name }) => name),
});
