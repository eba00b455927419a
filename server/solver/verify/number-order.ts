import type { Expression } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { multiplyRadicals, signOfRadical } from "../expression/radical-ring";
import { radicalValue } from "../expression/radical-value";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Takes the difference of each number and the one before it, and checks that no number is lost or added. */
export function verifyNumberOrder(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "number-order" || value.kind !== "list") return refuted;
  const written = (nodes: readonly Expression[]) => nodes.map(toLatex).sort().join("\n");
  if (written(problem.numbers) !== written(value.items)) return refuted;
  const wrong = problem.ascending ? -1 : 1;
  for (const [at, item] of value.items.entries()) {
    const before = value.items[at - 1];
    if (!before) continue;
    const difference = sum([item, negation(before)]);
    const { bindings } = problem;
    const sign = signOf(bindings ? substitute(difference, bindings) : difference, budget);
    if (sign === null || sign === wrong) return refuted;
  }
  const direction = problem.ascending ? "negative" : "positive";
  return {
    status: "verified",
    evidence: [`Subtract each number from the next one: no difference is ${direction}.`],
  };
}

const refuted: Check = { status: "refuted", reason: "The numbers are not in order." };

function signOf(difference: Expression, budget: Budget): -1 | 0 | 1 | null {
  const exact = radicalValue(difference, new Map(), budget).value;
  return exact && signOfRadical(multiplyRadicals(exact.top, exact.bottom, budget), budget);
}
