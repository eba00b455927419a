import type { Expression } from "../../expression/ast";
import type { AnswerValue, Step } from "../../types";

/** What one kind of chemistry question comes to. */
export interface Worked {
  readonly steps: readonly Step[];
  readonly answer: AnswerValue;
}

/** A number with a unit as an answer. */
export const quantityAnswer = (value: Expression, unit: string): AnswerValue => ({
  kind: "quantity",
  value,
  unit,
});

/** An answer that is written, not calculated with: a formula, an equation of a reaction. */
export const writtenAnswer = (word: string): AnswerValue => ({ kind: "word", word });

/** Symbols of elements stand upright: they are no letters for numbers. */
export const upright = (latex: string): string => `\\mathrm{${latex}}`;

export const plainFormula = (latex: string): string => latex.replace(/[{}_]/g, "").replace(" \\cdot ", "·");
