import { int } from "../../expression/build";
import type { Answer } from "../../types";

/** A whole number as an answer. */
export const wholeAnswer = (value: bigint): Answer => ({
  value: { kind: "expression", expression: int(value) },
  latex: String(value),
  text: String(value),
});

/** A word as an answer. */
export const wordAnswer = (word: string): Answer => ({
  value: { kind: "word", word },
  latex: `\\text{${word}}`,
  text: word,
});

/** Several whole numbers, in the order in which they are listed. */
export const listAnswer = (values: readonly bigint[]): Answer => ({
  value: { kind: "list", items: values.map((value) => int(value)), ordered: false },
  latex: values.join(",\\ "),
  text: values.join(", "),
});
