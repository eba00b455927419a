import "server-only";
import type { Span } from "./types";

const ROW = /^[ \t]*\|.*\|[ \t]*$/;
const RULE = /^[\s|:-]+$/;
const LETTER = /^[$*_\s]*([a-zA-Z])[$*_\s]*$/;
/** "y = 2x + 1", "f(x) = 2x + 1", "2x + 1". */
const FORMULA = /^[$*_\s]*(?:[a-zA-Z](?:\([a-zA-Z]\))?\s*=\s*)?([^=|]*[-+*/^\d²³(][^=|]*?)[$*_\s]*$/;
const VALUE = /^[$*_\s]*([-−]?\d+(?:[./]\d+)?)[$*_\s]*$/;
/** "of 240". */
const SHARE_OF = /^[*_\s]*of\s+(\d+(?:\.\d+)?)[*_\s]*$/i;
const SHARE = /^[$*_\s]*(\d+(?:\.\d+)?)\s*\\?%[$*_\s]*$/;

interface Cell {
  readonly text: string;
  readonly at: number;
}

/** What tables state by their columns: the values of a formula in the letter of another column, and shares of a number. */
export function columnStatements(text: string): Span[] {
  const spans: Span[] = [];
  let rows: (readonly Cell[])[] = [];
  let at = 0;
  const close = () => {
    spans.push(...statedIn(rows));
    rows = [];
  };
  for (const line of text.split("\n")) {
    if (!ROW.test(line)) close();
    else if (!RULE.test(line)) rows.push(cellsOf(line, at));
    at += line.length + 1;
  }
  close();
  return spans;
}

function cellsOf(line: string, start: number): readonly Cell[] {
  const cells: Cell[] = [];
  let at = start;
  for (const text of line.split("|")) {
    cells.push({ text: text.trim(), at: at + Math.max(0, text.indexOf(text.trim())) });
    at += text.length + 1;
  }
  return cells.slice(1, -1);
}

function statedIn([heads, ...rows]: readonly (readonly Cell[])[]): Span[] {
  if (!heads) return [];
  const relations = heads.flatMap(({ text }, column) => relationOf(text, { heads, column }) ?? []);
  return rows.flatMap((row) =>
    relations.flatMap(({ from, and, to, of }): Span[] => {
      const [given, told] = [row[from], row[to]];
      const other = and === undefined ? "" : (row[and]?.text ?? "");
      const [, value] = VALUE.exec(told?.text ?? "") ?? [];
      const left = given && of(given.text, other);
      if (!told || value === undefined || !left) return [];
      return [{ latex: `${left} = ${value}`, at: told.at, end: told.at + told.text.length, display: false }];
    }),
  );
}

interface Relation {
  readonly from: number;
  /** A second one that it takes. */
  readonly and?: number;
  readonly to: number;
  /** What a cell of the one column makes the calculation for the other. */
  readonly of: (cell: string, other: string) => string | null;
}

/** "Product" stands for that of the two other columns, which are all there are. */
const PRODUCT = /^[*_\s]*product[*_\s]*$/i;

const factorsOf = (heads: readonly Cell[], column: number): readonly number[] =>
  heads.length === 3 ? [0, 1, 2].filter((each) => each !== column) : [];

function multiplied(cell: string, other: string): string | null {
  const [[, a] = [], [, b] = []] = [VALUE.exec(cell) ?? [], VALUE.exec(other) ?? []];
  return a === undefined || b === undefined ? null : `(${a}) × (${b})`;
}

function relationOf(
  head: string,
  { heads, column }: { readonly heads: readonly Cell[]; readonly column: number },
): Relation | null {
  const [, whole] = SHARE_OF.exec(head) ?? [];
  if (whole !== undefined && column > 0) return { from: 0, to: column, of: (cell) => shareOf(cell, whole) };
  const [first, second] = PRODUCT.test(head) ? factorsOf(heads, column) : [];
  if (first !== undefined && second !== undefined)
    return { from: first, and: second, to: column, of: (cell, other) => multiplied(cell, other) };
  const [, formula] = FORMULA.exec(head) ?? [];
  const from = heads.findIndex(({ text }, at) => at !== column && isLetterOf(text, formula));
  const [, letter = ""] = LETTER.exec(heads[from]?.text ?? "") ?? [];
  if (formula === undefined || letter === "") return null;
  return { from, to: column, of: (cell) => put(formula, letter, cell) };
}

/** The letter is the only one in the formula. */
function isLetterOf(head: string, formula: string | undefined): boolean {
  const [, letter] = LETTER.exec(head) ?? [];
  const letters = formula?.replace(/\\[a-zA-Z]+/g, " ").match(/[a-zA-Z]/g) ?? [];
  return letter !== undefined && letters.length > 0 && letters.every((each) => each === letter);
}

function shareOf(cell: string, whole: string): string | null {
  const [, percent] = SHARE.exec(cell) ?? [];
  return percent === undefined ? null : `${percent} / 100 × ${whole}`;
}

function put(formula: string, letter: string, cell: string): string | null {
  const [, value] = VALUE.exec(cell) ?? [];
  return value === undefined ? null : formula.replaceAll(letter, `(${value})`);
}
