import "server-only";
import { slipOf } from "@/server/solver/lexicon/spelling";
import { ENGLISH } from "./concepts-en";
import { FRENCH, GERMAN, PORTUGUESE, SPANISH } from "./concepts-others";
import type { Phrases, TurnConcept, TurnLanguage } from "./types";

/** A phrase that was found in a row of words. */
export interface FoundConcept {
  readonly concept: TurnConcept;
  readonly language: TurnLanguage;
  readonly at: number;
  readonly length: number;
}

interface Phrase {
  readonly words: readonly string[];
  readonly concept: TurnConcept;
  readonly language: TurnLanguage;
}

const LANGUAGES: readonly (readonly [TurnLanguage, Phrases])[] = [
  ["en", ENGLISH],
  ["es", SPANISH],
  ["fr", FRENCH],
  ["de", GERMAN],
  ["pt", PORTUGUESE],
];

const phrases = new Map<string, Phrase[]>();
for (const [language, table] of LANGUAGES) {
  for (const [concept, variants] of Object.entries(table) as [TurnConcept, string][]) {
    for (const variant of variants.split("|")) {
      const words = variant.split(" ");
      const first = words[0] as string;
      phrases.set(first, [...(phrases.get(first) ?? []), { words, concept, language }]);
    }
  }
}
for (const known of phrases.values()) known.sort((a, b) => b.words.length - a.words.length);

const FILLERS: ReadonlySet<string> = new Set([
  "the",
  "a",
  "an",
  "really",
  "so",
  "please",
  "even",
  "still",
  "again",
  "just",
]);

/** Every phrase of a row of words, the longest at each place; fillers inside of one are read over. One word may be typed
 * with a slip. Where two languages have a phrase, both are told. */
export function conceptsIn(words: readonly string[]): readonly FoundConcept[] {
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length; ) {
    const here = phrasesAt(words, at);
    found.push(...here);
    at += here[0]?.length ?? 1;
  }
  return found;
}

function phrasesAt(words: readonly string[], at: number): readonly FoundConcept[] {
  const word = words[at] as string;
  const begun = phrases.get(word) ?? phrases.get(nearest(word) ?? "") ?? [];
  const matches = begun.flatMap(({ words: wanted, concept, language }) => {
    const length = matched(wanted, words, at);
    return length === null ? [] : [{ concept, language, at, length, words: wanted.length }];
  });
  const longest = Math.max(0, ...matches.map(({ length }) => length));
  return matches.filter(({ length }) => length === longest).map(({ words: _, ...each }) => each);
}

function matched(wanted: readonly string[], words: readonly string[], at: number): number | null {
  let length = 0;
  for (const [index, word] of wanted.entries()) {
    while (index > 0 && words[at + length] !== word && FILLERS.has(words[at + length] ?? "")) length += 1;
    const typed = words[at + length] ?? "";
    if (typed !== word && slipOf(typed, word) === null) return null;
    length += 1;
  }
  return length;
}

const near = new Map<string, string | null>();

/** The only first word of a phrase that a word is a slip of. */
function nearest(typed: string): string | null {
  const known = near.get(typed);
  if (known !== undefined) return known;
  const meant = [...phrases.keys()].filter((word) => slipOf(typed, word) !== null);
  const one = meant.length === 1 ? (meant[0] ?? null) : null;
  if (near.size > 2_000) near.clear();
  near.set(typed, one);
  return one;
}
