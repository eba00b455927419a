import "server-only";
import { isClose } from "@/server/solver/check/compare-expressions";
import type { Turn } from "../built-in/types";
import type { GuardedAnswer } from "./guarded-answer";
import { numbersInDigits } from "./wording";

/** Messages of a student whose numbers are still spoken of. */
const MESSAGES = 2;
/** What is to be worked out is not put forward. */
const CALCULATING =
  /\d\s*[-+*/^×·÷=]\s*\d|\b(?:minus|plus|times|divided|after|before|more than|less than)\b/i;
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?![\d.]*\d)/g;

/** The numbers of each of a student's last messages, but for problems.
 * @param problems as the student put them */
export const offeredIn = (
  turns: readonly Turn[],
  problems: readonly string[],
): readonly (readonly number[])[] =>
  turns
    .filter(({ role, text }) => role === "user" && !problems.includes(text))
    .slice(-MESSAGES)
    .filter(({ text }) => !CALCULATING.test(text))
    .map(({ text }) => (numbersInDigits(text).match(NUMBER) ?? []).map(Number))
    .filter((numbers) => numbers.length > 0);

/** A place in a list, in the languages students write in. */
const PLACE =
  /\b(?:first|second|third|fourth|fifth|middle|last|former|latter|smallest|largest|lowest|highest|the (?:smaller|bigger|larger|lower|higher)|option|choice|in between|primer\w*|segund\w*|tercer\w*|medio|[úu]ltim\w*|deuxi[èe]me|premi[èe]re?|troisi[èe]me|milieu|derni[èe]re?|erste\w*|zweite\w*|dritte\w*|mittlere\w*|letzte\w*|terceir\w*|meio|terz\w*|mezzo|pierwsz\w*|drug\w*|trzeci\w*|[śs]rodkow\w*)\b/iu;
/** A letter by itself names an option; "a" does so where no word follows. */
const OPTION = /(?<![\p{L}\d])(?:[B-Eb-e]|[Aa](?!\W*\p{L}))(?![\p{L}\d'’])(?! [a-z]+ed\b)/u;
/** "The biggest of those", in English by its ending. */
const SUPERLATIVE =
  /\b(?!(?:best|test|rest|guest|request|suggest|interest|honest|latest|contest|west|nest|est|tu es|forest|harvest|invest|digest|protest|easiest|hardest)\b)\p{L}{2,}(?:est)\b|\b(?:mayor|menor|(?:plus|más|mais) (?:grande?|petit|pequen\p{L}+|peque\p{L}+|alt\p{L}|baj\p{L})|größte\p{L}*|kleinste\p{L}*|höchste\p{L}*|niedrigste\p{L}*|maior)\b/iu;
/** "First look at the 5", "look at the 5 first". */
const IN_TIME = /^\W*(?:first|last)\b|\b(?:first|last)\W*$/i;
const ORDINAL_NUMBER = /\b\d(?:st|nd|rd|th)\b|\bnumber \d\b/i;
/** "Right in between". */
const BETWEEN =
  /\b(?:between|mid\w*|half ?way|centre|center|entre|milieu|dazwischen|mitte|meio|medio|mezzo)\b/i;
const isBetween = ([a, b, ...others]: readonly number[], isAnswer: (re: number) => boolean): boolean =>
  a !== undefined && b !== undefined && others.length === 0 && isAnswer((a + b) / 2);
/** "Not the eight": all but the answer are named. */
function leavesOne(numbers: readonly number[], digits: string, isAnswer: (re: number) => boolean): boolean {
  const said = (digits.match(NUMBER) ?? []).map(Number);
  const left = numbers.filter((each) => !said.includes(each));
  // Where nobody knows the answer, any number may be it, those that are named too.
  const isSomeNamed = left.length < numbers.length && !said.some(isAnswer);
  return numbers.length > 1 && left.length > 0 && isSomeNamed && left.every(isAnswer);
}
/** What would be done to a student's number. */
const CHANGED =
  /\b(?:drop|lose|losing|without|take|taking|away|off|cut|chop|round\w*|less|lower|fewer|down|more|higher|greater|up|add|plus|minus|too (?:big|small|large|high|low|much|many|few)|short)\b/i;
const HALF = /\bhal(?:f|ves)\b|½/i;
const ONE = /\b(?:one|a bit|a little|1)\b/i;

/** Whether a sentence says which of the numbers that the student put forward is the answer, or what is to be done to
 * one of them to come to it.
 * @param digits with its spelled numbers in digits */
export function pointsAtOffered(
  digits: string,
  { secret, offered }: { readonly secret: GuardedAnswer; readonly offered: readonly (readonly number[])[] },
): boolean {
  if (/\?\W*$/.test(digits)) return false;
  const isAnswer = (re: number) => secret.values.some((value) => isClose(value, { re, im: 0 }));
  const isPlaced =
    PLACE.test(digits.replace(IN_TIME, " ")) ||
    SUPERLATIVE.test(digits) ||
    OPTION.test(digits) ||
    ORDINAL_NUMBER.test(digits);
  if (isPlaced && offered.some((numbers) => numbers.length > 1 && numbers.some(isAnswer))) return true;
  if (offered.some((numbers) => leavesOne(numbers, digits, isAnswer))) return true;
  if (BETWEEN.test(digits) && offered.some((numbers) => isBetween(numbers, isAnswer))) return true;
  if (!CHANGED.test(digits)) return false;
  const steps = [
    ...(digits.match(NUMBER) ?? []).map(Number),
    ...(HALF.test(digits) ? [0.5] : []),
    ...(ONE.test(digits) ? [1] : []),
  ];
  return offered
    .flat()
    .some(
      (guess) => !isAnswer(guess) && steps.some((step) => isAnswer(guess - step) || isAnswer(guess + step)),
    );
}
