import type { Expression } from "../expression/ast";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyNumber } from "./number";
import { calculationEvidence } from "./number-evidence";

/** Checks every calculation of a list the way a single one is checked. */
export function verifyCalculateEach(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "calculate-each" || value.kind !== "list") return refuted;
  const { expressions, form } = problem;
  if (value.items.length !== expressions.length) return refuted;
  const evidence: string[] = [];
  let partial = false;
  for (const [at, expression] of expressions.entries()) {
    const claimed: AnswerValue = { kind: "expression", expression: value.items[at] as Expression };
    const check = verifyNumber(
      { expression, at: new Map(), form, value: claimed },
      (exact, answer) => [calculationEvidence({ expression, answer, exact }, budget)],
      budget,
    );
    if (check.status === "refuted") return check;
    if (check.status !== "verified") partial = true;
    evidence.push(...check.evidence);
  }
  return { status: partial ? "partial" : "verified", evidence };
}

const refuted: Check = { status: "refuted", reason: "The calculations and the answers do not match." };
