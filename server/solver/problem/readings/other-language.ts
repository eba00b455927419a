import { isKnownWord } from "../../lexicon/lexicon";
import { FRENCH } from "../../lexicon/phrases/french";
import { GERMAN } from "../../lexicon/phrases/german";
import type { Language } from "../../lexicon/phrases/language";
import { PORTUGUESE } from "../../lexicon/phrases/portuguese";
import { SPANISH } from "../../lexicon/phrases/spanish";
import { verbForm } from "../../lexicon/verbs";
import type { Edit } from "../../parser/parse-error";
import type { Detector } from "./unclear";

interface Phrase {
  readonly words: readonly string[];
  readonly english: string;
  /** It tells the language, and without its accents it is no English word. */
  readonly tells: boolean;
  /** With its accents it tells the language. */
  readonly tellsAccented: boolean;
  readonly isLast: boolean;
}
type Dictionary = ReadonlyMap<string, readonly Phrase[]>;

const WORD = /\p{L}+['’](?=\p{L})|\p{L}+/gu;

const plain = (word: string): string =>
  word.toLowerCase().replaceAll("ß", "ss").replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(plain);

/** Without its accent a word may be an English one, which tells nothing. */
const isEnglish = (word: string): boolean =>
  word.length < LEAST_TELLING || isKnownWord(word) || verbForm(word) !== null;
const LEAST_TELLING = 3;

function dictionaryOf({ telling, small }: Language): Dictionary {
  const phrases = new Map<string, Phrase[]>();
  const add = (table: Readonly<Record<string, string>>, tells: boolean) => {
    for (const [english, variants] of Object.entries(table))
      for (const variant of variants.split("|")) {
        const words = wordsOf(variant);
        const first = words[0] as string;
        const phrase = {
          words,
          english,
          tells: tells && !words.every(isEnglish),
          tellsAccented: tells,
          isLast: variant.endsWith("$"),
        };
        phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
      }
  };
  add(telling, true);
  add(small, false);
  for (const known of phrases.values())
    known.sort((a, b) => b.words.length - a.words.length || Number(b.isLast) - Number(a.isLast));
  return phrases;
}

const LANGUAGES: readonly (readonly [string, Dictionary])[] = [
  ["Spanish", dictionaryOf(SPANISH)],
  ["French", dictionaryOf(FRENCH)],
  ["German", dictionaryOf(GERMAN)],
  ["Portuguese", dictionaryOf(PORTUGUESE)],
];

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Translation {
  readonly edits: readonly Edit[];
  /** Words that were understood. */
  readonly known: number;
  readonly isTold: boolean;
}

/** A question in Spanish, French, German or Portuguese, word by word in English: the language that knows most of its
 * words, provided that one of them tells it and at least half of them are its own. */
export const otherLanguage: Detector = (text) => {
  if (!/\p{L}{3}/u.test(text)) return null;
  const words = [...text.matchAll(WORD)].map(
    ({ index, 0: word }): Word => ({ text: plain(word), start: index, end: index + word.length }),
  );
  const found = LANGUAGES.map(([name, dictionary]) => ({ name, ...translated(words, dictionary, text) }))
    .filter(({ isTold, known }) => isTold && 2 * known >= words.filter(isLong).length)
    .sort((a, b) => b.known - a.known)[0];
  return found ? { question: "", ways: [{ edits: found.edits, meaning: `read from ${found.name}` }] } : null;
};

const ACCENTED = /[À-ÖØ-öø-ÿ]/;

const isLong = ({ text }: Word): boolean => text.length > 1;

function translated(words: readonly Word[], dictionary: Dictionary, text: string): Translation {
  const edits: Edit[] = [];
  let [known, isTold] = [0, false];
  for (let at = 0; at < words.length; ) {
    const phrase = dictionary.get((words[at] as Word).text)?.find((each) => stands(each, words, at, text));
    if (!phrase) {
      at += 1;
      continue;
    }
    const last = words[at + phrase.words.length - 1] as Word;
    const { start } = words[at] as Word;
    // An elided article stands without a space before its noun.
    const space = /\p{L}/u.test(text[last.end] ?? "") && phrase.english !== "" ? " " : "";
    edits.push({ start, end: last.end, text: phrase.english + space });
    known += phrase.words.length;
    isTold ||= phrase.tells || (phrase.tellsAccented && ACCENTED.test(text.slice(start, last.end)));
    at += phrase.words.length;
  }
  return { edits, known, isTold };
}

function stands(phrase: Phrase, words: readonly Word[], at: number, text: string): boolean {
  const found = words.slice(at, at + phrase.words.length);
  if (!phrase.words.every((word, index) => found[index]?.text === word)) return false;
  if (
    found.some(
      ({ end }, index) =>
        index + 1 < found.length && !/^[\s'’-]*$/.test(text.slice(end, found[index + 1]?.start)),
    )
  )
    return false;
  const last = found.at(-1) as Word;
  if (phrase.isLast) return /^\s*(?:[.?!]|$)/.test(text.slice(last.end));
  return found.length > 1 || last.end - last.start > 1 || isSmallWord(text, last);
}

/** A letter that is a word: with spaces around it and no other letter of mathematics beside it. */
const isSmallWord = (text: string, { start, end }: Word): boolean =>
  /(?:^|[\d)\p{L}]\p{L}|\d|\))\s+$/u.test(text.slice(0, start)) &&
  /^\s+(?:\d|\p{L}{2})/u.test(text.slice(end));
