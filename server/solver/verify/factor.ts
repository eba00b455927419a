import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";
import { irreducibility } from "./irreducible";
import { checkRootIdentity } from "./root-substitution";
import { commonNumber, expandedFault, factorsOf } from "./written-form";

/** The product equals the question everywhere, and no factor splits further over the integers. */
export function verifyFactor(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "factor") return { status: "refuted", reason: "the task is another one" };
  if (value.kind === "word" && value.word === "prime") return checkPrime(problem.expression, budget);
  if (value.kind !== "expression") return { status: "refuted", reason: "the answer is no expression" };
  const plain = checkIdentity(problem.expression, value.expression, budget);
  const identity =
    plain.equal === null ? checkRootIdentity(problem.expression, value.expression, budget) : plain;
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return { status: "refuted", reason: identity.reason };
  const form = verifyFactors(value.expression, budget);
  if (form.fault) return { status: "refuted", reason: form.fault };
  const status = identity.proved && form.proved ? "verified" : "partial";
  return { status, evidence: [`Multiply the factors out to check. ${identity.evidence}`, ...form.evidence] };
}

function verifyFactors(
  answer: Expression,
  budget: Budget,
): { readonly fault?: string; readonly proved: boolean; readonly evidence: readonly string[] } {
  const evidence: string[] = [];
  let proved = true;
  for (const factor of factorsOf(answer)) {
    if (hasFractionalExponent(factor)) continue;
    const base = factor.kind === "power" ? factor.base : factor;
    if (base.kind !== "sum") {
      if (symbolsOf(base).length > 0 && base.kind !== "symbol")
        return { fault: "a factor is no sum of terms", proved, evidence };
      continue;
    }
    const fault = expandedFault(base);
    if (fault) return { fault, proved, evidence };
    const shown = `$${toLatex(base)}$`;
    if (commonNumber(base) !== 1n)
      return { fault: `a number can still be taken out of ${shown}`, proved, evidence };
    const outcome = irreducibility(base, budget);
    if (outcome.status === "reducible") return { fault: `${shown} ${outcome.why}`, proved, evidence };
    if (outcome.status === "open") proved = false;
    else if (!outcome.why.startsWith("is of degree")) evidence.push(`${shown} ${outcome.why}.`);
  }
  return { proved, evidence };
}

/** The lowest power of the shared base, taken out as it stands. */
const hasFractionalExponent = (factor: Expression): boolean => {
  if (factor.kind !== "power") return false;
  const { exponent } = factor;
  const size = exponent.kind === "negation" ? exponent.operand : exponent;
  return size.kind === "quotient";
};

function checkPrime(expression: Expression, budget: Budget): Check {
  const fault = expandedFault(expression);
  if (fault) return { status: "partial", evidence: [] };
  if (commonNumber(expression) !== 1n) return { status: "refuted", reason: "a number can be taken out" };
  const outcome = irreducibility(expression, budget);
  if (outcome.status === "reducible") return { status: "refuted", reason: outcome.why };
  if (outcome.status === "open") return { status: "partial", evidence: [] };
  return { status: "verified", evidence: [`$${toLatex(expression)}$ ${outcome.why}.`] };
}
