import { number } from "../../expression/build";
import { ADJECTIVE_DIMENSIONS as ADJECTIVES, COMPARATIVES } from "../../lexicon/comparison";
import { isPlural, MEASURES, singular, WHEN } from "../../lexicon/nouns";
import { MULTIPLES } from "../../lexicon/number-words";
import { PREPOSITIONS } from "../../lexicon/pronouns";
import { isAmong, words } from "../../word-list";
import type { StoryNumber, Word } from "../words";
import { nounAt } from "./noun-phrase";
import type { Found, Noun, Quantity } from "./phrase-types";
import { isNounish } from "./verb-groups";

/** A place in a row of words. */
interface Cursor {
  readonly words: readonly Word[];
  at: number;
}

const text = ({ words, at }: Cursor, ahead = 0): string => words[at + ahead]?.text ?? "";
const hasNumber = ({ words, at }: Cursor, ahead = 0): boolean => words[at + ahead]?.number !== undefined;

const UNTOLD: ReadonlySet<string> = words(
  "some several few many all both none rest half remaining everything any most",
);
const ABOUT: ReadonlySet<string> = new Set(
  "about exactly only just over around nearly almost approximately additional another the all his her their its my our these those".split(
    " ",
  ),
);

/** "gave her 8 dimes": who gets them, and not whose they are. */
const isRecipient = (cursor: Cursor): boolean =>
  text(cursor) === "her" && !PREPOSITIONS.has(text(cursor, -1));

/** Goes over the words before a number that say nothing of how much it is. */
function lead(cursor: Cursor): { readonly isAnother: boolean; readonly isTotal: boolean } {
  const isAnother = text(cursor) === "another" && hasNumber(cursor, 1);
  const isTotal =
    text(cursor) === "a" && text(cursor, 1) === "total" && text(cursor, 2) === "of" && hasNumber(cursor, 3);
  const isOfThem = isAmong(text(cursor, 1), "average mean maximum minimum") && text(cursor, 2) === "of";
  const isExtra =
    text(cursor) === "an" && isAmong(text(cursor, 1), "additional extra") && hasNumber(cursor, 2);
  if (isExtra) {
    cursor.at += 2;
    return { isAnother: true, isTotal };
  }
  if (/^an?$/.test(text(cursor)) && text(cursor, 1) === "average" && isOfThem && hasNumber(cursor, 3))
    cursor.at += 3;
  else if (isTotal) cursor.at += 3;
  else if (isNote(cursor)) cursor.at += 1;
  else if (ABOUT.has(text(cursor)) && hasNumber(cursor, 1) && !isRecipient(cursor)) cursor.at += 1;
  else if (text(cursor) === "the" && isAmong(text(cursor, 1), "rest remaining")) cursor.at += 1;
  else if (text(cursor) === "a" && isAmong(text(cursor, 1), "few couple")) cursor.at += 1;
  return { isAnother, isTotal };
}

/** "with a $50 bill" is with $50. What is asked for by a bill, or taken off by a coupon, is no money that somebody has. */
const isNote = ({ words, at }: Cursor): boolean =>
  isAmong(words[at - 1]?.text, "with from") &&
  /^an?$/.test(words[at]?.text ?? "") &&
  words[at + 1]?.number?.unit === "$" &&
  isAmong(words[at + 2]?.text, "bill note banknote check cheque");

/** "3/5 of a mile" is an amount of miles. */
const ofUnit = (cursor: Cursor): boolean =>
  text(cursor) === "of" && /^an?$/.test(text(cursor, 1)) && MEASURES.has(singular(text(cursor, 2)));

interface Size {
  readonly number?: StoryNumber;
  readonly except?: StoryNumber;
  readonly word?: string;
}

/** The number, or the word that stands for one. */
function sizeAt(cursor: Cursor): Size | null {
  const own = cursor.words[cursor.at]?.number;
  const factor = MULTIPLES[text(cursor)];
  const isFactor =
    factor !== undefined && (isAmong(text(cursor, 1), "as the") || isThat(cursor, 1) || isWhoseAt(cursor, 1));
  if (!own && !isFactor && !UNTOLD.has(text(cursor))) return null;
  const word = text(cursor);
  const except =
    word === "all" && text(cursor, 1) === "but" ? cursor.words[cursor.at + 2]?.number : undefined;
  if (except?.unit === "" && !except.isFraction) {
    cursor.at += 3;
    return { word, except };
  }
  cursor.at += 1;
  if (own && cursor.words[cursor.at]?.joined) return null;
  if (own && (own.isFraction || own.value.n < own.value.d) && ofUnit(cursor)) {
    cursor.at += 2;
    return { number: { ...own, isFraction: false } };
  }
  if (own) return { number: own };
  if (!isFactor || !factor) return { word };
  return { number: { value: factor, shown: number(factor), unit: "", isFraction: false, isWord: true } };
}

/** "times as many", "as much", "the number of": whether the number multiplies. */
function multiple(cursor: Cursor, { number: own }: Size): boolean {
  const isTimes =
    /^times?$/.test(text(cursor)) &&
    (isAmong(text(cursor, 1), "as the") ||
      COMPARATIVES[text(cursor, 1)] !== undefined ||
      isWhoseAt(cursor, 1));
  const isAs =
    text(cursor) === "as" && (isAmong(text(cursor, 1), "many much far") || text(cursor, 1) in ADJECTIVES);
  if (isThatMany(cursor)) {
    cursor.at += 2;
    return true;
  }
  const isNumberOf = own !== undefined && text(cursor) === "the" && isAmong(text(cursor, 1), "number amount");
  const isWhose = own !== undefined && MULTIPLES[text(cursor, -1)] !== undefined && isWhoseAt(cursor, 0);
  const isMultiple = isTimes || isAs || isNumberOf || isWhose;
  if (isTimes) cursor.at += 1;
  if (isMultiple && text(cursor) === "as") cursor.at += 2;
  if (isMultiple && text(cursor) === "the") cursor.at += 1;
  return isMultiple;
}

/** "twice Ben's beads": somebody's by name. */
function isWhoseAt({ words, at }: Cursor, ahead: number): boolean {
  const end = words.findIndex(({ text: each }, i) => i > at + ahead && each === "'s");
  const name = end < 0 ? [] : words.slice(at + ahead, end);
  return name.length > 0 && name.length < 3 && name.every(({ isCapital }) => isCapital);
}

/** "twice that many", "3 times that number": of what was told last. */
const isThatMany = (cursor: Cursor): boolean => {
  if (/^times?$/.test(text(cursor)) && isThat(cursor, 1)) cursor.at += 1;
  return isThat(cursor, 0);
};
const isThat = (cursor: Cursor, ahead: number): boolean =>
  text(cursor, ahead) === "that" && isAmong(text(cursor, ahead + 1), "many much");

interface Compared {
  readonly more?: 1 | -1;
  readonly comparative?: string;
}

/** "more", "fewer", "additional", "other". */
function compared(cursor: Cursor): Compared {
  const word = text(cursor);
  const way = COMPARATIVES[word];
  if (way === undefined && !isAmong(word, "additional extra other another remaining new")) return {};
  cursor.at += 1;
  if (way !== undefined) return { more: way, comparative: word };
  return isAmong(word, "additional extra another") ? { more: 1 } : {};
}

/** "of them", "of the shells", "his shells" after "half". */
function wholeAt(cursor: Cursor, { number: own, word }: Size, isMultiple = false): Noun | undefined {
  const isOf = text(cursor) === "of";
  const isDirect =
    (word !== undefined && isAmong(text(cursor), "his her their the its my")) ||
    (own?.isFraction && isAmong(text(cursor), "the his her their")) ||
    (isMultiple && isWhoseAt(cursor, 0));
  if (!isOf && !isDirect) return undefined;
  const counted = isOf ? countedAt(cursor.words, cursor.at + 1) : null;
  if (counted) {
    cursor.at = counted.next;
    return counted.phrase;
  }
  const found = pronounAt(cursor.words, cursor.at + 1) ?? nounAt(cursor.words, cursor.at + (isOf ? 1 : 0));
  const { pronoun, determiner, whose } = found?.phrase ?? {};
  if (!found || !(pronoun || determiner || whose || own?.unit === "%" || own?.isFraction || word))
    return undefined;
  cursor.at = found.next;
  return found.phrase;
}

/** "the 12 mugs", "his 30 stamps". */
function countedAt(words: readonly Word[], at: number): Found<Noun> {
  const [determiner, number] = [words[at], words[at + 1]?.number];
  if (!determiner || !isAmong(determiner.text, "the his her their its these those an a")) return null;
  if (number?.unit === "$") return moneyAt(determiner, words[at + 1] as Word, at);
  if (number?.unit !== "" || number.isFraction) return null;
  const isSized = /^an?$/.test(determiner.text) || words[at + 2]?.joined;
  if (isSized) return sizedThing(words, at, number);
  const noun = nounAt(words, at + 2);
  if (!noun || noun.phrase.pronoun || noun.phrase.determiner || noun.phrase.whose) return null;
  const whose = isAmong(determiner.text, "his her their its") ? determiner.text : undefined;
  return {
    phrase: { ...noun.phrase, determiner: "the", whose, count: number, start: determiner.start },
    next: noun.next,
  };
}

/** "$14 of her $35". */
function moneyAt(determiner: Word, { number, end }: Word, at: number): Found<Noun> {
  if (!number || /^an?$/.test(determiner.text)) return null;
  const whose = isAmong(determiner.text, "his her their its") ? determiner.text : undefined;
  const phrase: Noun = {
    kind: "noun",
    head: "dollar",
    attributes: [],
    determiner: "the",
    isPlural: true,
    isName: false,
    whose,
    count: number,
    start: determiner.start,
    end,
  };
  return { phrase, next: at + 2 };
}

/** "a 90-page book": 90 pages. */
function sizedThing(words: readonly Word[], at: number, count: StoryNumber): Found<Noun> {
  const [determiner, unit, thing] = [words[at], words[at + 2], words[at + 3]];
  if (!determiner || !unit || !thing || !isNounish(unit) || !isNounish(thing) || isPlural(unit.text))
    return null;
  const phrase: Noun = {
    kind: "noun",
    head: unit.text,
    attributes: [],
    determiner: "the",
    isPlural: true,
    isName: false,
    count,
    start: determiner.start,
    end: thing.end,
  };
  return { phrase, next: at + 4 };
}

function thingAt(cursor: Cursor, { number: own }: Size): Noun | undefined {
  // "74 yesterday and 38 today": when, and no thing.
  if (WHEN.has(text(cursor))) return undefined;
  const found = nounAt(cursor.words, cursor.at);
  if (!found) return undefined;
  const { pronoun, determiner, whose, isName, portion } = found.phrase;
  // "156 pieces of the paper"
  const isOfThe = portion !== undefined && determiner === "the";
  if (pronoun || (determiner && !isOfThe) || whose || (isName && own?.unit === "$")) return undefined;
  cursor.at = found.next;
  return found.phrase;
}

/** "each", "apiece", "a piece" after an amount. */
function eachAt(cursor: Cursor): boolean {
  const next = cursor.words[cursor.at + 1];
  const isEach = isAmong(text(cursor), "each apiece") && !(next !== undefined && isNounish(next));
  const isPiece = text(cursor) === "a" && text(cursor, 1) === "piece";
  cursor.at += isEach ? 1 : isPiece ? 2 : 0;
  return isEach || isPiece;
}

/** @example "5 red marbles", "some of them", "3 more", "twice as many", "$4 each" */
export function quantityAt(words: readonly Word[], start: number): Found<Quantity> {
  const cursor: Cursor = { words, at: start };
  const { isAnother, isTotal } = lead(cursor);
  const size = sizeAt(cursor);
  if (!size) return null;
  const isMultiple = multiple(cursor, size) || undefined;
  const measured = isMultiple && text(cursor, -2) === "as" ? text(cursor, -1) : "";
  const before = compared(cursor);
  const of = wholeAt(cursor, size, isMultiple);
  const noun = of ? undefined : thingAt(cursor, size);
  const after = noun ? compared(cursor) : {};
  const isEach = eachAt(cursor) || undefined;
  const phrase: Quantity = {
    kind: "quantity",
    ...size,
    ...(isAnother ? { more: 1 } : {}),
    ...before,
    ...after,
    isMultiple,
    ...(measured in ADJECTIVES ? { adjective: measured } : {}),
    noun,
    of,
    isEach,
    isTotal: isTotal || undefined,
    start: (words[start] as Word).start,
    end: (words[cursor.at - 1] as Word).end,
  };
  return { phrase, next: cursor.at };
}

/** "of that", "of those", "of it". */
function pronounAt(words: readonly Word[], at: number): Found<Noun> {
  const isRest = words[at]?.text === "the" && isAmong(words[at + 1]?.text, "rest remainder");
  const word = isRest ? words[at + 1] : words[at];
  if (isRest && words[at - 1]?.text === "of" && word) return { phrase: themAt(word), next: at + 2 };
  if (
    words[at - 1]?.text !== "of" ||
    !word ||
    !isAmong(word.text, "that those these this") ||
    (words[at + 1] && isNounish(words[at + 1] as Word))
  )
    return null;
  return { phrase: themAt(word), next: at + 1 };
}

const themAt = ({ start, end }: Word): Noun => ({
  kind: "noun",
  head: "",
  attributes: [],
  pronoun: "them",
  isPlural: true,
  isName: false,
  start,
  end,
});

/** "more cookies", "fewer", "less": an amount that is compared or asked for. */
export function comparisonAt(words: readonly Word[], at: number): Found<Quantity> {
  const word = words[at] as Word;
  const way = COMPARATIVES[word.text];
  if (way === undefined) return null;
  const noun = nounAt(words, at + 1);
  const own = noun && !noun.phrase.pronoun && !noun.phrase.determiner && !noun.phrase.isName ? noun : null;
  return {
    phrase: {
      kind: "quantity",
      more: way,
      comparative: word.text,
      noun: own?.phrase,
      start: word.start,
      end: own?.phrase.end ?? word.end,
    },
    next: own?.next ?? at + 1,
  };
}
