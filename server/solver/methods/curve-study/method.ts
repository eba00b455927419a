import type { Expression } from "../../expression/ast";
import { int, relation } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { writeSet } from "../../printer/real-set";
import { ALL_KINDS, type CurveStudyTask } from "../../tasks/curve-study";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { solveCondition } from "../inequality/method";
import { absoluteExtrema } from "./absolute-extrema";
import { allExtrema } from "./all-extrema";
import { turningPointsOf } from "./turning-points";
import { zerosOf } from "./zeros";

type Study = Extract<Problem, CurveStudyTask>;

/** Where a function rises, falls, turns or bends, by its first or second derivative. */
export const curveStudy: Method = {
  id: "curve-study",
  tasks: ["curve-study"],
  work(problem, budget) {
    if (problem.task !== "curve-study") return null;
    const { asked } = problem;
    if (ALL_KINDS.includes(asked)) return allExtrema(problem, budget);
    if (problem.on) return absoluteExtrema({ ...problem, on: problem.on }, budget);
    const isSecond = asked === "inflection" || asked.startsWith("concave");
    const worked = derivativeOfOrder(problem, isSecond ? 2 : 1, budget);
    if (!worked) return null;
    if (asked === "critical" || asked === "extrema" || asked === "inflection")
      return places(problem, worked, budget);
    const isAbove = asked === "increasing" || asked === "concave up";
    return stretches(problem, { ...worked, operator: isAbove ? ">" : "<" }, budget);
  },
};

interface Worked {
  readonly derivative: Expression;
  readonly steps: readonly Step[];
}

function derivativeOfOrder({ expression, variable }: Study, order: 1 | 2, budget: Budget): Worked | null {
  const first = differentiateByRules(expression, { variable, budget });
  if (!first || order === 1) return first && { derivative: first.result, steps: first.steps };
  const second = differentiateByRules(first.result, { variable, budget });
  return second && { derivative: second.result, steps: [...first.steps, ...second.steps] };
}

/** The numbers at which the derivative has the wanted sign. Abstains where it only touches zero between two
 * stretches, since books then join them. */
function stretches(
  problem: Study,
  { derivative, steps, operator }: Worked & { readonly operator: ">" | "<" },
  budget: Budget,
): Derivation | null {
  const unknown = problem.variable;
  const solved = solveCondition(relation(derivative, operator, int(0)), { unknown, budget });
  if (!solved || solved.set.length === 0) return null;
  const written = writeSet(solved.set, { unknown, notation: "interval" });
  const touching = solved.set.some((each, at) => {
    const end = at > 0 ? solved.set[at - 1]?.high.value : null;
    return each.low.value && end && toLatex(each.low.value) === toLatex(end);
  });
  if (touching) return null;
  const last: Step = {
    rule: "write-stretches",
    title: "Write the numbers as intervals.",
    latex: written.latex,
    why: "The sign of the first derivative says whether a function rises or falls, that of the second how it bends.",
  };
  const all = [...steps, ...solved.steps];
  return {
    method: "curve-study",
    steps: all.at(-1)?.latex === written.latex ? all : [...all, last],
    answer: { kind: "set", unknown, set: solved.set },
  };
}

function places(problem: Study, { derivative, steps }: Worked, budget: Budget): Derivation | null {
  const zeros = zerosOf(derivative, problem.variable, budget);
  if (!zeros) return null;
  const before = [...steps, ...zeros.steps];
  const { roots } = zeros;
  if (problem.asked === "critical") {
    const answer = { kind: "roots" as const, unknown: problem.variable, roots };
    return { method: "curve-study", steps: before, answer };
  }
  return turningPointsOf(problem, { derivative, roots, steps: before }, budget);
}
