import type { Expression } from "../../expression/ast";
import { equation, int, negation, product, quotient } from "../../expression/build";
import { roundedDouble } from "../../expression/figures";
import { isNegative, negate, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { AnswerValue, Step } from "../../types";

/** The steps of one worker and the answer they lead to. */
export interface Worked {
  readonly steps: readonly Step[];
  readonly answer: AnswerValue;
}

export const PI: Expression = { kind: "constant", name: "pi" };
export const call = (name: string, argument: Expression): Expression => ({
  kind: "function",
  name,
  args: [argument],
});

/** turn·π as it is written: 3π/4, -π, 0. */
export function piMultiple(turn: Rational): Expression {
  if (turn.n === 0n) return int(0);
  if (isNegative(turn)) return negation(piMultiple(negate(turn)));
  const top = turn.n === 1n ? PI : product([int(turn.n), PI]);
  return turn.d === 1n ? top : quotient(top, int(turn.d));
}

/** -135° is the angle 135° the other way round. */
export const degrees = (value: Expression): Expression =>
  value.kind === "negation" ? negation(degrees(value.operand)) : call("degree", value);

export const expressionAnswer = (expression: Expression): AnswerValue => ({ kind: "expression", expression });

/** "undefined", "II": an answer that is a word. */
export const wordAnswer = (word: string): AnswerValue => ({ kind: "word", word });

export interface NamedValue {
  readonly name: Expression;
  readonly value: Expression;
  readonly unit?: string;
}

/** Values with what they are values of: sin t = 3/5, cos t = 4/5. */
export function namedAnswer(values: readonly NamedValue[]): AnswerValue {
  const [only] = values;
  if (only && values.length === 1) return expressionAnswer(only.value);
  return { kind: "named", values: values.map(({ name, value }) => ({ name: toText(name), value })) };
}

/** The same in one line. */
export const namedLatex = (values: readonly NamedValue[]): string =>
  values.map(({ name, value }) => toLatex(equation(name, value))).join(",\\ ");

const MOST_PLACES = 8;

/** A double as a decimal literal with so many places; null when its digits do not settle them. */
export const rounded = (value: number, places: number): Expression | null =>
  places > MOST_PLACES ? null : roundedDouble(value, places);

/** A state that repeats the one before is no step. */
export function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  return steps.filter((step, at) => at === 0 || step.latex !== steps[at - 1]?.latex);
}
