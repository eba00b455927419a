import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isInteger,
  rational,
  sign,
  subtract,
} from "../expression/rational";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { TrigonometryQuestion } from "../tasks/trigonometry";
import type { Budget, Check } from "../types";
import { exactTurn } from "./angle-turn";
import { realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked, verified } from "./obligations";
import { isFigure } from "./statistics-figure";

type AngleQuestion = Extract<TrigonometryQuestion, { readonly kind: "convert" | "coterminal" | "reference" }>;

export const hasDegrees = (e: Expression): boolean =>
  some(e, (part) => part.kind === "function" && part.name === "degree");

/** A conversion has the unit asked for, another angle that of the given one. */
export const hasAskedUnit = (question: AngleQuestion, answer: Expression): boolean =>
  hasDegrees(answer) ===
  (question.kind === "convert" ? question.to === "degrees" : hasDegrees(question.angle));

export function checkAngle(
  { question, form }: ProblemOf<"trigonometry">,
  answer: Expression,
  budget: Budget,
): Check {
  if (question.kind !== "convert" && question.kind !== "coterminal" && question.kind !== "reference")
    return refuted("no angle is asked for");
  const [given, own] = [exactTurn(question.angle, budget), exactTurn(answer, budget)];
  if (!given || !own)
    return question.kind === "convert"
      ? roundedConversion(question.angle, answer, { form, budget })
      : refuted("no angle");
  if (question.kind === "convert")
    return equals(given, own)
      ? verified(`Both are $${toLatex(number(given))}$ of a straight angle.`)
      : refuted("the angles differ");
  if (question.kind === "coterminal") {
    const turns = divide(subtract(given, own), TURN);
    return isInteger(turns) && sign(own) >= 0 && compare(own, TURN) < 0
      ? verified(`The two angles differ by $${absolute(turns).n}$ full turns.`)
      : refuted("the angles do not have one terminal side");
  }
  const toAxis = [subtract(given, own), add(given, own)].some(isInteger);
  return toAxis && sign(own) >= 0 && compare(own, rational(1n, 2n)) <= 0
    ? verified(
        "It is at most a right angle, and turned by it the terminal side falls on the horizontal axis.",
      )
    : refuted("this is not the reference angle");
}

const TURN = rational(2n);

/** An angle without π has no exact number of degrees. */
function roundedConversion(
  angle: Expression,
  answer: Expression,
  settings: Parameters<typeof isFigure>[2],
): Check {
  const given = realValue(angle, new Map());
  const size = answer.kind === "function" && answer.name === "degree" ? answer.args[0] : undefined;
  if (given === null || !size || !isFigure(size, (given * 180) / Math.PI, settings))
    return refuted("the angles differ");
  return spotChecked(`Both are $${given.toFixed(4)}$ radians.`);
}
