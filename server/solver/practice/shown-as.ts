import { isOwnWriting } from "../hints/own-writing";
import type { Reading } from "../outcome";
import { parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { table } from "../table";

/** A problem as a student sees it: its own words with the mathematics in them typeset, and what they end with on a line of
 * its own. Never what the engine read in it: a set-up, a formula or a rounded figure would be part of the answer, and what
 * is asked in passing ("as a mixed number") would be missing.
 * @returns an instruction with mathematics between dollar signs, and no LaTeX where it does not end in mathematics */
export function shownAs(text: string): Reading {
  if (/[\\$]/.test(text)) return { instruction: text.replaceAll("$", "\\$"), latex: "" };
  const pieces = piecesOf(text);
  const letters = new Set(
    pieces.flatMap((piece) => piece.latex?.match(/(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/g) ?? []),
  );
  const last = pieces.at(-1);
  const isLed = pieces.length === 2 && pieces[0]?.latex === null && last?.latex;
  const before = isLed ? pieces.slice(0, -1) : pieces;
  const instruction = before.map((piece) => sentencePart(piece, letters)).join(" ");
  return {
    instruction: isLed ? instruction.replace(/:$/, "") : instruction,
    latex: isLed ? (last.latex ?? "") : "",
  };
}

/** Words, or mathematics that is set. */
interface Piece {
  readonly words: string;
  readonly latex: string | null;
  /** The mark after mathematics. */
  readonly mark: string;
}

const OPERATOR = /^(?:[-+*/=<>]|<=|>=)$/;
/** Numbers, single letters, brackets and signs, and the functions that problems of ours use. */
const MATHEMATICAL =
  /^(?:\d|\.(?=\d)|(?<![a-zA-Z])(?:sqrt|cbrt|log|ln|sin|cos|tan)(?![a-zA-Z])|(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])|[-+*/^_=<>|(),])+$/;

/** The text in runs of words and of mathematics. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let [words, run]: [string[], string[]] = [[], []];
  const close = () => {
    const latex = run.length > 0 ? latexOf(run.join(" ").replace(/[.:?,]$/, "")) : null;
    const mark = /[.:?,]$/.exec(run.at(-1) ?? "")?.[0] ?? "";
    if (latex === null) words.push(...run);
    else {
      if (words.length > 0) pieces.push({ words: words.join(" "), latex: null, mark: "" });
      pieces.push({ words: "", latex, mark: mark === "." && text.endsWith(run.join(" ")) ? "" : mark });
      words = [];
    }
    run = [];
  };
  for (const token of text.split(" ")) {
    const isMath = MATHEMATICAL.test(token.replace(/[.:?]$/, ""));
    if (run.length > 0 && (!isMath || endsRun(run.at(-1) ?? "", token))) close();
    if (isMath) run.push(token);
    else words.push(token);
  }
  if (run.length > 0) close();
  if (words.length > 0) pieces.push({ words: words.join(" "), latex: null, mark: "" });
  return pieces;
}

/** Whether mathematics ends between two tokens: after a full stop, and where no sign joins them, as in "6 m" or "3 a". A whole
 * number and a fraction belong together. */
function endsRun(before: string, token: string): boolean {
  if (/[.:?]$/.test(before)) return true;
  if (before.endsWith(",")) return false;
  const isMixed = /^[-(]*\d+$/.test(before) && /^\d+\/\d+\)*[.:?]?$/.test(token);
  return !isMixed && !OPERATOR.test(before) && !OPERATOR.test(token);
}

/** Mathematics as it is written, where it is more than numbers in a row and can be set without a change.
 * @returns null where it stays among the words */
function latexOf(written: string): string | null {
  if (!/[=+*/^<>|]| - |[cs]q?b?rt|[a-z]\(/.test(written)) return null;
  const parts = written.split(/,\s+(?=[^,()]*[=<>])/);
  const set = parts.map((part) => (part.includes("/") ? parsed(part) : verbatim(part)));
  if (set.some((part) => part === null)) return null;
  return set.length === 1 ? (set[0] ?? null) : `\\begin{cases} ${set.join(" \\\\ ")} \\end{cases}`;
}

/** By the engine's own parser and printer, where these leave every sign as it is. */
function parsed(written: string): string | null {
  try {
    const latex = toLatex(parseStatement(written));
    return isOwnWriting(written, latex) && isOwnWriting(latex, written) ? latex : null;
  } catch {
    return null;
  }
}

/** Sign by sign. */
function verbatim(written: string): string | null {
  let latex = "";
  for (let at = 0; at < written.length; ) {
    const rest = written.slice(at);
    const group = /^(?:\^|sqrt|cbrt)\(/.exec(rest)?.[0];
    if (group) {
      const end = closing(rest, group.length);
      const inside = end < 0 ? null : verbatim(rest.slice(group.length, end));
      if (inside === null) return null;
      latex += `${GROUPS[group] ?? ""}{${inside}}`;
      at += end + 1;
      continue;
    }
    const [sign = "", plain] = SIGNS.flatMap(([pattern, as]) => {
      const found = pattern.exec(rest);
      return found ? [[found[0], as(found)] as const] : [];
    })[0] ?? [rest.slice(0, 1), rest.slice(0, 1)];
    latex += plain;
    at += sign.length;
  }
  return latex.replace(/ {2,}/g, " ");
}

const GROUPS: Readonly<Record<string, string>> = table({
  "^(": "^",
  "sqrt(": "\\sqrt",
  "cbrt(": "\\sqrt[3]",
});

const SIGNS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^\^(-?\d+|[a-z])/, ([, power]) => `^{${power}}`],
  [/^(log)_(\d+|[a-z])/, ([, , base]) => `\\log_{${base}}`],
  [/^(?:log|ln|sin|cos|tan)/, ([name]) => `\\${name} `],
  [/^<=/, () => "\\leq "],
  [/^>=/, () => "\\geq "],
  [/^\*/, () => "\\cdot "],
];

/** Where the bracket closes that was opened just before. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The letter of an unknown is set wherever it is named. */
function sentencePart({ words, latex, mark }: Piece, letters: ReadonlySet<string>): string {
  if (latex !== null) return `$${latex}$${mark}`;
  return words
    .split(" ")
    .map((word, place, all) => {
      const [, letter = "", after = ""] = /^([a-zA-Z])([.:?,]?)$/.exec(word) ?? [];
      const isNamed = letters.has(letter) && (letter !== "a" || all[place - 1] === "for");
      return isNamed ? `$${letter}$${after}` : inWords(word);
    })
    .join(" ");
}

const BRITISH: Readonly<Record<string, string>> = table({
  Factor: "Factorise",
  factorization: "factorisation",
  Rationalize: "Rationalise",
});

const inWords = (word: string): string => (BRITISH[word] ?? word).replace(/(?<![a-zA-Z\d])-(?=[\d.])/g, "−");
