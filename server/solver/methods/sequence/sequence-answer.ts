import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Answer } from "../../types";

/** The value of one term or sum, named: "a_{6} = 64". */
export function namedValue(name: string, value: Expression): Answer {
  const statement = equation(symbol(name), value);
  return {
    value: { kind: "expression", expression: value },
    latex: toLatex(statement),
    text: toText(statement),
  };
}

/** A number on its own. */
export const bareValue = (value: Expression): Answer => ({
  value: { kind: "expression", expression: value },
  latex: toLatex(value),
  text: toText(value),
});

/** Terms in order: "2, 5, 8". */
export const termsAnswer = (items: readonly Expression[]): Answer => ({
  value: { kind: "list", items, ordered: true },
  latex: items.map(toLatex).join(", "),
  text: items.map(toText).join(", "),
});

/** A word: "not arithmetic". */
export const wordAnswer = (word: string): Answer => ({
  value: { kind: "word", word },
  latex: `\\text{${word}}`,
  text: word,
});
