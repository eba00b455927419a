import { negation, sum } from "../expression/build";
import { isZeroRadical, multiplyRadicals, signOfRadical } from "../expression/radical-ring";
import { radicalValue } from "../expression/radical-value";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Takes the difference of the two numbers as one unsimplified fraction: its sign decides. */
export function verifyComparisonSign(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "comparison-sign" || value.kind !== "relation") return refuted;
  const { left, right } = problem;
  const difference = sum([left, negation(right)]);
  const exact = radicalValue(difference, new Map(), budget).value;
  if (!exact) return refuted;
  const scaled = multiplyRadicals(exact.top, exact.bottom, budget);
  const zero = isZeroRadical(scaled, budget);
  const sign = zero ? "=" : signOfRadical(scaled, budget) > 0 ? ">" : "<";
  if (sign !== value.relation.operator) return refuted;
  const names = { "=": "$0$", ">": "positive", "<": "negative" };
  return {
    status: "verified",
    evidence: [`The first number minus the second is ${names[sign]}: $${toLatex(difference)} ${sign} 0$.`],
  };
}

const refuted: Check = { status: "refuted", reason: "The sign does not hold between the numbers." };
