import type { Expression } from "../../expression/ast";
import type { AnswerValue } from "../../types";

/** A number on its own. */
export const bareValue = (value: Expression): AnswerValue => ({ kind: "expression", expression: value });

/** Terms in order: "2, 5, 8". */
export const termsAnswer = (items: readonly Expression[]): AnswerValue => ({
  kind: "list",
  items,
  ordered: true,
});

/** A word: "not arithmetic". */
export const wordAnswer = (word: string): AnswerValue => ({ kind: "word", word });
