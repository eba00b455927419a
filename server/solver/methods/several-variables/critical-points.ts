import type { Expression } from "../../expression/ast";
import { equation, int, negation, product, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import type { SeveralVariablesTask } from "../../tasks/several-variables";
import type { AnswerValue, Budget, Derivation, Problem, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { linearSystem } from "../linear-system/method";
import { nonlinearSystem } from "../nonlinear-system/method";

type Several = Extract<Problem, SeveralVariablesTask>;
type Points = Extract<AnswerValue, { readonly kind: "points" }>;

/** Where both partial derivatives are zero, and what the second ones say of it. */
export function criticalPoints(problem: Several, budget: Budget): Derivation | null {
  const { functions, variables, asked } = problem;
  const by = (e: Expression | null | undefined, variable: string) =>
    e ? (differentiateByRules(e, { variable, budget })?.result ?? null) : null;
  const [x, y] = variables as [string, string];
  const [byX, byY] = [by(functions[0], x), by(functions[0], y)];
  if (!byX || !byY || asked.kind !== "critical") return null;
  const system: Problem = {
    ...problem,
    task: "solve-system",
    equations: [equation(byX, int(0)), equation(byY, int(0))],
    unknowns: variables,
    form: { domain: "real" },
  };
  const solved = linearSystem.work(system, budget) ?? nonlinearSystem.work(system, budget);
  const points = solved && pointsOf(solved.answer);
  if (!points || points.length === 0) return null;
  const bend = [by(byX, x), by(byX, y), by(byY, y)];
  if (bend.includes(null)) return null;
  const names = asked.classified
    ? points.map((point) =>
        kindOf(bend as Expression[], new Map(variables.map((each, i) => [each, point[i] as Expression]))),
      )
    : null;
  if (names?.includes(null)) return null;
  const answer: Points = {
    kind: "points",
    unknowns: variables,
    points,
    ...(names && { pointNames: names as string[] }),
  };
  const start: Step = {
    rule: "partial-derivatives-zero",
    title: "Both partial derivatives are zero at a critical point.",
    latex: `${toLatex(equation(byX, int(0)))}, \\quad ${toLatex(equation(byY, int(0)))}`,
    why: "Where the graph has a level tangent plane, it rises along no letter.",
  };
  const kinds: Step = {
    rule: "second-partials",
    title: "Look at the second partial derivatives.",
    latex: `D = ${toLatex(determinantOf(bend as Expression[]))}`,
    why: "$D < 0$ is a saddle point; $D > 0$ a minimum where the graph bends up, a maximum where it bends down.",
  };
  const steps = [start, ...(solved?.steps ?? []), ...(names ? [kinds] : [])];
  return { method: "several-variables", steps, answer };
}

function pointsOf(answer: AnswerValue): readonly (readonly Expression[])[] | null {
  if (answer.kind === "point") return [answer.values];
  return answer.kind === "points" ? answer.points : null;
}

const determinantOf = ([a, b, c]: readonly Expression[]): Expression =>
  sum([product([a as Expression, c as Expression]), negation(product([b as Expression, b as Expression]))]);

/** Null where the second derivatives do not decide. */
function kindOf(bend: readonly Expression[], at: ReadonlyMap<string, Expression>): string | null {
  const size = (e: Expression) => evaluateComplex(substitute(e, at), new Map())?.re ?? 0;
  const determinant = size(determinantOf(bend));
  if (Math.abs(determinant) < 1e-9) return null;
  if (determinant < 0) return "saddle point";
  return size(bend[0] as Expression) > 0 ? "local minimum" : "local maximum";
}
