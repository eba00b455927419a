import { int } from "../expression/build";
import { parseExpression } from "../parser/parse";
import type { MatrixOperation, RowOperation } from "../tasks/matrix";
import type { PlaneWords } from "./plane-words";

const NUMBER = "(-?(?:\\d+(?:\\.\\d+)?(?:/\\d+)?|\\\\frac\\{\\d+\\}\\{\\d+\\}))";
const ROW = "(?:row |R_?\\{?)(\\d)\\}?";
const at = (row: string | undefined): number => Number(row) - 1;

/** Each pattern with what it tells to do; the more particular first. */
const TOLD: readonly (readonly [RegExp, (groups: readonly string[]) => RowOperation[]])[] = [
  [
    /\b(?:interchange|swap|exchange|switch) (?:rows? |R_?\{?)(\d)\}? (?:and|with) (?:row |R_?\{?)?(\d)\}?/,
    ([i, j]) => [{ kind: "swap", first: at(i), second: at(j) }],
  ],
  [
    new RegExp(`\\bmultiply ${ROW} by ${NUMBER} and add ${ROW} to (?:it|that|the result)\\b`),
    ([row, by = "1", from]) => [
      { kind: "scale", row: at(row), by: parseExpression(by) },
      { kind: "add", from: at(from), by: int(1), to: at(row) },
    ],
  ],
  [
    new RegExp(`\\bmultiply ${ROW} by ${NUMBER} and add (?:it |the result |that )?to ${ROW}`),
    ([from, by = "1", to]) => [{ kind: "add", from: at(from), by: parseExpression(by), to: at(to) }],
  ],
  [
    new RegExp(`\\badd ${NUMBER} times ${ROW} to ${ROW}`),
    ([by = "1", from, to]) => [{ kind: "add", from: at(from), by: parseExpression(by), to: at(to) }],
  ],
  [
    new RegExp(`\\bmultiply ${ROW} by ${NUMBER}`),
    ([row, by = "1"]) => [{ kind: "scale", row: at(row), by: parseExpression(by) }],
  ],
];
const CLEAR =
  /\bneeded row operations? that will get the first entr(?:y|ies) in (?:both )?rows? 2(?: and (?:row )?3)? to be zero\b/;

/** One row operation told in words, or several that clear the first column. */
export function rowOperations(rest: PlaneWords): MatrixOperation | null {
  if (rest.take(CLEAR)) return { kind: "clear-column" };
  for (const [pattern, operations] of TOLD) {
    const found = rest.take(pattern);
    if (found)
      return {
        kind: "row-operations",
        operations: operations(found.slice(1).filter((each) => each !== undefined)),
      };
  }
  return null;
}
