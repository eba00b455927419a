type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

const GAP = "  ";

/** A report as text for a terminal: single values as a list, lists of rows as tables, each under its name.
 * @param report as JSON has it: dates are strings
 * @example asTables({ days: 7, byModel: [{ model: "m", dollars: 1.5 }] })
 * // "days  7\n\nbyModel\n  model  dollars\n  m          1.5\n" */
export function asTables(report: Row): string {
  const plain = Object.entries(report).filter(([, value]) => !isRow(value) && !Array.isArray(value));
  const sections = Object.entries(report).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [`${name}\n${indented(tableOf(value.filter(isRow)))}`];
    return isRow(value) ? [`${name}\n${indented(listOf(value))}`] : [];
  });
  const head = plain.length > 0 ? [listOf(Object.fromEntries(plain))] : [];
  return `${[...head, ...sections].join("\n\n")}\n`;
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names beside their values; of a value that has parts, the parts in its line. */
function listOf(row: Row): string {
  const lines = Object.entries(row).map(([name, value]) => [
    name,
    isRow(value)
      ? Object.entries(value)
          .map(([part, inner]) => `${part} ${wordOf(inner)}`)
          .join(", ")
      : wordOf(value),
  ]);
  const width = Math.max(0, ...lines.map(([name = ""]) => name.length));
  return lines.map(([name = "", value]) => `${name.padEnd(width)}${GAP}${value}`).join("\n");
}

function tableOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return "none";
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => wordOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const isNumeric = names.map((name) => rows.every((row) => typeof row[name] === "number"));
  return cells
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

/** A zero byte or an escape in a name would be the terminal's to obey. */
const CONTROL = /\p{Cc}/gu;

function wordOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  return String(value as Value).replace(CONTROL, "?");
}

const indented = (text: string): string =>
  text
    .split("\n")
    .map((line) => `${GAP}${line}`)
    .join("\n");
