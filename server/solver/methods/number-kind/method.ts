import { valueLatex } from "../../printer/answer/value";
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
    const answered = derivation?.answer;
    if (answered?.kind === "word" && answered.word === NOT_REAL && problem.options.includes("not real"))
      return derivation;
    if (derivation?.answer.kind !== "expression") return null;
    const found = narrowestKind(derivation.answer.expression, problem.options, budget);
    if (!found) return null;
    const name = problem.options.includes("not real") ? "real number" : found.kind;
    const last: Step = {
      rule: "name-number-kind",
      title: `Name the kind of $${valueLatex(derivation.answer)}$.`,
      latex: `\\text{${name}}`,
      why: found.why,
    };
    return {
      method: "number-kind",
      steps: [...derivation.steps, last],
      answer: { kind: "word", word: name },
    };
  },
};
