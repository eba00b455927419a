import type { Expression } from "../expression/ast";
import { equation, int, relation } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { polynomialOf, univariateCoefficients } from "../expression/polynomial";
import { sign } from "../expression/rational";
import { tidy } from "../expression/tidy";
import { ALL_KINDS } from "../tasks/curve-study";
import type { Budget, Check } from "../types";
import { absoluteExtrema } from "./absolute-extrema";
import { allExtrema } from "./all-extrema";
import { are, ascending, is } from "./claims";
import { checkSolutions } from "./inequality";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
} from "./obligations";
import { separators, valueAt, withAllRoots } from "./root-isolation";
import { SOLVE } from "./roots";
import { signChanges } from "./sign-changes";

type Study = ProblemOf<"curve-study">;
const SIDE = 1e-4;
const NEAR = 1e-7;

/** Takes the derivative all at once; stretches and critical numbers are then checked as solutions of an inequality
 * and an equation, points by their values and by the signs beside them. */
export const CURVE_STUDY: Verifier<"curve-study"> = {
  roots: (problem, value, budget) => criticalNumbers(problem, value, budget),
  points: (problem, value, budget) =>
    ALL_KINDS.includes(problem.asked)
      ? allExtrema(problem, value, budget)
      : problem.on
        ? absoluteExtrema(problem, value, budget)
        : {
            unknowns: are(value.unknowns, [problem.variable, "y"]),
            pointNames: () =>
              checkNames(problem, { points: value.points, names: value.pointNames ?? [] }, budget),
            points: () => checkPoints(problem, value.points, budget),
            complete: () => countPoints(problem, value.points, budget),
            order: ascending(value.points.flatMap(([at]) => at ?? [])),
          },
  set: (problem, { unknown, set }, budget) => ({
    unknown: is(unknown, problem.variable),
    set: () => {
      const derivative = derivativeOf(problem, budget);
      const operator = problem.asked === "increasing" || problem.asked === "concave up" ? ">" : "<";
      if (!derivative) return UNCHECKED;
      return isStretch(problem)
        ? checkSolutions(relation(derivative, operator, int(0)), { unknown: problem.variable, set }, budget)
        : refuted("Points are asked for.");
    },
  }),
};

const isStretch = ({ asked }: Study): boolean =>
  ["increasing", "decreasing", "concave up", "concave down"].includes(asked);

/** The first derivative, or the second for questions about bending. */
function derivativeOf({ expression, variable, asked }: Study, budget: Budget): Expression | null {
  const first = differentiate(expression, variable, budget);
  const isSecond = asked === "inflection" || asked.startsWith("concave");
  const found = first && isSecond ? differentiate(tidy(first, budget), variable, budget) : first;
  return found && tidy(found, budget);
}

function criticalNumbers(problem: Study, value: ValueOf<"roots">, budget: Budget): Obligations<"roots"> {
  const derivative = derivativeOf(problem, budget);
  const open = () => (derivative ? refuted("No critical numbers are asked for.") : UNCHECKED);
  if (!derivative || problem.asked !== "critical" || !SOLVE.roots)
    return { unknown: open, roots: open, complete: open, order: open };
  const equal = { equation: equation(derivative, int(0)), unknown: problem.variable } as const;
  return SOLVE.roots({ ...problem, task: "solve", ...equal, form: { domain: "real" } }, value, budget);
}

function checkPoints(problem: Study, points: ValueOf<"points">["points"], budget: Budget): Check {
  const { expression, variable, asked } = problem;
  const derivative = derivativeOf(problem, budget);
  if (!derivative) return UNCHECKED;
  if (asked !== "extrema" && asked !== "inflection") return refuted("No points are asked for.");
  const slope = (x: number) => evaluateComplex(derivative, new Map([[variable, { re: x, im: 0 }]]))?.re ?? 0;
  for (const point of points) {
    const [at, height] = point;
    if (!at || !height || point.length !== 2) return refuted("A point is not whole.");
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
  }
  return spotChecked(
    "At each point the derivative is zero and has other signs before and after; the values agree.",
  );
}

/** Highest points where the graph turns from rising to falling, lowest ones where it turns back. */
function checkNames(
  problem: Study,
  { points, names }: { readonly points: ValueOf<"points">["points"]; readonly names: readonly string[] },
  budget: Budget,
): Check {
  if (problem.asked !== "extrema") return exactly(names.length === 0, "These points have no names.");
  const derivative = derivativeOf(problem, budget);
  if (!derivative) return UNCHECKED;
  const before = ([at]: readonly Expression[]) => {
    const x = at && evaluateComplex(at, new Map());
    return x && evaluateComplex(derivative, new Map([[problem.variable, { re: x.re - SIDE, im: 0 }]]));
  };
  const expected = points.map((point) => ((before(point)?.re ?? 0) > 0 ? "local maximum" : "local minimum"));
  return are(names, expected)();
}

const REACH = 60;

/** As many points as the derivative changes its sign: counted for a polynomial, else looked for on a fine grid. */
function countPoints(problem: Study, points: ValueOf<"points">["points"], budget: Budget): Check {
  const derivative = derivativeOf(problem, budget);
  if (!derivative) return UNCHECKED;
  const p = polynomialOf(derivative, budget);
  const coefficients = p && univariateCoefficients(p, problem.variable);
  const between = coefficients && separators(withAllRoots([coefficients], budget), budget);
  if (!coefficients || !between) {
    const value = (e: Expression, x: number) =>
      evaluateComplex(e, new Map([[problem.variable, { re: x, im: 0 }]])) ?? { re: Number.NaN, im: 0 };
    const slope = (x: number) =>
      Math.abs(value(problem.expression, x).im) < NEAR ? value(derivative, x).re : Number.NaN;
    const places = points.map(([at]) => (at && evaluateComplex(at, new Map())?.re) ?? Number.NaN);
    const missed = signChanges(slope, -REACH, REACH + SIDE).filter(
      (x) =>
        slope(x - SIDE) * slope(x + SIDE) < 0 &&
        places.every((each) => Math.abs(each - x) > SIDE * (1 + Math.abs(x))),
    );
    return missed.length > 0 ? refuted("Points are missing.") : spotChecked();
  }
  const signs = between.map((x) => sign(valueAt(coefficients, x)));
  const turns = signs.filter((each, i) => i > 0 && each !== signs[i - 1]).length;
  return exactly(points.length === turns, "Points are missing.");
}
