import type { Token } from "../lexicon/tokens";
import { isClosing, isLetter } from "./token-kinds";

/** Signs, and those that are still words. */
const SIGN = /^(?:[-+−×·*÷/^]|(?:plus|minus|times|over|squared|cubed)$)/;

const isSign = (token?: Token): boolean => token !== undefined && SIGN.test(token.as ?? token.text);
const isOther = (token: Token): boolean =>
  token.kind !== "number" && !isLetter(token) && !isClosing(token) && !isSign(token);

/** "5y", "y - 2", "y²". */
const isTerm = (run: readonly Token[]): boolean =>
  run.some(
    (token, at) =>
      isLetter(token) && (run[at - 1]?.kind === "number" || isSign(run[at - 1]) || isSign(run[at + 1])),
  );
const isNumber = (run: readonly Token[]): boolean =>
  run.at(-1)?.kind === "number" && (run.length === 1 || (run.length === 2 && isSign(run[0])));

/** Whether words between two pieces of mathematics say that they are equal: one is put together of a letter and of more,
 * the other one is that as well or a number. "x is 5", of which the letter is a name, is none.
 * @param before what is read of the text so far
 * @param behind what comes behind the words */
export function saysEquality(before: readonly Token[], behind: readonly Token[]): boolean {
  const end = behind.findIndex(isOther);
  const sides = [before.slice(before.findLastIndex(isOther) + 1), end < 0 ? behind : behind.slice(0, end)];
  return sides.some(isTerm) && sides.every((side) => isTerm(side) || isNumber(side));
}
