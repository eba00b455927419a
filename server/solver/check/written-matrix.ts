import type { Expression } from "../expression/ast";
import { product } from "../expression/build";
import type { Limits } from "../limits";
import { readMatrixRows, readTypedRows } from "../parser/matrix";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";

const TYPED = /^([^[\]]*?)\s*(?:\*|·|\\cdot)?\s*\[(\s*\[.*\]\s*|[^[\]]*;[^[\]]*)\]$/s;
const TYPESET = /^(.*?)\s*\\begin\{([pbv]?matrix)\}(.*)\\end\{\2\}$/s;

/** A matrix as students write it: [[1, 2], [3, 4]], [1 2; 3 4] or typeset, a number may stand before it.
 * @returns null when it is none
 * @throws {LimitReached} */
export function readWrittenMatrix(text: string, limits: Limits): readonly (readonly Expression[])[] | null {
  const plain = text.replace(/\\(?:left|right)(?![a-z])\s*[()[\]]?|\$/g, "").trim();
  const [typed, typeset] = [TYPED.exec(plain), TYPESET.exec(plain)];
  try {
    if (typed) return times(typed[1] ?? "", readTypedRows(typed[2] ?? "", limits), limits);
    return typeset ? times(typeset[1] ?? "", readMatrixRows(typeset[3] ?? "", limits), limits) : null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** Every entry times the number before the matrix. */
function times(before: string, rows: readonly (readonly Expression[])[], limits: Limits) {
  if (before.trim() === "") return rows;
  const factor = parseExpression(before, limits);
  return rows.map((row) => row.map((entry) => product([factor, entry], true)));
}
