import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { number } from "@/server/solver/expression/build";
import { parseStatement } from "@/server/solver/parser/parse";
import { toLatex } from "@/server/solver/printer/latex";
import { type Counterexample, compare } from "./compare";
import type { Worked } from "./types";

const REWRITING = new Set(["simplify", "expand", "factor"]);

/** Compares a proposed value or rewriting with the engine's answer.
 * @returns null when the engine's answer is not an expression to compare with */
export function checkValue(claimed: Expression, { problem, result }: Worked): string | null {
  const expected = answerExpression(result.latex);
  if (!expected) return null;
  const written = `$${toLatex(claimed)}$`;
  const comparison = compare(claimed, expected);
  switch (comparison.outcome) {
    case "equal":
      return REWRITING.has(problem.task)
        ? formNote(claimed, result.latex)
        : `**Right.** ${[...result.evidence].join(" ")}`.trim();
    case "close":
      return `${written} agrees with my answer wherever I tried it, but I could not prove that they are equal.`;
    case "different":
      return `**Not quite.** ${difference(written, comparison.at)} Would you like a hint?`;
    case "undefined":
      return `**Not quite.** ${written} divides by zero. Would you like a hint?`;
    case "unknown":
      return null;
  }
}

function answerExpression(latex: string): Expression | null {
  try {
    const statement = parseStatement(latex);
    return statement.kind === "relation" ? null : statement;
  } catch {
    return null;
  }
}

function formNote(claimed: Expression, answer: string): string {
  const written = toLatex(claimed);
  if (written === answer) return `**Right.** $${written}$ is what I get too.`;
  return `**Equal in value.** $${written}$ and my answer are the same for every value. Compare the form: mine is $${answer}$.`;
}

function difference(written: string, at: Counterexample | undefined): string {
  if (!at || at.point.size === 0) return `${written} is not equal to what the problem gives.`;
  const where = [...at.point].map(([name, value]) => `$${name} = ${toLatex(number(value))}$`).join(", ");
  return `Try ${where}: yours gives $${toLatex(number(at.left))}$, the problem gives $${toLatex(number(at.right))}$.`;
}
