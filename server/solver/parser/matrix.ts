import type { Expression } from "../expression/ast";
import type { Limits } from "../limits";
import { DEFAULT_NOTATION, parseExpression } from "./parse";
import { ParseError } from "./parse-error";

const MOST_ROWS = 8;
const NOTATION = { ...DEFAULT_NOTATION, imaginary: false, functions: new Set<string>() };

/** The entries between \begin{bmatrix} and \end{bmatrix}: rows parted by \\, entries by & (empty ones are only
 * space). Where a square one has no & at all, entries are parted by spaces.
 * @throws {ParseError} when the rows differ in length or an entry is no expression; {LimitReached}
 * @example readMatrixRows("1 & 2 \\\\ 3 & 4", limits) */
export function readMatrixRows(body: string, limits: Limits): Expression[][] {
  const lines = body
    .split(/\\\\(?:\[[^\]]*\])?/)
    .map((line) => line.replace(/\\hline/g, "").trim())
    .filter((line) => /[^&\s]/.test(line));
  if (lines.length === 0 || lines.length > MOST_ROWS) throw new ParseError("I can’t read this matrix.", 0);
  const cells = lines.map((line) => cellsOf(line, body.includes("&") ? "&" : /\s+/, lines.length));
  const width = cells[0]?.length ?? 0;
  if (width > MOST_ROWS || cells.some((row) => row.length !== width))
    throw new ParseError("The rows of this matrix have different lengths.", 0);
  return cells.map((row) => row.map((cell) => parseExpression(cell, limits, NOTATION)));
}

/** Rows typed as [[1, 2], [3, 4]] or [1, 2; 3, 4] or [1 2; 3 4], without the outer brackets.
 * @throws {ParseError | LimitReached} as readMatrixRows */
export function readTypedRows(body: string, limits: Limits): Expression[][] {
  const rows = /^\s*\[/.test(body)
    ? [...body.matchAll(/\[([^[\]]*)\]/g)].map((found) => found[1] ?? "")
    : body.split(";");
  return readMatrixRows(
    rows
      .map((row) =>
        row
          .trim()
          .split(/\s*,\s*|\s+/)
          .join(" & "),
      )
      .join(" \\\\ "),
    limits,
  );
}

function cellsOf(line: string, separator: string | RegExp, height: number): string[] {
  const cells = line
    .split(separator)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const isList = separator === "&" || cells.length === height;
  return isList ? cells : [line];
}
