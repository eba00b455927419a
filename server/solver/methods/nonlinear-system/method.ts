import type { Expression } from "../../expression/ast";
import { degreeIn, totalDegree } from "../../expression/polynomial";
import { compareExact } from "../../expression/real-set-order";
import { symbolsOf } from "../../expression/walk";
import { writePairs } from "../../printer/answer/equations";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import { casesLatex } from "../linear-system/row";
import { combinations, curveOf, onlyLetter } from "./curve";
import {
  byOneLetter,
  bySubstituting,
  combinationStep,
  type Found,
  isCommon,
  type Setting,
} from "./solve-curves";

type System = Problem & { readonly task: "solve-system" };
type Point = readonly [Expression, Expression];

/** Two polynomial equations in two unknowns, not both linear: the common real points of two curves, by substitution
 * or by elimination. */
export const nonlinearSystem: Method = {
  id: "nonlinear-system",
  tasks: ["solve-system"],
  ways: ["elimination", "substitution"],
  work(problem, budget): Derivation | null {
    const setting = problem.task === "solve-system" ? settingOf(problem, budget) : null;
    const found = setting && firstWay(setting, problem.method ?? "");
    const points = found && sorted(found.points, setting.budget);
    if (!points || !setting || problem.task !== "solve-system") return null;
    if (!points.every((point) => isCommon(setting, point) === true)) return null;
    const answer = pointsAnswer(setting.names, points);
    const steps = [...found.steps, conclusion(answer, points.length)];
    return { method: "nonlinear-system", steps: changing(steps, casesLatex(problem.equations)), answer };
  },
};

function settingOf({ equations, unknowns }: System, budget: Budget): Setting | null {
  const letters = [...new Set(equations.flatMap(symbolsOf))];
  const [x, y] = unknowns;
  if (!x || !y || unknowns.length !== 2 || letters.length !== 2 || equations.length !== 2) return null;
  const [first, second] = equations.map((each) => curveOf(each, budget));
  if (!first || !second) return null;
  const linear = [first, second].every((curve) => curve.terms.every((term) => totalDegree(term) < 2));
  return linear ? null : { curves: [first, second], names: [x, y], budget };
}

/** The named way first; otherwise substitution where an equation is linear, and elimination of equal terms. */
function firstWay(setting: Setting, named: string): Found | null {
  const eliminates = /eliminat|add/i.test(named);
  const ways = eliminates
    ? [eliminated, substituted, combinedFirst]
    : [alone, substituted, eliminated, combinedFirst];
  for (const way of ways) {
    const found = way(setting);
    if (found) return found;
  }
  return null;
}

/** One of the equations holds a single letter as it stands. */
function alone(setting: Setting): Found | null {
  const source = setting.curves.find((curve) => onlyLetter(curve) !== null);
  return source ? byOneLetter(setting, source, []) : null;
}

function substituted(setting: Setting): Found | null {
  const [first, second] = setting.curves;
  const pairs = [
    { source: first, into: second },
    { source: second, into: first },
  ].sort((a, b) => degreeOf(a.source) - degreeOf(b.source));
  for (const { source, into } of pairs) {
    const found = bySubstituting(setting, source, { into, before: [] });
    if (found) return found;
  }
  return null;
}

const degreeOf = (curve: Setting["curves"][number]): number => Math.max(0, ...curve.terms.map(totalDegree));

/** A combination of the equations holds a single letter. */
function eliminated(setting: Setting): Found | null {
  for (const combination of combinations(...setting.curves)) {
    const { curve } = combination;
    if (degreeOf(curve) === 0)
      return { points: [], steps: [{ ...combinationStep(combination), why: "This is never true." }] };
    const found = onlyLetter(curve) ? byOneLetter(setting, curve, [combinationStep(combination)]) : null;
    if (found) return found;
  }
  return null;
}

/** A combination of the equations is linear in a letter. */
function combinedFirst(setting: Setting): Found | null {
  const [first, second] = setting.curves;
  const into = degreeIn(first, setting.names[1]) <= degreeIn(second, setting.names[1]) ? first : second;
  for (const combination of combinations(first, second)) {
    const found = bySubstituting(setting, combination.curve, {
      into,
      before: [combinationStep(combination)],
    });
    if (found) return found;
  }
  return null;
}

/** Ascending by the first coordinate, then by the second, each point once; null when they cannot be compared. */
function sorted(points: readonly Point[], budget: Budget): Point[] | null {
  const result: Point[] = [];
  for (const point of points) {
    let place = 0;
    let order: -1 | 0 | 1 | null = 1;
    for (; place < result.length; place += 1) {
      order = comparePoints(result[place] as Point, point, budget);
      if (order === null) return null;
      if (order >= 0) break;
    }
    if (order !== 0) result.splice(place, 0, point);
  }
  return result;
}

function comparePoints(a: Point, b: Point, budget: Budget): -1 | 0 | 1 | null {
  const first = compareExact(a[0], b[0], budget);
  return first === 0 ? compareExact(a[1], b[1], budget) : first;
}

type Points = Extract<AnswerValue, { readonly kind: "points" }>;

const pointsAnswer = (names: readonly string[], points: readonly Point[]): Points => ({
  kind: "points",
  unknowns: names,
  points,
});

const conclusion = (answer: Points, count: number): Step => ({
  rule: "write-solutions",
  title: count === 0 ? "The curves have no common point." : "Write the solutions.",
  latex: writePairs(answer).latex,
  why:
    count === 0
      ? "No pair of real numbers makes both equations true."
      : "These pairs make both equations true; the curves meet there.",
});

/** Only steps that change what stands there. */
const changing = (steps: readonly Step[], start: string): Step[] =>
  steps.filter((step, i) => step.latex !== (steps[i - 1]?.latex ?? start));
