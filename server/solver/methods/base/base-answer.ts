import type { Answer } from "../../types";
import { upright } from "./value-in-base";

/** A numeral as an answer: a word, because its digits are no ordinary number. */
export const baseAnswer = (written: string): Answer => ({
  value: { kind: "word", word: written },
  latex: upright(written),
  text: written,
});
