import type { Method, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { narrowestKind } from "./narrowest-kind";

/** Whether a number is natural, whole, an integer, rational or irrational: it is simplified first. */
export const numberKind: Method = {
  id: "number-kind",
  tasks: ["number-kind"],
  work(problem, budget) {
    if (problem.task !== "number-kind") return null;
    const { expression } = problem;
    const derivation = derive({ expression, form: {}, budget, method: "number-kind" });
    if (derivation?.answer.value.kind !== "expression") return null;
    const found = narrowestKind(derivation.answer.value.expression, problem.options, budget);
    if (!found) return null;
    const last: Step = {
      rule: "name-number-kind",
      title: `Name the kind of $${derivation.answer.latex}$.`,
      latex: `\\text{${found.kind}}`,
      why: found.why,
    };
    return {
      method: "number-kind",
      steps: [...derivation.steps, last],
      answer: { value: { kind: "word", word: found.kind }, latex: last.latex, text: found.kind },
    };
  },
};
