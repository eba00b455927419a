import type { Expression, Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";

export interface Assignment {
  readonly name: string;
  readonly value: Expression;
}

/** Statements such as x = 2, y = -1 as values by letter.
 * @returns null when one of them is something else or a letter gets two values */
export function assignments(statements: readonly Statement[]): Assignment[] | null {
  const found: Assignment[] = [];
  for (const statement of statements) {
    if (statement.kind !== "relation" || statement.operator !== "=" || statement.left.kind !== "symbol")
      return null;
    if (symbolsOf(statement.right).length > 0) return null;
    const { name } = statement.left;
    if (found.some((other) => other.name === name)) return null;
    found.push({ name, value: statement.right });
  }
  return found.length > 0 ? found : null;
}
