import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { number } from "@/server/solver/expression/build";
import { evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import { children } from "@/server/solver/expression/walk";
import { toLatex } from "@/server/solver/printer/latex";
import { answerExpression } from "./answer-expression";
import { isRewriting } from "./attempt";
import { compare, type Instance } from "./compare";
import type { Worked } from "./types";

/** Compares a proposed value or rewriting with the engine's answer.
 * @returns null when the engine's answer is not an expression to compare with */
export function checkValue(claimed: Expression, { problem, result }: Worked): string | null {
  const expected = answerExpression(result.latex);
  if (!expected) return null;
  const written = `$${toLatex(claimed)}$`;
  const comparison = compare(claimed, expected);
  switch (comparison.outcome) {
    case "equal":
      return isRewriting({ problem })
        ? formNote(claimed, result.latex)
        : `**Right.** ${[...result.evidence].join(" ")}`.trim();
    case "close":
      return `${written} agrees with my answer wherever I tried it, but I could not prove that they are equal.`;
    case "different":
      if (isRounded(claimed, expected))
        return `**The same, rounded.** ${written} agrees with the exact answer as far as its digits go.`;
      return `**Not quite.** ${difference(written, comparison.at)} Would you like a hint?`;
    case "undefined":
      return `**Not quite.** ${written} divides by zero. Would you like a hint?`;
    case "unknown":
      return null;
  }
}

const DECIMALS_MIN = 2;

/** Its digits are the first ones of the exact value, or those rounded. */
function isRounded(claimed: Expression, expected: Expression): boolean {
  const [, decimals = ""] = /^-?\d+\.(\d+)$/.exec(toLatex(claimed)) ?? [];
  const [told, exact] = [claimed, expected].map((each) => evaluateComplex(each, new Map()));
  return (
    decimals.length >= DECIMALS_MIN &&
    told?.im === 0 &&
    exact?.im === 0 &&
    Math.abs(told.re - exact.re) < 10 ** -decimals.length
  );
}

function formNote(claimed: Expression, answer: string): string {
  const written = toLatex(claimed);
  const expected = answerExpression(answer);
  if (expected && sameForm(claimed, expected)) return `**Right.** $${written}$ is what I get too.`;
  return `**Equal in value.** $${written}$ and my answer are the same for every value. Compare the form: mine is $${answer}$.`;
}

/** Whether two expressions are written alike, whatever the order of their terms and factors. */
function sameForm(a: Expression, b: Expression): boolean {
  return formOf(a) === formOf(b);
}

function formOf(node: Expression): string {
  const parts = children(node).map(formOf);
  if (node.kind === "sum" || node.kind === "product") return `${node.kind}(${parts.sort().join(",")})`;
  return parts.length === 0 ? toLatex(node) : `${node.kind}(${parts.join(",")})`;
}

function difference(written: string, at: Instance | undefined): string {
  if (!at || at.point.size === 0) return `${written} is not equal to what the problem gives.`;
  const where = [...at.point].map(([name, value]) => `$${name} = ${toLatex(number(value))}$`).join(", ");
  return `Try ${where}: yours gives $${toLatex(number(at.left))}$, the problem gives $${toLatex(number(at.right))}$.`;
}
