import type { Expression } from "../expression/ast";
import type { Limits } from "../limits";
import { parseExpression } from "../parser/parse";

/** Stands for "and so on". */
export const DOTS = "…";

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\\\$/g, "＄"],
  [/\$/g, " "],
  [/\\[()[\]]/g, " "],
  [/\\(?:left|right)\s*(?=[()[\]{}\\|])/g, ""],
  [/\\(?:text|textrm|mathrm|textit|mbox)\s*\{([^{}]*)\}/g, " $1 "],
  [/\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}/g, " $1 "],
  [/\\(?:ldots|dots|cdots|dotsc|hellip)(?![a-zA-Z])/g, DOTS],
  [/\.{3,}|…\.*/g, DOTS],
  [/\{,\}/g, ","],
  [/\\begin\{(?:matrix|array)\}(?:\{[^{}]*\})?([^&]*?),?\s*&([^&]*?)\\end\{(?:matrix|array)\}/g, "$1, $2 "],
  [/;\s*(?=[a-z]_)/g, ", "],
  [/\^\s*\{?\s*(st|nd|rd|th)\s*\}?(?![a-zA-Z])/g, "$1"],
  [/\\(?:,|;|!|quad|qquad)(?![a-zA-Z])/g, " "],
  [/[−–]/g, "-"],
  [/[’‘]/g, "'"],
  [/\s+/g, " "],
];

/** A text about a sequence with the delimiters of its mathematics gone and one sign for "and so on". */
export function sequenceText(text: string): string {
  return PLAIN.reduce((result, [written, plain]) => result.replace(written, plain), text)
    .trim()
    .replace(/(?<![\s.?;,:])[\s.?;,:]+$/, "");
}

/** Listed terms: "2, 5, 8, …, 20".
 * @returns null when it is no list of numbers and expressions; `open` when it goes on without end
 * @throws {ParseError} when a term is not mathematics */
export function readList(
  text: string,
  limits: Limits,
): {
  readonly terms: readonly Expression[];
  readonly last: Expression | null;
  readonly open: boolean;
} | null {
  const bare = text.trim().replace(/^\\?\{(.*)\\?\}$/, (_, inner: string) => inner.replace(/\\$/, ""));
  const dots = bare.indexOf(DOTS);
  const before = dots < 0 ? bare : bare.slice(0, dots);
  const after = dots < 0 ? "" : bare.slice(dots + 1);
  if (after.includes(DOTS)) return null;
  const terms = parseTerms(before, limits);
  const lasts = parseTerms(after, limits);
  if (terms.length < 2 || lasts.length > 1) return null;
  return { terms, last: lasts[0] ?? null, open: dots >= 0 && lasts.length === 0 };
}

function parseTerms(text: string, limits: Limits): Expression[] {
  return splitList(text).map((part) => parseTerm(part, limits));
}

/** One term or formula; e is Euler's number and no letter is the imaginary unit. */
export function parseTerm(text: string, limits: Limits): Expression {
  return parseExpression(text, limits, {
    imaginary: false,
    euler: /(?<![a-zA-Z])e(?![a-zA-Z])/.test(text),
    functions: new Set(),
    trailingFactor: true,
  });
}

/** Parts between commas outside brackets. In a list with spaces after its commas, 6,561 is one number. */
export function splitList(text: string): string[] {
  const spaced = /,\s/.test(text);
  const whole = spaced
    ? text.replace(/(?<![\d,])(\d{1,3}(?:,\d{3})+)(?!,?\d)/g, (n) => n.replaceAll(",", ""))
    : text;
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of whole) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part].map((item) => item.trim()).filter((item) => item !== "" && item !== "\\");
}
