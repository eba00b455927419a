import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { equalPolynomials, polynomialOf } from "../../expression/polynomial";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { ChainPart } from "../../tasks/chain";
import type { Answer, AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";

interface Worked {
  readonly derivation: Derivation;
  readonly answer: Answer;
}

/** How one problem is worked, by any method. */
export type Work = (problem: Problem, budget: Budget) => Worked | null;

/** Definitions worked one after the other, then the question. Each part must come to the value that was read.
 * @param work works the parts, which can be of any kind but a chain */
export const chainOf = (work: Work): Method => ({
  id: "chain",
  tasks: ["chain"],
  work(problem, budget) {
    if (problem.task !== "chain" || problem.question.task === "chain") return null;
    const steps: Step[] = [];
    for (const part of problem.parts) {
      const worked = work(part.problem, budget);
      if (!worked || !comesTo(worked.derivation.answer, part.values, budget)) return null;
      steps.push(...labelledSteps(part, worked));
    }
    const worked = work(problem.question, budget);
    if (!worked) return null;
    const { derivation } = worked;
    return { ...derivation, method: "chain", steps: withoutRepeats([...steps, ...derivation.steps]) };
  },
});

/** "g = 3 · 7", "h(y) = 6y": each state says what it is the value of. Equations stand for themselves. */
function labelledSteps(
  { label, problem, values }: ChainPart<Problem>,
  { derivation: { steps }, answer }: Worked,
): Step[] {
  const isEquation = problem.task === "solve" || problem.task === "solve-system";
  if (isEquation || label === "") return [...steps];
  const shown = steps.map((step) =>
    step.latex.includes("=") ? step : { ...step, latex: `${label} = ${step.latex}` },
  );
  return shown.length > 0
    ? shown
    : [
        {
          rule: "note-a-value",
          title: `Note what $${label}$ is.`,
          latex: `${label} = ${values.length === 1 ? toLatex(values[0] as Expression) : answer.latex}`,
          why: "It is needed in what follows.",
        },
      ];
}

const withoutRepeats = (steps: readonly Step[]): Step[] =>
  steps.filter(({ latex }, at) => latex !== steps[at - 1]?.latex);

function comesTo(value: AnswerValue, expected: readonly Expression[], budget: Budget): boolean {
  const found = valuesOf(value);
  return (
    found.length === expected.length &&
    found.every((each, at) => isSame(each, expected[at] as Expression, budget))
  );
}

function valuesOf(value: AnswerValue): readonly Expression[] {
  if (value.kind === "expression") return [value.expression];
  if (value.kind === "roots") return value.roots;
  return value.kind === "point" ? value.values : [];
}

function isSame(a: Expression, b: Expression, budget: Budget): boolean {
  if (symbolsOf(a).length === 0 && symbolsOf(b).length === 0) {
    const values = [a, b].map((each) => evaluateExact(each, new Map(), budget));
    const [left, right] = values;
    return !!left && !!right && left.n === right.n && left.d === right.d;
  }
  const left = polynomialOf(a, budget);
  const right = polynomialOf(b, budget);
  return !!left && !!right && equalPolynomials(left, right);
}
