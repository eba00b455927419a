import type { AnswerValue } from "../../types";

/** A numeral as an answer: a word, because its digits are no ordinary number. */
export const baseAnswer = (written: string): AnswerValue => ({ kind: "word", word: written });
