import type { Answer } from "../../types";

/** A numeral as an answer: a word, because its digits are no ordinary number. */
export const baseAnswer = (written: string): Answer => ({
  value: { kind: "word", word: written },
  latex: written,
  text: written,
});
