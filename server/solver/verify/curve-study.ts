import type { Expression } from "../expression/ast";
import { equation, int, relation } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { tidy } from "../expression/tidy";
import type { CurveStudyTask } from "../tasks/curve-study";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyInequality } from "./inequality";
import { verifyRoots } from "./roots";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const SIDE = 1e-4;
const NEAR = 1e-7;

/** Takes the derivative all at once; stretches and critical numbers are then checked as solutions of an inequality
 * and an equation, points by their values and by the signs beside them. */
export function verifyCurveStudy(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "curve-study") return refuted("This is no question about a curve.");
  const { expression, variable, asked } = problem;
  const first = differentiate(expression, variable, budget);
  const isSecond = asked === "inflection" || asked.startsWith("concave");
  const found = isSecond ? first && differentiate(first, variable, budget) : first;
  if (!found) return refuted("There is no derivative to check with.");
  const derivative = tidy(found, budget);
  if (asked === "critical") {
    const equal = { equation: equation(derivative, int(0)), unknown: variable } as const;
    return verifyRoots({ ...problem, task: "solve", ...equal, form: { domain: "real" } }, value, budget);
  }
  if (asked === "extrema" || asked === "inflection") return ofPoints(problem, { value, derivative }, budget);
  const condition = relation(
    derivative,
    asked === "increasing" || asked === "concave up" ? ">" : "<",
    int(0),
  );
  return verifyInequality(
    { ...problem, task: "inequality", condition, unknown: variable, notation: "interval" },
    value,
    budget,
  );
}

function ofPoints(
  { expression, variable, asked }: CurveStudyTask,
  { value, derivative }: { readonly value: AnswerValue; readonly derivative: Expression },
  budget: Budget,
): Check {
  if (value.kind !== "points") return refuted("The answer is no list of points.");
  const slope = (x: number) => evaluateComplex(derivative, new Map([[variable, { re: x, im: 0 }]]))?.re ?? 0;
  if ((asked === "extrema") !== (value.names?.length === value.points.length))
    return refuted("It is not said what each point is.");
  for (const [i, [at, height]] of value.points.entries()) {
    if (!at || !height) return refuted("A point is not whole.");
    const values = new Map([[variable, at]]);
    if (holdsAt(equation(derivative, int(0)), values, budget) === false)
      return refuted("The derivative is not zero.");
    if (holdsAt(equation(expression, height), values, budget) === false)
      return refuted("The value is another one.");
    const x = evaluateComplex(at, new Map())?.re ?? Number.NaN;
    const y = evaluateComplex(height, new Map())?.re ?? Number.NaN;
    const there = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]))?.re ?? Number.NaN;
    if (!(Math.abs(there - y) < NEAR * (1 + Math.abs(y)))) return refuted("The value is another one.");
    if (!(slope(x - SIDE) * slope(x + SIDE) < 0)) return refuted("The sign does not change.");
    const turn = slope(x - SIDE) > 0 ? "local maximum" : "local minimum";
    if (value.names && value.names[i] !== turn) return refuted("The point is of the other kind.");
  }
  return {
    status: "partial",
    evidence: [
      "At each point the derivative is zero and has other signs before and after; the values agree.",
    ],
  };
}
