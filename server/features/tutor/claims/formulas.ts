import "server-only";

/** Characters a formula may have; a delimiter that is not closed within them opens none. */
const FORMULA_LENGTH_MAX = 1500;
const MATH_FENCE = /^(?:math|latex|tex)\b/i;
const ENVIRONMENT =
  /^\\begin\{((?:align|aligned|gather|gathered|equation|split|eqnarray|multline|flalign)\*?)\}/;

/** A formula between delimiters, or code; code has no LaTeX. */
export interface Formula {
  readonly latex: string | null;
  readonly at: number;
  readonly end: number;
}

/** What is between delimiters in a reply, in order. */
export function formulasIn(text: string): Formula[] {
  return partsOf(text).flatMap(({ content, at, kind }): Formula[] => {
    const end = at + content.length;
    if (kind === "prose")
      return delimitedIn(content).map((each) => ({ ...each, at: each.at + at, end: each.end + at }));
    return [{ latex: kind === "code" ? null : content, at, end }];
  });
}

export interface Part {
  /** "lines": a fenced block of no language. "listing": one that is said to be text. */
  readonly kind: "prose" | "code" | "math" | "lines" | "listing";
  readonly content: string;
  readonly at: number;
}

const TEXT_FENCE = /^(?:te?xt|plain(?:text)?)$/i;
const FENCE = /^ {0,3}(```|~~~)`*~*[ \t]*(\S*)/;

/** The last place up to which a reply's mathematics is settled whatever comes after it: behind a blank line outside of
 * fenced blocks, for no formula goes on over one.
 * @param from such a place, or 0 */
export function settledEnd(text: string, from: number): number {
  let settled = from;
  let open = "";
  let at = from;
  for (const line of text.slice(from).split("\n")) {
    const [, sign = "", language = ""] = FENCE.exec(line) ?? [];
    if (open === "") open = sign;
    else if (sign === open && language === "") open = "";
    at += line.length + 1;
    if (open === "" && line.trim() === "" && at <= text.length) settled = at;
  }
  return settled;
}

/** A text cut at its fenced blocks. A block that is not closed goes to the end. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let open: { readonly sign: string; readonly kind: Part["kind"] } | null = null;
  let from = 0;
  let at = 0;
  const close = (end: number) => {
    if (from < end) parts.push({ kind: open?.kind ?? "prose", content: text.slice(from, end), at: from });
  };
  for (const line of text.split("\n")) {
    const [, sign = "", language = ""] = FENCE.exec(line) ?? [];
    const next = at + line.length + 1;
    if (sign !== "" && (!open || (open.sign === sign && language === ""))) {
      close(at);
      from = next;
      open = open ? null : { sign, kind: kindOf(language) };
    }
    at = next;
  }
  close(text.length);
  return parts;
}

function kindOf(language: string): Part["kind"] {
  if (MATH_FENCE.test(language)) return "math";
  if (language === "") return "lines";
  return TEXT_FENCE.test(language) ? "listing" : "code";
}

export function delimitedIn(text: string): (Opened & { readonly at: number })[] {
  const found: (Opened & { readonly at: number })[] = [];
  const OPENING = /[\\$`]/g;
  for (let sign = OPENING.exec(text); sign; sign = OPENING.exec(text)) {
    const opened = openedAt(text, sign.index);
    if (opened === null) continue;
    found.push({ ...opened, at: sign.index });
    OPENING.lastIndex = opened.end;
  }
  return found;
}

export interface Opened {
  /** Null for code and for a sign that was escaped. */
  readonly latex: string | null;
  readonly end: number;
  readonly display: boolean;
}

/** What begins at a dollar sign, a backslash or a backtick; null when it is only that character. */
function openedAt(text: string, at: number): Opened | null {
  const rest = text.slice(at, at + FORMULA_LENGTH_MAX);
  if (rest.startsWith("`")) return codeAt(rest, at);
  const environment = ENVIRONMENT.exec(rest);
  if (environment) return closedBy(rest, at, { open: environment[0], close: `\\end{${environment[1]}}` });
  if (rest.startsWith("\\[")) return closedBy(rest, at, { open: "\\[", close: "\\]" });
  if (rest.startsWith("\\(")) return closedBy(rest, at, { open: "\\(", close: "\\)", inline: true });
  if (rest.startsWith("$$")) return closedBy(rest, at, { open: "$$", close: "$$" });
  if (rest.startsWith("\\$")) return null;
  return rest.startsWith("$") && text[at - 1] !== "\\" ? inDollars(rest, at) : null;
}

/** A code span, or its sign alone when it is not closed within the paragraph. */
function codeAt(rest: string, at: number): Opened {
  const sign = /^`+/.exec(rest)?.[0] ?? "`";
  const [paragraph = ""] = rest.split(/\n[ \t]*\n/, 1);
  const closing = paragraph.indexOf(sign, sign.length);
  return { latex: null, end: at + (closing < 0 ? sign.length : closing + sign.length), display: false };
}

interface Delimiters {
  readonly open: string;
  readonly close: string;
  readonly inline?: boolean;
}

function closedBy(rest: string, at: number, { open, close, inline = false }: Delimiters): Opened | null {
  const closing = rest.indexOf(close, open.length);
  const latex = closing < 0 ? "" : rest.slice(open.length, closing);
  if (latex.trim() === "" || /\n[ \t]*\n/.test(latex)) return null;
  return { latex, end: at + closing + close.length, display: !inline };
}

/** A dollar sign before a space, closed after a space or before a digit, is money. */
function inDollars(rest: string, at: number): Opened | null {
  const [raw, latex = ""] = /^\$((?:\\[\s\S]|[^\\$])+)\$(?!\d)/.exec(rest) ?? [];
  if (raw === undefined || /^\s|\s$|\n[ \t]*\n/.test(latex) || isWords(latex)) return null;
  return { latex, end: at + raw.length, display: false };
}

/** "5, then she had 3 + " between two amounts. */
const isWords = (latex: string): boolean =>
  (
    latex.replace(/\\[a-zA-Z]+(?:\{[a-zA-Z ]*\})?/g, " ").match(/(?<![a-zA-Z])[a-zA-Z]{3,}(?![a-zA-Z(])/g) ??
    []
  ).length > 1;
