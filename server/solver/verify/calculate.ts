import type { Budget } from "../types";
import { withoutCounting } from "./counting";
import { type NumberQuestion, numberObligations, numberWord } from "./number";
import { calculationEvidence } from "./number-evidence";
import type { ProblemOf, Verifier } from "./obligations";

/** Checks a calculation by working it out as one unsimplified fraction of sums of roots and comparing exactly. */
export const CALCULATE: Verifier<"calculate"> = {
  expression: (problem, { expression: answer }, budget) => {
    const question = questionOf(problem, budget);
    return numberObligations(question, answer, {
      evidence: (exact) => [calculationEvidence({ expression: question.expression, answer, exact }, budget)],
      budget,
    });
  },
  word: (problem, { word }, budget) => ({
    word: () => numberWord(questionOf(problem, budget), word, budget),
  }),
};

const questionOf = ({ expression, form }: ProblemOf<"calculate">, budget: Budget): NumberQuestion => ({
  expression: withoutCounting(expression, budget),
  at: new Map(),
  form,
});
