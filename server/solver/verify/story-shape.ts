import { equals, isInteger, isNegative, type Rational } from "../expression/rational";
import type { StoryTask } from "../tasks/story";

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
