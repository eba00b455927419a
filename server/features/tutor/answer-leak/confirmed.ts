import "server-only";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { isOperated } from "./announced";

const NUMBER = /(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\d)/g;
/** A student's number is spoken of, and said to be it. */
const GUESSED =
  /\b(?:your|you) (?:\w+ )?(?:guess\w*|number|answer|value|idea|said|say|wrote|write|got|have|put|chose|picked|tried|suggest\w*)\b/i;
const RIGHT =
  /\b(?:right|correct|spot on|bang on|perfect\w*|nailed|exactly|bingo|bravo|well done|true|works|it is|that['’]?s it|got it|indeed|yes)\b/i;
const WRONG = /\bnot\b|n['’]t\b|\b(?:wrong|almost|close|incorrect|nearly|too|off)\b/i;

/** Whether a sentence confirms a guess that is the answer, even one that stands in the problem.
 * @param digits with its spelled numbers in digits */
export const confirmsGuess = (digits: string, isAnswer: (value: Complex) => boolean): boolean =>
  GUESSED.test(digits) &&
  RIGHT.test(digits) &&
  !WRONG.test(digits) &&
  [...digits.matchAll(NUMBER)].some(
    ({ 0: number, index }) =>
      isAnswer({ re: Number(number), im: 0 }) &&
      !isOperated({ text: digits, at: index, end: index + number.length }),
  );
