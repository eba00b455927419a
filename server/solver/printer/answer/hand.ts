import type { Statement } from "../../expression/ast";
import { table } from "../../table";
import { toLatex } from "../latex";
import { toText } from "../text";

/** The same thing in LaTeX and in plain text. */
export interface Written {
  readonly latex: string;
  readonly text: string;
}

/** One of the two ways of writing. What is written with a hand says the same in both. */
export interface Hand {
  readonly isLatex: boolean;
  print(node: Statement): string;
  /** Words beside mathematics. */
  words(text: string): string;
  /** Words that end in a space before mathematics. */
  lead(text: string): string;
  /** A word between two pieces of mathematics, with its spaces. */
  between(word: string): string;
  /** Between the members of a list that are set apart. */
  readonly comma: string;
  readonly semicolon: string;
}

/** Signs that LaTeX would not set as they are. */
const escaped = (text: string): string => text.replace(/[%$#&_]/g, "\\$&");

export const LATEX: Hand = table({
  isLatex: true,
  print: toLatex,
  words: (text) => `\\text{${escaped(text)}}`,
  lead: (text) => `\\text{${escaped(text)} } `,
  between: (word) => ` \\text{ ${word} } `,
  comma: ",\\ ",
  semicolon: ";\\ ",
});

export const TEXT: Hand = {
  isLatex: false,
  print: toText,
  words: (text) => text,
  lead: (text) => `${text} `,
  between: (word) => ` ${word} `,
  comma: ", ",
  semicolon: "; ",
};

/** Writes something both ways. */
export const byHand = (write: (hand: Hand) => string): Written => ({
  latex: write(LATEX),
  text: write(TEXT),
});

export const inWords = (text: string): Written => byHand((hand) => hand.words(text));
