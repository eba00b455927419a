import { AUXILIARIES } from "../../lexicon/pronouns";
import { verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import { isNounish } from "./verb-groups";

const ALONE: ReadonlySet<string> = new Set(["twice", "thrice", "double", "triple", "quadruple", "half"]);
const COUNTS: ReadonlySet<string> = new Set(["number", "amount", "quantity"]);
const LINKS: ReadonlySet<string> = new Set(["that", "as", "than", "which"]);

/** Comparisons that name the number or the amount, in the words of those that do not: "twice the number of countries Ann
 * visited" and "half of what Ann earned" are "twice as many countries as Ann visited" and "half as much as Ann earned". */
export function withCountedComparisons(words: readonly Word[]): readonly Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = isMultiple(words, at)
      ? (numberOf(words, at) ?? whatOf(words, at) ?? thatMany(words, at))
      : null;
    result.push(words[at] as Word, ...(found?.words ?? []));
    at = found?.end ?? at + 1;
  }
  return result;
}

interface Found {
  readonly words: readonly Word[];
  readonly end: number;
}

/** Whether a multiple or a fraction ends here: "3 times", "twice", "a third". */
function isMultiple(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.text === "times") return words[at - 1]?.number?.unit === "";
  return ALONE.has(word.text) || word.number?.isFraction === true;
}

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? "";
const said = (place: Word, ...texts: readonly string[]): readonly Word[] =>
  texts.map((text) => ({ text, isCapital: false, start: place.start, end: place.end }));

/** "the number of countries (that) Ann visited". */
function numberOf(words: readonly Word[], at: number): Found | null {
  const start = textAt(words, at + 1) === "of" ? at + 2 : at + 1;
  const place = words[start];
  if (place?.text !== "the" || !COUNTS.has(textAt(words, start + 1)) || textAt(words, start + 2) !== "of")
    return null;
  let end = start + 3;
  while (isThing(words[end])) end += 1;
  const things = words.slice(start + 3, end);
  const other = LINKS.has(textAt(words, end)) ? end + 1 : end;
  // "10 more ducks than four times the number of chickens."
  const isOwn =
    words.slice(Math.max(0, at - 8), at).some(({ text }) => text === "than") && isOver(words[end]);
  if (things.length > 0 && isOwn) return { words: [...said(place, "as", "many"), ...things], end };
  if (things.length === 0 || !isSomeone(words, other)) return null;
  const many = textAt(words, start + 1) === "number" ? "many" : "much";
  return { words: [...said(place, "as", many), ...things, ...said(place, "as")], end: other };
}

const isOver = (word: Word | undefined): boolean => word === undefined || isAmong(word.text, ". , ; ?");

/** "(of) what Ann earned". */
function whatOf(words: readonly Word[], at: number): Found | null {
  const start = textAt(words, at + 1) === "of" ? at + 2 : at + 1;
  const place = words[start];
  if (place?.text !== "what" || !isSomeone(words, start + 1)) return null;
  return { words: said(place, "as", "much", "as"), end: start + 1 };
}

/** "that many", "that amount": as many as there were. */
function thatMany(words: readonly Word[], at: number): Found | null {
  const start = textAt(words, at + 1) === "of" ? at + 2 : at + 1;
  const place = words[start];
  const much = MUCH[textAt(words, start + 1)];
  if (place?.text !== "that" || much === undefined || textAt(words, start + 2) === "of") return null;
  return { words: said(place, "as", much), end: start + 2 };
}
const MUCH: Readonly<Record<string, string>> = table({
  many: "many",
  number: "many",
  much: "much",
  amount: "much",
});

const isThing = (word: Word | undefined): boolean =>
  word !== undefined &&
  isNounish(word) &&
  !word.isCapital &&
  !LINKS.has(word.text) &&
  (verbForm(word.text) === null || verbForm(word.text)?.isNounToo === true);

/** Somebody else, who has or does as many: a name, and a verb after it. A pronoun may be the one who is compared, at
 * another time. */
function isSomeone(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !(word.isCapital || isOwned(words, at))) return false;
  const rest = words.slice(at + 1, at + 5);
  const isVerb = ({ text }: Word): boolean => AUXILIARIES.has(text) || verbForm(text) !== null;
  return rest.some(isVerb);
}

const isOwned = (words: readonly Word[], at: number): boolean =>
  OWNING.has(textAt(words, at)) && words[at + 1] !== undefined;
const OWNING: ReadonlySet<string> = new Set(["his", "her", "their", "my", "the"]);
