import type { Expression } from "../expression/ast";
import { mapChildren, some } from "../expression/walk";
import type { Cursor } from "./cursor";
import { readArgument } from "./fraction";

const call = (name: string, args: readonly Expression[]): Expression => ({ kind: "function", name, args });

/** n! is the function `factorial` of n; it binds before a power does. */
export function withFactorials(cursor: Cursor, base: Expression): Expression {
  if (!cursor.accept("operator", "!")) return base;
  if (cursor.is("operator", "!")) throw cursor.failure("I can’t read double factorials.");
  return call("factorial", [base]);
}

/** \binom{n}{k} is the function `binomial` of n and k. */
export function readBinomial(cursor: Cursor): Expression {
  return call("binomial", [readArgument(cursor), readArgument(cursor)]);
}

/** \sum_{k=1}^{n} body is the function `sum` of body, index, first and last value of the index.
 *
 * Without brackets the body reaches as far as its last term with the index: in Σ 5 − 6k the index would otherwise
 * stand outside. Where a term without the index follows (Σ 3k − 1) nobody can say whether it belongs to the body. */
export function readSummation(cursor: Cursor): Expression {
  const unclear = () => cursor.failure("Write the sum as \\sum_{k=1}^{n} with the index below.");
  if (!cursor.accept("operator", "_") || !cursor.accept("open", "{")) throw unclear();
  const letter = cursor.accept("letter");
  if (!letter || !cursor.accept("relation", "=")) throw unclear();
  const first = cursor.expression();
  cursor.expect("close", "}", "A closing brace is missing here.");
  if (!cursor.accept("operator", "^")) throw unclear();
  const last = readArgument(cursor);
  const loose = hasSignOutsideBrackets(cursor);
  const body = withIndex(cursor.expression(), letter.text);
  const index: Expression = { kind: "symbol", name: letter.text };
  const holds = (term: Expression) =>
    some(term, (part) => part.kind === "symbol" && part.name === letter.text);
  if (loose && body.kind === "sum" && !holds(body.terms.at(-1) as Expression) && body.terms.some(holds)) {
    throw cursor.failure("Put brackets around what is added up.");
  }
  return call("sum", [body, index, first, last]);
}

/** Whether what comes next is a sum without brackets around it. */
function hasSignOutsideBrackets(cursor: Cursor): boolean {
  let depth = 0;
  for (let ahead = 1; depth >= 0; ahead++) {
    const token = cursor.peek(ahead);
    if (!token) return false;
    const before = cursor.peek(ahead - 1);
    if (before?.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    const sign = token.kind === "operator" && (token.text === "+" || token.text === "-");
    if (sign && depth === 0 && before?.kind !== "operator") return true;
  }
  return false;
}

/** The index is a letter even where its name usually means a constant. */
function withIndex(node: Expression, name: string): Expression {
  if (node.kind === "constant" && node.name === name) return { kind: "symbol", name };
  return mapChildren(node, (part) => withIndex(part, name));
}
