import { table } from "@/server/solver/table";
import { splitMath } from "../../chat/rich-text/math";
import type { Notation } from "../insertion";

/** Letters and digits that mathematics has of its own, as a word processor writes them. */
const MATH_LETTERS = /[\u{1d400}-\u{1d7ff}]/gu;
const SUBSCRIPTS = /[₀-₉]+/g;
const INVISIBLE = /[\u2061-\u2064\u200b-\u200d\u00ad\ufeff]/g;
const SIGNS: Readonly<Record<string, string>> = table({
  "\u2044": "/",
  "\u2215": "/",
  "\u22c5": "·",
  "\u2217": "*",
});
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g;

const FENCE = /```[a-z]*[^\S\n]*\n?([\s\S]*?)```/gi;
const NUMBERED = /\\(?:begin|end)\{(?:equation|displaymath|math|gather)\*?\}/g;
const LINES = /\\begin\{([a-z]+\*?)\}[\s\S]*?\\end\{\1\}/g;
const REMARKS = /\\(?:label|tag\*?)\{[^{}]*\}|\\(?:nonumber|notag)(?![a-zA-Z])/g;

/** A pasted text in the letters of the keyboard. Where all is mathematics it loses what marks mathematics among
 * words: dollar signs, brackets with a backslash, fences. Amounts of money stay.
 * @example plainAsText("Solve $2𝑥+3=7$", "bare") // "Solve 2x+3=7" */
export function plainAsText(text: string, notation: Notation): string {
  const typed = text
    .replace(MATH_LETTERS, (sign) => sign.normalize("NFKC"))
    .replace(SUBSCRIPTS, (digits) => `_${digits.normalize("NFKC")}`)
    .replace(INVISIBLE, "")
    .replace(SPACES, " ")
    .replace(/[\u2044\u2215\u22c5\u2217]/g, (sign) => SIGNS[sign] ?? sign);
  return notation === "bare" ? withoutMarks(typed) : typed;
}

function withoutMarks(text: string): string {
  const bare = splitMath(text.replace(FENCE, "$1").replace(NUMBERED, " "))
    .map(({ content, math }) => math?.latex ?? content)
    .join("");
  return bare
    .replace(REMARKS, "")
    .replace(LINES, (lines) => lines.replace(/\s+/g, " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
