import { singular } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";

const ENDS: readonly string[] = [",", ".", ";", ":", "?", "!", ")"];

/** The words of a text in lower case with its numbers as digits, without the marks behind them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .map(bare)
    .filter((word) => word !== "" && word !== "|");

function bare(word: string): string {
  let end = word.length;
  while (end > 0 && ENDS.includes(word[end - 1] as string)) end -= 1;
  return word.slice(word.startsWith("(") ? 1 : 0, end);
}

/** Whether a word is a number as it is written here: "12", "0.5". */
export const isNumber = (word: string | undefined): word is string =>
  word !== undefined && word !== "" && Number.isFinite(Number(word));

/** Whether a word is a percentage: "62%". */
export const isPercentage = (word: string): boolean => word.endsWith("%") && isNumber(word.slice(0, -1));

/** Words for how likely something is. */
export const CHANCE = "probability chance likelihood proportion fraction percent percentage";

const SILENT =
  "a an the of in on at to by from and or that who whom which is are was were be been will have has had do does did no not can with what find how many there if given when then it its he she they them we you i his her their those these this both all each every neither either none only just exactly also one likely other otherwise rest independent independently event events people person random randomly chosen selected picked draw draws going come comes came";

/** The words that name what is counted or may happen, as one thing. */
export const contentOf = (words: readonly string[]): string[] =>
  words
    .filter((word) => !isAmong(word, SILENT) && !isAmong(word, CHANCE) && !isNumber(word))
    .map((word) => singular(word));

const ALIKE = 4;

/** Whether a word is among others, in whatever form. */
export const isAlike = (word: string, said: readonly string[]): boolean =>
  said.some((each) => each === word || (word.length >= ALIKE && each.startsWith(word.slice(0, ALIKE))));

/** Whether a text tells of all that a question names. */
export function isSaid(asked: readonly string[], text: string): boolean {
  const said = contentOf(wordsOf(text));
  return contentOf(asked).every((word) => isAlike(word, said));
}
