import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, isInteger, isNegative, type Rational } from "../expression/rational";
import type { StoryAsked, StoryTask } from "../tasks/story";
import type { AnswerValue, Budget } from "../types";

/** The numbers of an answer, one for each thing asked; several of them when the story has several answers. Null when
 * the answer does not have the shape that the question asks for: as many values, each under its name and in its unit. */
export function answersIn(
  { asked }: StoryTask,
  value: AnswerValue,
  budget: Budget,
): readonly (readonly Rational[])[] | null {
  const written = writtenIn(asked, value);
  if (written === null || written.length === 0) return null;
  const answers = written.map((each) => each.map((part) => evaluateExact(part, new Map(), budget)));
  const whole = answers.every((each) => each.length === asked.length && each.every((part) => part !== null));
  return whole ? (answers as Rational[][]) : null;
}

function writtenIn(
  asked: readonly StoryAsked[],
  value: AnswerValue,
): readonly (readonly Expression[])[] | null {
  switch (value.kind) {
    case "quantity":
      return asked.length === 1 && value.unit === asked[0]?.unit ? [[value.value]] : null;
    case "named": {
      const fits = asked.every(
        ({ label, unit }, i) => value.values[i]?.name === label && (value.values[i]?.unit ?? "") === unit,
      );
      return fits && value.values.length === asked.length ? [value.values.map((each) => each.value)] : null;
    }
    case "points":
      return value.unknowns.length === asked.length &&
        asked.every(({ label }, i) => value.unknowns[i] === label)
        ? value.points
        : null;
    default:
      return null;
  }
}

/** Whether these can be the numbers asked for: things come whole, and nobody has less than nothing. */
export const isPossibleAnswer = ({ asked, decimals }: StoryTask, answer: readonly Rational[]): boolean =>
  asked.every(({ kind }, i) => {
    const number = answer[i] as Rational;
    if (kind === "signed") return true;
    return !isNegative(number) && (kind === "amount" || decimals !== undefined || isInteger(number));
  });

/** The same answer, whichever way round its numbers stand when they have no names. */
export function isSameAnswer(
  { asked }: StoryTask,
  one: readonly Rational[],
  other: readonly Rational[],
): boolean {
  const named = asked.some(({ label }) => label !== "");
  const left = [...other];
  return one.every((each, i) => {
    const at = named
      ? equals(each, left[i] as Rational)
        ? i
        : -1
      : left.findIndex((rest) => equals(each, rest));
    if (at >= 0 && !named) left.splice(at, 1);
    return at >= 0;
  });
}
