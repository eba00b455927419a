import type { Expression } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { Derivation, Method, Step } from "../../types";
import { derive } from "../arithmetic/method";

/** Several calculations one after the other; a line shows the one it works on. */
export const calculateEach: Method = {
  id: "calculate-each",
  tasks: ["calculate-each"],
  work(problem, budget) {
    if (problem.task !== "calculate-each") return null;
    const items: Expression[] = [];
    const steps: Step[] = [];
    for (const expression of problem.expressions) {
      const work = { expression, form: problem.form, budget, method: "calculate-each" };
      const derivation: Derivation | null = derive(work);
      if (derivation?.answer.kind !== "expression") return null;
      items.push(derivation.answer.expression);
      steps.push(...chained(expression, derivation.steps));
    }
    return {
      method: "calculate-each",
      steps,
      answer: { kind: "list", items, ordered: true },
    };
  },
};

/** The first line of each calculation names it: 15 − 7 = 8. */
const chained = (expression: Expression, steps: readonly Step[]): Step[] =>
  steps.map((step, at) => (at === 0 ? { ...step, latex: `${toLatex(expression)} = ${step.latex}` } : step));
