import type { AnswerValue, Budget, Check, Problem } from "../types";
import { withoutCounting } from "./counting";
import { verifyNumber } from "./number";
import { calculationEvidence } from "./number-evidence";

/** Checks a calculation by working it out as one unsimplified fraction of sums of roots and comparing exactly. */
export function verifyCalculate(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "calculate") return { status: "refuted", reason: "This is no calculation." };
  const expression = withoutCounting(problem.expression, budget);
  const { form } = problem;
  return verifyNumber(
    { expression, at: new Map(), form, value },
    (exact, answer) => [calculationEvidence({ expression, answer, exact }, budget)],
    budget,
  );
}
