import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Crosswise products: a/b = c/d exactly when a · d = c · b; and every denominator is the one asked for. */
export function verifyEquivalentFractions(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "equivalent-fractions") return refuted;
  const items = value.kind === "list" ? value.items : value.kind === "expression" ? [value.expression] : [];
  if (items.length !== problem.fractions.length) return refuted;
  const evidence: string[] = [];
  for (const [at, { numerator, denominator }] of problem.fractions.entries()) {
    budget.spend();
    const item = items[at] as Expression;
    const parts = partsOf(item);
    if (!parts || parts.bottom !== problem.denominator) return refuted;
    if (parts.top * denominator !== numerator * parts.bottom) return refuted;
    evidence.push(
      `Multiply crosswise for $${toLatex(item)}$: $${parts.top} \\cdot ${denominator} = ${numerator} \\cdot ${parts.bottom} = ${numerator * parts.bottom}$.`,
    );
  }
  return { status: "verified", evidence };
}

const refuted: Check = { status: "refuted", reason: "The fractions are not equal." };

function partsOf(node: Expression): { readonly top: bigint; readonly bottom: bigint } | null {
  if (node.kind === "negation") {
    const inner = partsOf(node.operand);
    return inner && { top: -inner.top, bottom: inner.bottom };
  }
  if (node.kind !== "quotient") return null;
  const { numerator, denominator } = node;
  if (numerator.kind !== "number" || denominator.kind !== "number") return null;
  const whole = numerator.value.d === 1n && denominator.value.d === 1n;
  return whole ? { top: numerator.value.n, bottom: denominator.value.n } : null;
}
