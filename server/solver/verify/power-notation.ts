import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";
import { factorsOf } from "./written-form";

/** The same value, written without powers or without a repeated factor. */
export function verifyPowerNotation(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "power-notation" || value.kind !== "expression")
    return { status: "refuted", reason: "the answer has another shape" };
  const fault = problem.to === "product" ? hasPower(value.expression) : repeats(value.expression);
  if (fault) return { status: "refuted", reason: "the answer is not in the form asked for" };
  const identity = checkIdentity(problem.expression, value.expression, budget);
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return { status: "refuted", reason: identity.reason };
  return { status: identity.proved ? "verified" : "partial", evidence: [identity.evidence] };
}

const hasPower = (e: Expression): boolean => some(e, (part) => part.kind === "power");

function repeats(e: Expression): boolean {
  const bases = factorsOf(e).map((factor) => toLatex(factor.kind === "power" ? factor.base : factor));
  return new Set(bases).size < bases.length;
}
