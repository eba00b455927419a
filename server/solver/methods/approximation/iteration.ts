import type { Expression } from "../../expression/ast";
import { equation, negation, product, quotient, sum, symbol } from "../../expression/build";
import { type KnownNumber, knownAt, shownNumber } from "../../expression/known-number";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { IterationTask } from "../../tasks/approximation";
import type { AnswerValue, Budget, Method, Problem, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";

type Iteration = Extract<Problem, IterationTask>;

const MOST = 20;

/** One rule, applied to its own result again and again. */
export const iteration: Method = {
  id: "iteration",
  tasks: ["iteration"],
  work(problem, budget) {
    if (problem.task !== "iteration" || problem.count < 1 || problem.count > MOST) return null;
    const rule = ruleOf(problem, budget);
    const start = knownAt(problem.start, new Map(), budget);
    if (!rule || !start) return null;
    const name = nameOf(problem);
    const steps: Step[] = [...rule.steps];
    const values: Expression[] = [];
    let here = start;
    for (let k = 0; k < problem.count; k += 1) {
      const at = placeAt(problem, k, budget);
      const next = at && knownAt(rule.next, new Map([...at, [name, here]]), budget);
      const written = next && shownNumber(next, problem.form);
      if (!next || !written) return null;
      values.push(written);
      steps.push({
        rule: "one-step-of-the-rule",
        title: `Put $${name}_${k} = ${toLatex(shownNumber(here, {}) ?? problem.start)}$ in.`,
        latex: toLatex(equation(symbol(`${name}_${k + 1}`), written)),
        why: "Each value follows from the one before it.",
      });
      here = next;
    }
    return { method: "iteration", steps, answer: answerOf(problem, name, values) };
  },
};

const nameOf = ({ variable, path }: Iteration): string => path?.dependent ?? variable;

function answerOf({ shown }: Iteration, name: string, values: readonly Expression[]): AnswerValue {
  if (shown === "last") return { kind: "expression", expression: values.at(-1) as Expression };
  return { kind: "named", values: values.map((value, k) => ({ name: `${name}_${k + 1}`, value })) };
}

interface Rule {
  readonly next: Expression;
  readonly steps: readonly Step[];
}

function ruleOf(problem: Iteration, budget: Budget): Rule | null {
  const { rule, expression, variable, path } = problem;
  const x = symbol(variable);
  if (rule === "repeat") return { next: expression, steps: [] };
  if (rule === "euler") {
    if (!path) return null;
    const next = sum([symbol(path.dependent), product([path.step, expression])]);
    return {
      next,
      steps: [formula(next, path.dependent, "Each step goes along the slope that the equation tells.")],
    };
  }
  const worked = differentiateByRules(expression, { variable, budget });
  if (!worked) return null;
  const next = sum([x, negation(quotient(tidy(expression, budget), worked.result))]);
  return {
    next,
    steps: [
      ...worked.steps,
      formula(next, variable, "The tangent at a point meets the axis nearer to the zero."),
    ],
  };
}

/** The letters get an index: x_{n+1} = … x_n. */
const formula = (next: Expression, name: string, why: string): Step => ({
  rule: "rule-of-the-steps",
  title: "Write down the rule from one value to the next.",
  latex: `${name}_{n+1} = ${toLatex(next)}`,
  why,
});

/** Where Euler's method stands before a step; nothing for the others. */
function placeAt({ path, variable }: Iteration, k: number, budget: Budget): [string, KnownNumber][] | null {
  if (!path) return [];
  const steps = { kind: "number", value: { n: BigInt(k), d: 1n } } as const;
  const place = knownAt(sum([path.from, product([steps, path.step])]), new Map(), budget);
  return place && [[variable, place]];
}
