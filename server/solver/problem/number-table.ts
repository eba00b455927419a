/** Between two cells of a row, as tables are pasted and typed. */
const BETWEEN = /\s*[|\t]\s*|\s{2,}/;
const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;
const COLUMNS = 2;
const ROWS_MAX = 30;

type Row = readonly string[];

/** The pairs in a table of two columns of numbers, or of two rows of them, under names or without; none in any other
 * text. */
export function pairsInTable(text: string): readonly Row[] {
  const rows = text
    .split("\n")
    .map(cellsOf)
    .filter((row) => row.length > 0 && !row.every((cell) => /^:?-+:?$/.test(cell)));
  if (rows.length < 2 || rows.length > ROWS_MAX) return [];
  return pairsIn(rows) ?? pairsIn(turned(rows)) ?? [];
}

const cellsOf = (line: string): Row =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .trim()
    .split(BETWEEN)
    .filter((cell) => cell !== "");

/** The rows below the names of the columns; null where they are no pairs of numbers. */
function pairsIn(rows: readonly Row[]): readonly Row[] | null {
  const [first, ...others] = rows;
  const body = first?.some((cell) => !NUMBER.test(cell)) ? others : rows;
  const areNumbers = body.every((row) => row.length === COLUMNS && row.every((cell) => NUMBER.test(cell)));
  return areNumbers && body.length > 1 ? body : null;
}

function turned(rows: readonly Row[]): readonly Row[] {
  const width = rows[0]?.length ?? 0;
  if (!rows.every(({ length }) => length === width)) return [];
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] as string));
}
