import { table } from "@/server/solver/table";
import "server-only";
import type { GuardedAnswer } from "./guarded-answer";
import { romanOf } from "./initials";

const ROMAN = /\b(?=[MDCLXVI]{2,}\b)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b/g;
/** One letter that is said to be the number. */
const ROMAN_ALONE = /(?:\b(?:is|equals|answer|numeral)|['’]s|[:=])[\s:"'“]*([VXLCDM])["'”]?\s*(?:[.!,;]|$)/g;
const ROMAN_DIGITS: Readonly<Record<string, number>> = table({
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
});
const OF_BASE =
  /\b(?:binary|hex(?:adecimal)?|octal|base|(?<!\ba )bits?|in code)\b|\b0[xbo][0-9a-f]+\b|_\{?\d/i;
const NUMERAL = /(?<![\w.])(?:0[xbo])?([0-9a-f]{1,12})(?:_\{?\d{1,2}\}?)?(?![\w.]*\w)/gi;
const TURNED =
  /\b(?:backwards?|revers\w+|mirror\w*|upside|(?:swap|switch|exchang|interchang|flip|turn)\w*|(?:other|wrong) way (?:a?round)|back to front|right to left)\b/i;
const APART = /(?<!\d)\d(?: \d)+(?!\d)/g;
/** Words that put digits one behind the other. */
const IN_ORDER =
  /\b(?:then|follow\w*|next|after|digits?|write|tens|ones|units|first|second|last|beside|begin\w*|end\w*)\b/i;
const ONLY_BITS = /(?<![\d.])1[01]{3,15}(?![\d.])/g;
const SPELLED =
  /(?<![\d.])\d(?:(?:\s*[-,_.|/]?\s+|\s*[-,_|]\s*|\s+(?:and|then|and then|followed by)\s+)\d)+(?!\d|\.\d)/gi;
const OF_DIGITS =
  /\bdigits?\b|\b(?:tens|units|ones|hundreds) (?:place|column|is|are|digit)\b|\b(?:begins?|starts?|ends?|finish\w*) (?:with|in)\b/i;

/** Whether a sentence gives a whole number of the answer away digit by digit, in Roman numerals, in another base or
 * turned round.
 * @param plain the sentence in plain characters
 * @param digits the same with its spelled numbers in digits */
export function spellsOut(
  { plain, digits }: { readonly plain: string; readonly digits: string },
  secret: GuardedAnswer,
): boolean {
  const numbers = wholeNumbers(secret);
  if (numbers.length === 0) return false;
  if (repeatsIn(digits).some((count) => count > 2 && numbers.includes(count))) return true;
  if (
    SUM_OF_DIGITS.test(plain) &&
    (digits.match(/\d{2,}/g) ?? []).some((each) => numbers.includes(digitSum(each)))
  )
    return true;
  const has = (value: number) => numbers.includes(value);
  if ((plain.match(ROMAN) ?? []).some((numeral) => has(romanValue(numeral)))) return true;
  if (numbers.some((number) => saysRoman(plain, number))) return true;
  if ([...plain.matchAll(ROMAN_ALONE)].some(([, letter = ""]) => has(romanValue(letter)))) return true;
  if (OF_BASE.test(plain) && numerals(plain.replace(APART, (each) => each.replaceAll(" ", ""))).some(has))
    return true;
  if ((plain.match(ONLY_BITS) ?? []).some((bits) => has(Number.parseInt(bits, 2)))) return true;
  const several = numbers.filter((number) => Math.abs(number) > 9).map((number) => String(Math.abs(number)));
  if (
    TURNED.test(plain) &&
    (digits.match(/\d+/g) ?? []).some((each) => has(Number([...each].reverse().join(""))))
  )
    return true;
  const single = (digits.match(/(?<![\d.])\d(?![\d.]*\d)/g) ?? []).join("");
  if (IN_ORDER.test(plain) && several.includes(single)) return true;
  if ((digits.match(SPELLED) ?? []).some((each) => several.includes(each.replace(/\D/g, "")))) return true;
  return (
    OF_DIGITS.test(plain) &&
    (digits.match(/(?<!\d)\d(?!\d)/g) ?? []).some((digit) => several.some((number) => number.includes(digit)))
  );
}

const SUM_OF_DIGITS =
  /\b(?:sum|total|add\w*|cross[- ]sum)\b.*\bdigits?\b|\bdigits?\b.*\b(?:sum|total|add\w*|together)\b/i;
const digitSum = (number: string): number => [...number].reduce((sum, digit) => sum + Number(digit), 0);

/** How often each word or number stands behind itself: six times in "2·2·2·2·2·2". */
function repeatsIn(text: string): readonly number[] {
  const found: number[] = [];
  let last = "";
  for (const word of text.match(/[\p{L}\d]+/gu) ?? []) {
    if (word === last) found[found.length - 1] = (found.at(-1) ?? 0) + 1;
    else found.push(1);
    last = word;
  }
  return found;
}

const wholeNumbers = ({ values }: GuardedAnswer): readonly number[] =>
  values.flatMap(({ re, im }) => (im === 0 && Number.isSafeInteger(re) && Math.abs(re) > 1 ? [re] : []));

/** In small letters a Roman numeral of two may be a word. */
function saysRoman(plain: string, number: number): boolean {
  const numeral = romanOf(number);
  return numeral.length > 2 && new RegExp(`(?<![\\p{L}])${numeral}(?![\\p{L}])`, "iu").test(plain);
}

function romanValue(numeral: string): number {
  const values = [...numeral].map((sign) => ROMAN_DIGITS[sign] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** A numeral as it reads in each base in use. */
const numerals = (text: string): readonly number[] =>
  [...text.matchAll(NUMERAL)].flatMap(([, numeral = ""]) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20]
      .filter((base) => [...numeral].every((digit) => !Number.isNaN(Number.parseInt(digit, base))))
      .map((base) => Number.parseInt(numeral, base))
      .filter((value) => value > 1),
  );
