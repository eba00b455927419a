import type { Token } from "../lexicon/tokens";
import { isClosing, isLetter } from "./token-kinds";

const OPERATOR = /^[-+−×·*÷/^]/;

const isSign = (token: Token | undefined): boolean =>
  token !== undefined && OPERATOR.test(token.as ?? token.text);
const isPart = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === "number" || isLetter(token) || isClosing(token) || isSign(token));

/** Whether words between two pieces of mathematics say that they are equal: one is put together of a letter and of more,
 * the other one is that as well or a number. "x is 5", of which the letter is a name, is none.
 * @param before what is read of the text so far
 * @param behind what comes behind the words */
export function saysEquality(before: readonly Token[], behind: readonly Token[]): boolean {
  const left = runAtEnd(before);
  const right = runAtStart(behind);
  if (left.length === 0 || right.length === 0) return false;
  return isTerm(left) ? isTerm(right) || isNumber(right) : isTerm(right) && isNumber(left);
}

function runAtEnd(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findLastIndex((token) => !isPart(token));
  return tokens.slice(from + 1);
}

function runAtStart(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token) => !isPart(token) && !SPOKEN.test(token.text));
  return end < 0 ? tokens : tokens.slice(0, end);
}
/** Signs that are still words. */
const SPOKEN = /^(?:plus|minus|times|squared|cubed|over)$/;

const isNumber = ([first, second, ...others]: readonly Token[]): boolean =>
  others.length === 0 &&
  (second === undefined ? first?.kind === "number" : isSign(first) && second.kind === "number");

/** "5y", "y - 2", "y²". */
const isTerm = (run: readonly Token[]): boolean =>
  run.some(
    (token, at) =>
      isLetter(token) && (run[at - 1]?.kind === "number" || isSign(run[at - 1]) || isSign(run[at + 1])),
  );
