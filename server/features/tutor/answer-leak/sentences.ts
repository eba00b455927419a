import "server-only";

/** Text that is held back at most, in characters: a block that is not closed by then is taken as it is. */
const HELD_MAX = 4000;
/** The number of a list's item belongs to what follows it. */
const MARKER = /^\s*\d{1,3}[.)]\s*$/;
const FENCE = /^[ \t]{0,3}(```+|~~~+)/;

/** How much of a text, from its beginning, is whole sentences: to the end of a line, or behind a full stop and the
 * space after it. A block of code or of mathematics counts as one sentence. 0 when the first one is not whole yet.
 * @example wholeLength("Add 5. Then ") // 7 */
export function wholeLength(text: string): number {
  const block = blockLength(text);
  if (block !== null) return block > 0 ? block : text.length > HELD_MAX ? text.length : 0;
  const ends = /\n|[.!?…][*_"'”’)]*(?=[ \t])[ \t]+(?=\S)/g;
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const end = found.index + found[0].length;
    const sentence = text.slice(0, end);
    if (found[0] === "\n" || !(isInside(sentence) || MARKER.test(sentence))) return end;
  }
  return text.length > HELD_MAX ? text.length : 0;
}

/** @returns null when no block begins here, 0 when it is not closed yet */
function blockLength(text: string): number | null {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0;
  const fence = FENCE.exec(text.slice(text.lastIndexOf("\n", lead - 1) + 1))?.[1];
  if (fence !== undefined) {
    const sign = fence.startsWith("`") ? "```" : "~~~";
    return closedBy(text, new RegExp(`\\n[ \\t]{0,3}${sign}[^\\n]*\\n`), lead + sign.length);
  }
  const rest = text.slice(lead);
  if (rest.startsWith("$$")) return closedBy(text, /\$\$[^$]*\$\$[^\n]*\n/, lead);
  if (rest.startsWith("\\[")) return closedBy(text, /\\\][^\n]*\n/, lead);
  const environment = /^\\begin\{([a-z*]+)\}/.exec(rest)?.[1];
  if (environment)
    return closedBy(text, new RegExp(`\\\\end\\{${environment.replace("*", "\\*")}\\}[^\\n]*\\n`), lead);
  return /^(?:`{1,2}|~{1,2}|\$|\\)$/.test(rest) ? 0 : null;
}

function closedBy(text: string, end: RegExp, from = 0): number {
  const found = end.exec(text.slice(from));
  return found ? from + found.index + found[0].length : 0;
}

/** Whether a formula in the line is still open at its end. */
const isInside = (text: string): boolean =>
  (text.replace(/\\\$/g, "").match(/\$/g) ?? []).length % 2 === 1 && !/\$\s?\d/.test(text);
