import type { Statement } from "../expression/ast";
import { parseStatement } from "../parser/parse";
import { ParseError } from "../parser/parse-error";

/** A line of a solution as it is read again.
 * @returns null of what is no single expression or relation */
export function parsed(latex: string): Statement | null {
  try {
    return parseStatement(latex);
  } catch (error) {
    if (ParseError.isInstance(error)) return null;
    throw error;
  }
}
