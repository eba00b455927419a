import "server-only";
import { ROMAN_NUMERALS } from "@/server/solver/lexicon/roman-numerals";
import { spellingsOf } from "./foreign-numbers";
import { inWords } from "./wording";

const PHONETIC =
  "alfa|alpha bravo charlie delta echo foxtrot golf hotel india juliett?|juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey|whisky x-?ray yankee zulu"
    .split(" ")
    .map((word) => new RegExp(`^(?:${word})$`, "i"));
/** Words between letters that are told one by one. */
const BETWEEN = /^(?:then|and|next|followed|by|with|starts?|begins?|it|is|letter|letters|spelled|the)$/i;
/** Shorter names of numbers come about by chance. */
const CHANCE = 4;

/** Whether a name of a number is told letter by letter, by words for letters, or by the first letters of words or lines.
 * @param plain in plain characters */
export function spellsByLetters(plain: string, numbers: readonly number[]): boolean {
  const names = numbers.flatMap(namesOf);
  if (names.length === 0) return false;
  const words = plain.match(/\p{L}+(?:-ray)?/gu) ?? [];
  const letters = runsOfLetters(plain);
  if (
    letters.some((run) => names.some((name) => run === name || (name.length >= CHANCE && run.includes(name))))
  )
    return true;
  const lines = plain.split("\n").flatMap((line) => line.match(/\p{L}/u)?.[0] ?? []);
  const spoken = words.filter((word) => word.length > 1);
  const taken = [
    spoken.map((word) => word[0] ?? ""),
    spoken.map((word) => word.at(-1) ?? ""),
    plain.match(/(?<=\p{Ll})\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})/gu) ?? [],
    lines,
  ].map((all) => all.join("").toLowerCase());
  const english = numbers.map((number) => inWords(number).replace(/[^\p{L}]/gu, ""));
  return taken.some(
    (all) =>
      names.some((name) => name.length >= CHANCE && all === name) ||
      english.some((name) => name.length >= CHANCE && all.includes(name)),
  );
}

/** Whether the first letters of the lines or sentences that a text ends with are a name of a number. */
export function opensWithNumber(text: string, numbers: readonly number[]): boolean {
  const names = numbers.flatMap(namesOf).filter((name) => name.length >= CHANCE);
  if (names.length === 0) return false;
  return [/\n/, /[.!?]\s+|\n/].some((end) => {
    const firsts = text.split(end).flatMap((part) => /\p{L}/u.exec(part)?.[0].toLowerCase() ?? []);
    return names.some((name) => firsts.join("").endsWith(name));
  });
}

/** Letters one behind the other; a number or a sign between them ends the run. */
function runsOfLetters(plain: string): readonly string[] {
  const runs = [""];
  for (const word of plain.match(/\p{L}+(?:-ray)?|\d+|[=+*^/()]/gu) ?? []) {
    const letter = /^\p{L}$/u.test(word) ? word : letterOf(word);
    if (letter !== null) runs[runs.length - 1] += letter.toLowerCase();
    else if (!BETWEEN.test(word)) runs.push("");
  }
  return runs.filter((run) => run.length > 1);
}

function letterOf(word: string): string | null {
  const place = PHONETIC.findIndex((each) => each.test(word));
  return place < 0 ? null : String.fromCharCode(97 + place);
}

/** Whether a name of a number is in a text from right to left: "neves". */
export const spellsBackwards = (plain: string, numbers: readonly number[]): boolean => {
  const words = plain.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const names = numbers.flatMap(namesOf).filter((name) => name.length > 2);
  return words.some((word) => names.includes([...word].reverse().join("")));
};

const namesOf = (number: number): readonly string[] =>
  [inWords(number), romanOf(number), ...spellingsOf(number)]
    .map((name) => name.replace(/[^\p{L}]/gu, ""))
    .filter((name) => name.length > 1);

/** @example romanOf(17) // "xvii" */
export function romanOf(number: number): string {
  if (number < 1 || number > 3999) return "";
  let [rest, written] = [number, ""];
  for (const [sign, value] of ROMAN_NUMERALS) for (; rest >= value; rest -= value) written += sign;
  return written;
}
