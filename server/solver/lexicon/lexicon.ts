import { Memo } from "../memo";
import { words as wordsOf } from "../word-list";
import { ALGEBRA } from "./phrases/algebra";
import { ASIDES } from "./phrases/asides";
import { CALCULUS } from "./phrases/calculus";
import { CALCULUS_BOOKS } from "./phrases/calculus-books";
import { DIFFERENTIAL_EQUATIONS } from "./phrases/differential-equations";
import { FORMS } from "./phrases/forms";
import { GEOMETRY } from "./phrases/geometry";
import { LOGARITHMS } from "./phrases/logarithms";
import { NUMBERS } from "./phrases/numbers";
import { PLAIN } from "./phrases/plain";
import { PLANE } from "./phrases/plane";
import { PROBABILITY } from "./phrases/probability";
import { SEQUENCES } from "./phrases/sequences";
import { STATISTICS } from "./phrases/statistics";
import { TRIGONOMETRY } from "./phrases/trigonometry";
import { WORDS } from "./phrases/words";
import { slipOf } from "./spelling";

/** All that words can mean; one table for each field. */
export const TABLES_BY_FIELD = {
  PLAIN,
  FORMS,
  ALGEBRA,
  CALCULUS,
  CALCULUS_BOOKS,
  ASIDES,
  DIFFERENTIAL_EQUATIONS,
  LOGARITHMS,
  NUMBERS,
  SEQUENCES,
  PLANE,
  TRIGONOMETRY,
  GEOMETRY,
  STATISTICS,
  PROBABILITY,
  WORDS,
} as const;

type Tables = typeof TABLES_BY_FIELD;

export type Concept = { readonly [Field in keyof Tables]: keyof Tables[Field] }[keyof Tables];

/** Manners and requests, which say nothing of what is asked. */
const MANNERS: ReadonlySet<Concept> = new Set<Concept>(["skip", "now", "ask", "auxiliary", "aside"]);

export const isManner = (concept: Concept): boolean => MANNERS.has(concept);

/** A phrase that was found in a row of words. */
export interface Found {
  readonly concept: Concept;
  /** How many words it takes. */
  readonly length: number;
  /** Words that were typed with a slip, and the words they are read as. */
  readonly slips: readonly Slip[];
}

export interface Slip {
  readonly typed: string;
  readonly read: string;
}

/** What was read, with the words that were read as others. */
export function withNotedSlips(instruction: string, slips: readonly Slip[]): string {
  const noted = slips.map(({ typed, read }) => `“${typed}” read as “${read}”`);
  return noted.length === 0 ? instruction : `${instruction} (${noted.join(", ")})`;
}

interface Phrase {
  readonly words: readonly string[];
  readonly concept: Concept;
}

const { phrases: PHRASES, vocabulary: VOCABULARY } = index();

/** The phrases by their first words, the longest first, and every word that occurs. */
function index(): { phrases: ReadonlyMap<string, readonly Phrase[]>; vocabulary: ReadonlySet<string> } {
  const phrases = new Map<string, Phrase[]>();
  const vocabulary = new Set<string>();
  const entries = Object.values(TABLES_BY_FIELD).flatMap(
    (table) => Object.entries(table) as [Concept, string][],
  );
  for (const [concept, variants] of entries) {
    for (const variant of variants.split("|")) {
      const words = variant.split(" ");
      const first = words[0] as string;
      phrases.set(first, [...(phrases.get(first) ?? []), { words, concept }]);
      for (const word of words) vocabulary.add(word);
    }
  }
  for (const known of phrases.values()) known.sort((a, b) => b.words.length - a.words.length);
  return { phrases, vocabulary };
}

/** Whether a word means something here, as it is typed. */
export const isKnownWord = (word: string): boolean => VOCABULARY.has(word);

const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);
const NO_NOUNS: ReadonlySet<string> = wordsOf("if when where given such so and or is are equals");

/** Whether no article stands before a word: "find a if x + 1 is a factor" and "find a and b" ask for a letter. */
export const isNoNoun = (word: string): boolean => NO_NOUNS.has(word);

const isArticleAt = (words: readonly string[], at: number): boolean =>
  ARTICLES.has(words[at] ?? "") && !isNoNoun(words[at + 1] ?? "");

/** The longest phrase that begins at a place in a row of words; articles inside it are read over. One that begins with an
 * article gives way to a longer one behind the article: "the sum" to "sum to infinity".
 * @returns null where no phrase begins */
export function phraseAt(words: readonly string[], at: number): Found | null {
  const found = phraseFrom(words, at);
  if (!found || found.length === 1 || !ARTICLES.has(words[at] ?? "")) return found;
  const behind = phraseFrom(words, at + 1);
  return behind && behind.length >= found.length ? { ...behind, length: behind.length + 1 } : found;
}

/** Of phrases of one length the words as they are typed come before those that they can be read as: "square roots" are
 * no "square root". */
function phraseFrom(words: readonly string[], at: number): Found | null {
  let best: { readonly phrase: Phrase; readonly length: number } | null = null;
  for (const phrase of phrasesFrom(words[at] ?? "")) {
    if (best && phrase.words.length < best.phrase.words.length) break;
    const length = matched(phrase.words, words, at);
    if (length === null || (best && !isTyped(phrase.words, words.slice(at, at + length)))) continue;
    best = { phrase, length };
    if (isTyped(phrase.words, words.slice(at, at + length))) break;
  }
  if (!best) return null;
  const { phrase, length } = best;
  return { concept: phrase.concept, length, slips: slipsIn(words.slice(at, at + length)) };
}

const isTyped = (phrase: readonly string[], words: readonly string[]): boolean =>
  phrase.every((word) => words.includes(word));

/** The phrases that begin with a word, the longest first. */
function phrasesFrom(typed: string): readonly Phrase[] {
  const [first, single] = meaningsOf(typed);
  const own = first === undefined ? NO_PHRASES : (PHRASES.get(first) ?? NO_PHRASES);
  const others = single === undefined ? NO_PHRASES : (PHRASES.get(single) ?? NO_PHRASES);
  if (others.length === 0) return own;
  return own.length === 0 ? others : [...own, ...others].sort((a, b) => b.words.length - a.words.length);
}

const NO_PHRASES: readonly Phrase[] = [];

function matched(phrase: readonly string[], words: readonly string[], at: number): number | null {
  let length = 0;
  for (const wanted of phrase) {
    while (length > 0 && words[at + length] !== wanted && isArticleAt(words, at + length)) length += 1;
    if (!means(words[at + length] ?? "", wanted)) return null;
    length += 1;
  }
  return length;
}

/** Whether a word can be read as another, which the lexicon knows. */
const means = (typed: string, wanted: string): boolean =>
  typed === wanted || meaningsOf(typed).includes(wanted);

/** The words that a word can be read as: itself as the lexicon knows it, and its singular. */
function meaningsOf(typed: string): string[] {
  const read = readAs(typed);
  if (read === null) return [];
  const single = read === typed ? singularOf(typed) : null;
  return single === null ? [read] : [read, single];
}

const singularOf = (typed: string): string | null =>
  typed.endsWith("s") && typed.length > 3 && VOCABULARY.has(typed.slice(0, -1)) ? typed.slice(0, -1) : null;

const slipsIn = (words: readonly string[]): Slip[] =>
  words.flatMap((typed) => {
    const read = readAs(typed);
    return read === null || read === typed || isFormOf(typed, read) ? [] : [{ typed, read }];
  });

/** A plural or a possessive: "a rectangle's length". */
const isFormOf = (typed: string, read: string): boolean => typed === `${read}s` || typed === `${read}'s`;

const READ = new Memo<string>();
const NOTHING = "";

/** The word of the lexicon that is meant: the word itself, its singular, or the only one that it is a slip of. */
function readAs(typed: string): string | null {
  if (VOCABULARY.has(typed)) return typed;
  return READ.once(typed, () => nearest(typed) ?? NOTHING) || null;
}

function nearest(typed: string): string | null {
  if (typed.endsWith("'s") && VOCABULARY.has(typed.slice(0, -2))) return typed.slice(0, -2);
  const single = singularOf(typed);
  if (single !== null) return single;
  const slips = similarTo(typed).map((word) => ({ word, slip: slipOf(typed, word) }));
  const swapped = slips.filter(({ slip }) => slip === "swap");
  const meant = swapped.length > 0 ? swapped : slips.filter(({ slip }) => slip === "letter");
  return meant.length === 1 ? (meant[0]?.word ?? null) : null;
}

/** The words by their first letter and length, which a slip keeps, give or take one letter. */
const SHAPES = new Map<string, string[]>();
const shapeOf = (word: string, length: number): string => `${word[0]}${length}`;
for (const word of VOCABULARY) {
  const shape = shapeOf(word, word.length);
  SHAPES.set(shape, [...(SHAPES.get(shape) ?? []), word]);
}

const similarTo = (typed: string): readonly string[] =>
  [typed.length - 1, typed.length, typed.length + 1].flatMap(
    (length) => SHAPES.get(shapeOf(typed, length)) ?? [],
  );
