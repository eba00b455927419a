import "server-only";
import { words } from "@/server/solver/word-list";
import { folded } from "./folded";
import VOCABULARY from "./vocabulary.json";

/** What a tutor speaks of: mathematics, how one goes about it, and a few everyday things that stand for numbers nobody
 * knows. Whatever has a number that everyone knows is not among them: calendars, animals, games, stories. */
const { en, ...others } = VOCABULARY;
const ENGLISH = words(en.join(" "));
/** Other languages are known by how their words begin. */
const OTHERS: readonly ReadonlySet<string>[] = Object.values(others).map((lines) => words(lines.join(" ")));

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const PREFIX = /^(?:un|re|non|mis|over|pre|sub|co)(?=\p{L}{3})/u;
/** Endings, each with what may stand in its place in the word itself. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: readonly string[]])[] = [
  [/s$/, [""]],
  [/es$/, [""]],
  [/ies$/, ["y"]],
  [/(?:e?d|ing|er|est|or|ers|able|ings)$/, ["", "e"]],
  [/(?:ied|ier|iest|ily)$/, ["y"]],
  [/([bdglmnprt])\1(?:ed|ing|er|est)$/, ["$1"]],
  [/(?:ly|ment|ness|ful|less|ity|al)$/, ["", "e"]],
  [/(?:ion|ions)$/, ["", "e"]],
];

/** Whether a word is one that a tutor says in English, in one of its forms. */
function isTutorsWord(word: string): boolean {
  return isInEnglish(word) || (PREFIX.test(word) && isInEnglish(word.replace(PREFIX, "")));
}

const isInEnglish = (word: string): boolean =>
  ENGLISH.has(word) ||
  ENDINGS.some(
    ([ending, instead]) =>
      ending.test(word) && instead.some((each) => ENGLISH.has(word.replace(ending, each))),
  );

/** Beginnings of words that are shorter are words by themselves. */
const STEM_MIN = 4;
const ENDING_MAX = 6;

function isInLanguage(word: string, language: ReadonlySet<string>): boolean {
  if (language.has(word)) return true;
  for (let length = Math.max(STEM_MIN, word.length - ENDING_MAX); length < word.length; length += 1)
    if (language.has(word.slice(0, length))) return true;
  return false;
}

/** The words of a text, in small letters without their marks. */
export const wordsOfText = (text: string): readonly string[] => folded(text).match(WORD) ?? [];

/** How much of a sentence in another language must be known; its grammar is richer than a list. */
const KNOWN_MIN = 0.6;
const WORDS_MIN = 5;
const WORDS_OF_QUESTION_MIN = 3;

/** A sentence of so many words may hold one that is not known. */
const WORDS_TO_ONE = 7;

/** The words of a sentence that no tutor says, in the language that explains most of them. Of a longer sentence some
 * need not be known: a riddle is made of what it is about.
 * @param isGiven whether the student has a word before them */
export function strangeWords(
  said: readonly string[],
  isGiven: (word: string) => boolean,
  { isQuestion }: { readonly isQuestion: boolean },
): readonly string[] {
  const long = said.filter((word) => word.length > 1);
  const inEnglish = long.filter((word) => !isGiven(word) && !isTutorsWord(word));
  if (inEnglish.length <= long.length / WORDS_TO_ONE) return [];
  for (const language of OTHERS) {
    const known = long.filter((word) => isInLanguage(word, language) || isGiven(word)).length;
    if (
      known === long.length ||
      (known > long.length - inEnglish.length &&
        long.length >= (isQuestion ? WORDS_OF_QUESTION_MIN : WORDS_MIN) &&
        known / long.length >= KNOWN_MIN)
    )
      return [];
  }
  return inEnglish;
}
