import type { Form } from "../../types";
import type { Piece } from "../piece";
import { segment } from "../segment";
import { takeClauses } from "../wording";

/** A sentence of a text that is not all mathematics, as words and pieces of mathematics. */
export interface ToldSentence {
  readonly pieces: readonly Piece[];
  readonly isQuestion: boolean;
}

const ENDS: readonly string[] = [".", "?", "!"];

/** The sentences of a text. A point ends one where a capital letter or nothing follows, so that decimals, units and
 * mathematics with a point behind it are told from ends. */
export function toldSentences(text: string): ToldSentence[] {
  const sentences: ToldSentence[] = [];
  let pieces: Piece[] = [];
  const all = segment(text);
  all.forEach((piece, at) => {
    pieces.push(piece);
    const from = piece.start + piece.text.trimEnd().length;
    const next = all[at + 1]?.start ?? text.length;
    const sign = endIn(`${piece.text.trimEnd().slice(-1)}${text.slice(from, next)}`, text[next]);
    if (sign === null && next < text.length) return;
    sentences.push({ pieces, isQuestion: sign === "?" });
    pieces = [];
  });
  return sentences;
}

/** The mark that ends a sentence between two pieces; null where it goes on. */
function endIn(between: string, next: string | undefined): string | null {
  const mark = [...between].find((each) => ENDS.includes(each)) ?? null;
  if (mark !== ".") return mark;
  const isLarge = next === undefined || next === "$" || next.toLowerCase() !== next;
  return isLarge ? mark : null;
}

/** Words of a row of pieces, in small letters. */
export const wordsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ kind, text }) => (kind === "word" ? [text.toLowerCase()] : []));

/** Mathematics without the marks of the sentence behind it. */
export function bareMathematics(written: string): string {
  let end = written.length;
  while (end > 0 && MARKS.includes(written[end - 1] as string)) end -= 1;
  return written.slice(0, end).trim();
}

const MARKS: readonly string[] = [".", ",", ";", ":", "?", " "];

/** Whether a sentence only says how the answer is to be rounded. */
export const isRounding = (pieces: readonly Piece[]): boolean =>
  wordsOf(pieces)[0] === "round" && takeClauses(wordsOf(pieces).join(" ")).words.trim() === "";

export const roundingIn = (pieces: readonly Piece[]): Form => takeClauses(wordsOf(pieces).join(" ")).form;
