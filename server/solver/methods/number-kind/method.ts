import type { Method, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { narrowestKind } from "./narrowest-kind";

const NOT_REAL = "not a real number";

/** Whether a number is natural, whole, an integer, rational or irrational: it is simplified first. */
export const numberKind: Method = {
  id: "number-kind",
  tasks: ["number-kind"],
  work(problem, budget) {
    if (problem.task !== "number-kind") return null;
    const { expression } = problem;
    const derivation = derive({ expression, form: {}, budget, method: "number-kind" });
    const answered = derivation?.answer.value;
    if (answered?.kind === "word" && answered.word === NOT_REAL && problem.options.includes("not real"))
      return derivation;
    if (derivation?.answer.value.kind !== "expression") return null;
    const found = narrowestKind(derivation.answer.value.expression, problem.options, budget);
    if (!found) return null;
    const name = problem.options.includes("not real") ? "real number" : found.kind;
    const last: Step = {
      rule: "name-number-kind",
      title: `Name the kind of $${derivation.answer.latex}$.`,
      latex: `\\text{${name}}`,
      why: found.why,
    };
    return {
      method: "number-kind",
      steps: [...derivation.steps, last],
      answer: { value: { kind: "word", word: found.kind }, latex: last.latex, text: name },
    };
  },
};
