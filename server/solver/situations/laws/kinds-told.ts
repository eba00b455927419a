import { equals, ONE } from "../../expression/rational";
import { conversion, dimensionOf, isKindOf, isPlural, MEASURES, singular, TIMES } from "../../lexicon/nouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import { asksUntold } from "../asks-untold";
import type { StoryNumber, Word } from "../words";
import { unitNamed } from "./quantities";

/** A number of a text by what it is a number of. */
export interface Counted {
  readonly number: StoryNumber;
  /** Its unit or its thing, singular: "mile", "red apple" is "apple". */
  readonly kind: string;
  /** Which sentence it stands in. */
  readonly sentence: number;
  /** Where it stands in it. */
  readonly at: number;
  /** Told in the question itself. */
  readonly isAsked: boolean;
  /** Told for each of these: "20 miles per gallon", "each box holds 12". */
  readonly per?: string;
  /** Its nouns as they are written: "water bottles". */
  readonly shown: string;
  /** All nouns with it: "22-ounce chocolate shake". */
  readonly nouns: readonly string[];
}

const STOPS =
  "how what out up off these those in on at for from with by to and or , than that which who is are was were will can could per each every a an the if while when as into onto during after before left altogether total long tall high wide old away this my his her their do does did has have had would will should must";

/** "One pencil weighs 28 grams": each of them. */
export const withEach = (words: readonly Word[]): readonly Word[] =>
  words.map((word) =>
    word.number?.isWord && equals(word.number.value, ONE)
      ? { ...word, text: "each", number: undefined }
      : word,
  );

/** "milliliters (ml)": the sign of a unit, which tells nothing more. */
export const withoutSigns = (words: readonly Word[]): readonly Word[] =>
  words.filter((word, at) => {
    const open = word.text === "(" ? at : words[at - 1]?.text === "(" ? at - 1 : at - 2;
    return !(
      words[open]?.text === "(" &&
      words[open + 2]?.text === ")" &&
      isAmong(words[open + 1]?.text, SIGNS)
    );
  });

const SIGNS = "ml l kg g mg lb lbs oz ft yd mi km cm mm m hr min sec";

/** Somebody, something or an act is asked about of which nothing is told. */
export function namesStranger(sentences: readonly (readonly Word[])[], question: readonly Word[]): boolean {
  const told = new Set(
    sentences.flatMap((words) => words.filter((word) => !question.includes(word))).map(({ text }) => text),
  );
  const said = sentences.flat().map(({ text }) => text);
  const from = said.length - question.length;
  if (asksUntold(said.slice(0, from), said.slice(from))) return true;
  return question.some(({ isCapital, text }, at) => {
    // "Emilia, who weighs 60 pounds": it is told here.
    const isTold = question[at + 1]?.text === "," && question[at + 2]?.text === "who";
    return at > 0 && isCapital && text.length > 1 && !told.has(text) && !isTold;
  });
}

/** "I walk 1 mile every 15 minutes. I walked 3 miles": the same one does the same; in the last sentence it is what is
 * asked about. */
export function isSameAct(sentences: readonly (readonly Word[])[], base: Counted, other: Counted): boolean {
  const [one = [], later = []] = [sentences[base.sentence], sentences[other.sentence]];
  if (base.sentence >= other.sentence) return false;
  const lemmas = new Set(one.flatMap(({ text }) => verbForm(text)?.lemma ?? []));
  const isSame =
    one[0]?.text === later[0]?.text && later.some(({ text }) => lemmas.has(verbForm(text)?.lemma ?? ""));
  return isSame || other.sentence === sentences.length - 1;
}

/** "7 pounds of pears", where apples are told of: another thing. */
export const isNamedTwice = (sentences: readonly (readonly Word[])[], noun: string): boolean =>
  sentences.flat().filter(({ text }) => singular(text) === noun).length > 1;

/** The nouns from a place on, up to a word that is none; "of" joins them. */
export function nounsFrom(words: readonly Word[], from: number): readonly string[] {
  const nouns: string[] = [];
  for (let at = from; at < words.length && nouns.length < 4; at += 1) {
    const { text, number } = words[at] as Word;
    if (number || isAmong(text, STOPS) || text === "'s") break;
    if (text === "of" || isAmong(text, "the his her their more other square cubic")) continue;
    if (nouns.length > 0 && isPlural(nouns.at(-1) ?? "") && verbForm(text)) break;
    if (nouns.length > 0 && isVerb(text, words[at + 1]) && words[at - 1]?.text !== "of") break;
    nouns.push(text);
  }
  return nouns.map(unitNamed);
}

/** The nouns as they are written, without what they are of. */
function shownFrom(words: readonly Word[], from: number): string {
  const length = nounsFrom(words, from).length;
  const of = words.findIndex(({ text }, at) => at > from && at <= from + length && text === "of");
  return words
    .slice(from, of > 0 ? of : from + length)
    .map(({ text }) => text)
    .join(" ");
}

/** A form that is no noun in the plural: "each bow takes 4", but "6 water bottles". */
function isVerb(text: string, next: Word | undefined): boolean {
  const form = verbForm(text);
  if (form === null || form.form === "base" || MEASURES.has(singular(text))) return false;
  return !text.endsWith("s") || next?.number !== undefined || isAmong(next?.text, "a an the about up");
}

/** The unit where there is one, the head of the nouns otherwise: what stands before "of", or last. */
export function kindOf(words: readonly Word[], from: number): string {
  const nouns = nounsFrom(words, from);
  const [first = ""] = nouns;
  if (MEASURES.has(first) || TIMES.has(first) || dimensionOf(first) !== null) return first;
  const of = words.findIndex(({ text }, at) => at > from && at <= from + nouns.length && text === "of");
  return (of > 0 ? nouns[of - from - 1] : nouns.at(-1)) ?? "";
}

/** @returns null where a number is a number of nothing */
export function countedIn(sentences: readonly (readonly Word[])[], asked: number): readonly Counted[] | null {
  const all = sentences.flatMap((words, sentence) =>
    words.flatMap(({ number }, at): (Counted | null)[] => {
      if (!number) return [];
      const nouns = nounsFrom(words, at + 1);
      const kind = number.unit === "$" ? "dollar" : number.unit === "%" ? "" : kindOf(words, at + 1);
      const isAsked = sentence === sentences.length - 1 && at >= asked;
      return kind === ""
        ? [null]
        : [
            {
              number,
              isAsked,
              kind,
              sentence,
              at,
              nouns,
              shown: shownFrom(words, at + 1),
              per: perOf(words, at),
            },
          ];
    }),
  );
  return all.includes(null) ? null : (all as Counted[]);
}

const EACH = "per each every";
const HOLDS = "hold holds carry carries seat seats contain contains fit fits take takes";

/** Of each of something that is named elsewhere: "8 megabytes each". */
export const UNNAMED = "each";

/** What a number goes with one of. */
function perOf(words: readonly Word[], at: number): string | undefined {
  const next = words.findIndex(({ number }, i) => i > at && number !== undefined);
  const end = next < 0 ? words.length : next;
  for (let i = at + 1; i < end; i += 1) {
    const isArticle = isAmong(words[i]?.text, "a an") && TIMES.has(words[i + 1]?.text ?? "");
    if (isAmong(words[i]?.text, EACH) && words[i + 1]?.number) return undefined;
    if (isAmong(words[i]?.text, EACH) || (isArticle && words[i - 1]?.text !== "in"))
      return kindOf(words, i + 1) || UNNAMED;
  }
  const before = words.slice(0, at);
  // "A bus can carry 40 people": each of them.
  const isHolder = isAmong(words[0]?.text, "a an") && isAmong(words[at - 1]?.text, HOLDS);
  if (isHolder && !before.some(({ number }) => number)) return kindOf(words.slice(0, at - 1), 1) || undefined;
  const each = before.findLastIndex(({ text }) => isAmong(text, EACH));
  const isOwn = each >= 0 && !before.slice(each).some(({ number }) => number);
  return isOwn ? kindOf(words, each + 1) || undefined : undefined;
}

export const isSame = (one: string, other: string): boolean =>
  one === other || conversion(one, other) !== null || isKindOf(one, other);
