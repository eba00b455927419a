import { unitNamed } from "../expression/units";

const CURRENCY = /\\?[$£€¥](?=\s*[\d.])/g;
/** A sign between two operands; a leading minus is none. */
const OPERATION = /[\d)\]%a-z.]\s*(?:[-+−–*×·⋅÷/]|\\(?:times|cdot|div)\b)\s*\\?[$£€¥(\d.]/i;
/** A word behind a number, with the space between them. */
const WORD_BEHIND = /(?<![a-zA-Z\\^_])(\d[\d.,]*)(\s?)([a-zA-Z]+)/g;

/** An amount of money is written in it. */
export const isMoney = (text: string): boolean => text.search(CURRENCY) >= 0;

/** "$5 + $3.50", "2 kg + 300 g": amounts that are calculated with, which no reader of numbers and letters may take for
 * plain ones. */
export const isMeasuredCalculation = (text: string): boolean =>
  OPERATION.test(text) && (isMoney(text) || isOfUnits(text));

/** All that is written in letters are units behind numbers, and no letters that are multiplied: a word of two letters
 * or more stands apart from its number, or is not the only one. "3pt + 2pt" may be products. */
function isOfUnits(text: string): boolean {
  const found = [...text.matchAll(WORD_BEHIND)].map(([, , space, word = ""]) => ({ space, word }));
  const isAll = found.length > 0 && !/[a-zA-Z]/.test(text.replace(WORD_BEHIND, " "));
  if (!isAll || !found.every(({ word }) => unitNamed(word) !== null)) return false;
  const long = found.filter(({ word }) => word.length > 1);
  const names = new Set(found.map(({ word }) => word));
  return (
    long.some(({ space, word }) => space !== "" || word.length > 2) || (long.length > 0 && names.size > 1)
  );
}
