import type { Rational } from "../../expression/rational";
import type { Unit } from "./units";

/** The unit of an answer, as tasks tell it. */
export interface AnswerUnit {
  readonly unit: string;
  readonly named: boolean;
  readonly factor: Rational;
  readonly shift: Rational;
}

/** @param asked the text asks for this unit */
export const answerIn = (unit: string, { factor, shift }: Unit, asked: boolean): AnswerUnit => ({
  unit,
  named: asked,
  factor,
  shift,
});
