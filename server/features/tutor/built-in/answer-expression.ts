import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { parseStatement } from "@/server/solver/parser/parse";

/** An answer as an expression; null for answers that are words or relations. */
export function answerExpression(latex: string): Expression | null {
  try {
    const statement = parseStatement(latex);
    return statement.kind === "relation" ? null : statement;
  } catch {
    return null;
  }
}
