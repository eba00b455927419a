import type { Expression } from "../../expression/ast";
import { crossedLatex } from "../../printer/scientific";
import { toText } from "../../printer/text";
import type { Answer, AnswerValue, Step } from "../../types";

/** What one kind of chemistry question comes to. */
export interface Worked {
  readonly steps: readonly Step[];
  readonly answer: Answer;
}

/** A number with a unit as an answer. */
export function quantityAnswer(value: Expression, unit: string): Answer {
  const [latex, text] = [crossedLatex(value), toText(value).replace(/ · (?=10\^)/, " × ")];
  return {
    value: { kind: "quantity", value, unit },
    latex: unit === "" ? latex : unit === "%" ? `${latex}\\%` : `${latex}\\text{ ${unit}}`,
    text: unit === "" ? text : unit === "%" ? `${text}%` : `${text} ${unit}`,
  };
}

/** An answer that is written, not calculated with: a formula, an equation of a reaction. */
export function writtenAnswer(word: string, latex: string): Answer {
  const value: AnswerValue = { kind: "word", word };
  return { value, latex, text: word };
}

export const plainFormula = (latex: string): string => latex.replace(/[{}_]/g, "").replace(" \\cdot ", "·");
