import { int } from "../../expression/build";
import type { AnswerValue } from "../../types";

/** A whole number as an answer. */
export const wholeAnswer = (value: bigint): AnswerValue => ({ kind: "expression", expression: int(value) });

/** A word as an answer. */
export const wordAnswer = (word: string): AnswerValue => ({ kind: "word", word });

/** Several whole numbers, in the order in which they are listed. */
export const listAnswer = (values: readonly bigint[]): AnswerValue => ({
  kind: "list",
  items: values.map((value) => int(value)),
  ordered: false,
});
