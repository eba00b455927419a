import type { ChainPart } from "../tasks/chain";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Checks one value of one problem. */
export type Verify = (problem: Problem, value: AnswerValue, budget: Budget) => Check;

/** Checks a chain link by link: the value read for each definition against the problem that defines it, then the
 * answer against the question with those values in it. The weakest link decides.
 * @param verify checks the links, which can be of any kind but a chain */
export const verifyChain =
  (verify: Verify): Verify =>
  (problem, value, budget) => {
    if (problem.task !== "chain" || problem.question.task === "chain")
      return { status: "refuted", reason: "These are no definitions with a question." };
    const checks: Check[] = [];
    for (const part of problem.parts) checks.push(verify(part.problem, valueOfPart(part), budget));
    checks.push(verify(problem.question, value, budget));
    return weakest(checks);
  };

function valueOfPart({ problem, values }: ChainPart<Problem>): AnswerValue {
  const [expression] = values;
  if (problem.task === "solve") return { kind: "roots", unknown: problem.unknown, roots: values };
  if (problem.task === "solve-system") return { kind: "point", unknowns: problem.unknowns, values };
  return expression ? { kind: "expression", expression } : { kind: "none" };
}

function weakest(checks: readonly Check[]): Check {
  const evidence: string[] = [];
  let status: "verified" | "partial" | "unchecked" = "verified";
  for (const check of checks) {
    if (check.status === "refuted") return check;
    if (check.status !== "verified" && status !== "unchecked") status = check.status;
    evidence.push(...check.evidence);
  }
  return { status, evidence };
}
