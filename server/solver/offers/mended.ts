const SIGN = /[=<>≤≥≠]/g;
const DISPLAY =
  /\\begin\{(align|aligned|alignat|gather|gathered|eqnarray|split)\*?\}([\s\S]*?)\\end\{\1\*?\}/;
const MISSING_MAX = 3;

/** A text in which a bracket was left open, closed at the end of either side of it; or without the one that closes
 * nothing. */
export function withBrackets(text: string): readonly string[] {
  const { open, extra } = bracketsIn(text);
  if (extra.length > 0 && extra.length <= MISSING_MAX && open === 0)
    return [[...text].filter((_, at) => !extra.includes(at)).join("")];
  if (open === 0 || open > MISSING_MAX || extra.length > 0) return [];
  const ends = [...text.matchAll(SIGN)].map(({ index }) => index);
  return [...ends, text.length].map((end) => {
    const before = text.slice(0, end).replace(/[\s?.,]+$/, "");
    return `${before}${")".repeat(open)}${text.slice(before.length)}`;
  });
}

/** How many brackets are open at the end, and where one is closed that was not opened. */
function bracketsIn(text: string): { readonly open: number; readonly extra: readonly number[] } {
  let open = 0;
  const extra: number[] = [];
  [...text].forEach((sign, at) => {
    if (sign === "(") open += 1;
    else if (sign === ")" && open > 0) open -= 1;
    else if (sign === ")") extra.push(at);
  });
  return { open, extra };
}

/** Each equation of a display that is aligned in rows: to be solved by itself, where together they are no system. */
export function rowsOf(text: string): readonly string[] {
  const rows = DISPLAY.exec(text)?.[2]?.split("\\\\") ?? [];
  return rows.filter((row) => row.includes("=")).map((row) => `Solve $${row.replaceAll("&", "").trim()}$`);
}
