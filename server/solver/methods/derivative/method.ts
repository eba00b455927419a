import type { Expression } from "../../expression/ast";
import { equation } from "../../expression/build";
import { polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import { byDefinition } from "./by-definition";
import { differentiateByRules, type Worked } from "./differentiate-by-rules";
import { putInValue, valueAt } from "./put-in-value";
import { holds } from "./rule";

type DerivativeProblem = Problem & { readonly task: "derivative" };

/** Derivatives by the rules of differentiation, of any order, and their values at a point. */
export const derivative: Method = {
  id: "derivative",
  tasks: ["derivative"],
  ways: ["the definition"],
  work(problem, budget) {
    if (problem.task !== "derivative") return null;
    const start = collected(problem.expression, budget);
    const steps: Step[] = start ? [collectStep(start)] : [];
    let state = start ?? problem.expression;
    for (let order = 1; order <= problem.order; order += 1) {
      const worked = once(state, problem, budget);
      if (!worked) return null;
      steps.push(...headed(worked, order, problem.order));
      state = worked.result;
    }
    return finished(problem, { steps, result: state }, budget);
  },
};

function once(state: Expression, problem: DerivativeProblem, budget: Budget): Worked | null {
  const context = { variable: problem.variable, budget };
  if (!holds(state, problem.variable)) return differentiateByRules(state, context);
  const asked = problem.byDefinition || problem.method === "the definition";
  return (
    (asked && problem.order === 1 && byDefinition(state, context)) || differentiateByRules(state, context)
  );
}

/** With several orders the last step of each says which derivative it is. */
function headed({ steps }: Worked, order: number, orders: number): Step[] {
  const last = steps.at(-1);
  if (orders === 1 || !last) return [...steps];
  const named = ["first", "second", "third", "fourth", "fifth", "sixth"][order - 1] ?? `${order}th`;
  return [...steps.slice(0, -1), { ...last, title: `${last.title} This is the ${named} derivative.` }];
}

/** A polynomial with like terms apart, or with brackets that multiply out shortly, is put together first. */
function collected(e: Expression, budget: Budget): Expression | null {
  if (e.kind !== "sum") return null;
  const p = polynomialOf(e, budget);
  return p && p.terms.length < e.terms.length ? polynomialToExpression(p) : null;
}

const collectStep = (state: Expression): Step => ({
  rule: "collect-before-differentiating",
  title: "Put like terms together first.",
  latex: toLatex(state),
  why: "The fewer terms there are, the less there is to differentiate.",
});

function finished(problem: DerivativeProblem, { steps, result }: Worked, budget: Budget): Derivation | null {
  const { at, label, variable } = problem;
  if (!at)
    return {
      method: "derivative",
      steps: labelledLast(steps, result, label),
      answer: { kind: "expression", expression: result },
    };
  const value = valueAt(result, { variable, at, budget });
  if (!value) return null;
  const answer: AnswerValue = { kind: "expression", expression: value };
  const shown = toLatex(label ? equation(label, value) : value);
  const isSame = at.kind === "symbol" && at.name === variable;
  const last = isSame ? [] : [putInValue(variable, at, shown)];
  return { method: "derivative", steps: [...steps, ...last], answer };
}

/** The last step is the answer as it is given. */
function labelledLast(steps: readonly Step[], result: Expression, label: Expression | undefined): Step[] {
  const last = steps.at(-1);
  if (!last || !label) return [...steps];
  return [...steps.slice(0, -1), { ...last, latex: toLatex(equation(label, result)) }];
}
