import { fromInt } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import { ordinal } from "../../lexicon/number-words";
import type { CountWaysTask } from "../../tasks/statistics";
import { isAmong } from "../../word-list";
import { isNumber, wordsOf } from "./words";

const MOST = 1000;
const CODES = "pin pins code codes password passwords passcode passcodes combination combinations";
const OTHERWISE =
  "if must cannot not except least most only repeat same circle adjacent together order without exactly probability chance cost costs";

const ways = (way: CountWaysTask["way"]): CountWaysTask => ({ task: "count-ways", way });

/** One of each of several kinds, one of any of them, places in a contest, codes of digits or letters: each choice leaves
 * as many for the next as the text says. Null where a word restricts the choice in another way.
 * @param text in lower case with its numbers as digits */
export const countedByChoices = (text: string): CountWaysTask | null =>
  codes(text) ?? places(text) ?? kinds(text);

/** "How many 3-digit PIN codes can be made if digits can be repeated?" */
function codes(text: string): CountWaysTask | null {
  const words = wordsOf(text);
  const of = words.findIndex((word) => word.endsWith("-digit") || word.endsWith("-letter"));
  const length = Number((words[of] ?? "").split("-")[0]);
  const isCode = words.slice(of + 1, of + 4).some((word) => isAmong(word, CODES));
  const isAsked = words[0] === "how" && words[1] === "many" && words.filter(isNumber).length === 0;
  const isAgain = ["can be repeated", "may be repeated", "repetition is allowed", "are repeated"].some(
    (each) => text.includes(each),
  );
  const isOnce = [
    "cannot be repeated",
    "can not be repeated",
    "without repetition",
    "may not be repeated",
    "no repeated",
  ].some((each) => text.includes(each));
  if (of < 0 || !isCode || !isAsked || !Number.isInteger(length) || length < 1 || isAgain === isOnce)
    return null;
  if (words.some((word) => isAmong(word, "even odd first last begin start end vowels vowel zero")))
    return null;
  const signs = (words[of] ?? "").endsWith("-digit") ? 10 : 26;
  if (length > signs) return null;
  return isAgain
    ? ways({ kind: "choices", numbers: Array.from({ length }, () => fromInt(signs)), together: "product" })
    : ways({ kind: "arrange", of: fromInt(signs), take: fromInt(length) });
}

/** "There are 9 runners. In how many ways can the first three places be awarded?", "can first, second and third prizes be
 * given": who comes in which place. */
function places(text: string): CountWaysTask | null {
  const words = wordsOf(text);
  const isAsked = text.includes("how many") && words.includes("ways");
  const from = words.lastIndexOf("can");
  const asked = words.slice(from);
  const isPrize = asked.some((word) => isAmong(singular(word), "place prize medal award"));
  const told = words.slice(0, from).filter(isNumber).map(Number);
  const [of, ...more] = told;
  if (!isAsked || from < 0 || !isPrize || of === undefined || more.length > 0 || !isCount(of)) return null;
  const named = asked.flatMap((word) => ordinal(word) ?? []);
  const numbers = asked.filter(isNumber).map(Number);
  const isRow = named.length > 1 && named.every((each, at) => each === at + 1) && numbers.length === 0;
  const isFirst = named.length === 1 && named[0] === 1 && numbers.length === 1;
  const take = isRow ? named.length : isFirst ? (numbers[0] ?? 0) : 0;
  const isOther = words.some((word) => isAmong(word, "if must cannot not except same tie ties"));
  return take < 1 || take > of || isOther
    ? null
    : ways({ kind: "arrange", of: fromInt(of), take: fromInt(take) });
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MOST;

const CHOICES = "options option choices choice";
const EITHER = "between among either";

/** "3 soups, 6 salads and 4 desserts": one of each, or one of all. */
function kinds(text: string): CountWaysTask | null {
  const words = wordsOf(text);
  const sentences = text.split(/(?<=[.?!]) /).map(wordsOf);
  const question = sentences.at(-1) ?? [];
  const [told, ...more] = sentences.filter((sentence) => sentence.filter(isNumber).length > 1);
  const numbers = words.filter(isNumber).map(Number);
  const isAsked = question.join(" ").includes("how many") || question.join(" ").includes("number of");
  if (!told || more.length > 0 || !isAsked || numbers.length < 2 || !numbers.every(isCount)) return null;
  if (words.some((word) => isAmong(word, OTHERWISE)) || told.filter(isNumber).length < numbers.length)
    return null;
  const all = numbers.map(fromInt);
  const isOne = told.some((word) => isAmong(word, EITHER)) && question.some((word) => isAmong(word, CHOICES));
  const isOfOneKind = numbers.length === 2 && isChosen(told) && sharesHead(told);
  if (isOne || (isOfOneKind && question.some((word) => isAmong(word, CHOICES))))
    return ways({ kind: "choices", numbers: all, together: "sum" });
  const isPossible = question.some((word) => isAmong(word, "different possible"));
  return isPossible && isOneOfEach(text, sentences, numbers.length)
    ? ways({ kind: "choices", numbers: all, together: "product" })
    : null;
}

const isChosen = (words: readonly string[]): boolean =>
  words.some((word) => isAmong(word, "choosing deciding choose chooses selecting"));

/** "3 desktop computers and 4 laptop computers" */
function sharesHead(words: readonly string[]): boolean {
  const heads = words.flatMap((word, at) => (isNumber(word) ? [words[at + 2] ?? ""] : []));
  return heads.length === 2 && heads[0] === heads[1] && heads[0] !== "";
}

/** "with one of each", "one soup, one salad and one dessert", "includes a sandwich, a side and a drink". */
function isOneOfEach(text: string, sentences: readonly (readonly string[])[], many: number): boolean {
  if (text.includes("one of each") || text.includes("one from each") || text.includes(`${many}-course`))
    return true;
  return sentences.some((words) => {
    const from = words.findIndex((word) => isAmong(word, "includes include consists contains with has of"));
    const ones = words.slice(Math.max(0, from)).filter((word) => isAmong(word, "one a an")).length;
    return from >= 0 && ones === many;
  });
}
