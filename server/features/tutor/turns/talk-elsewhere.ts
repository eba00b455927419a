import "server-only";
import { FRENCH, GERMAN, PORTUGUESE, SPANISH } from "./concepts-others";
import type { TurnConcept } from "./types";

/** Of these the words ask for help with a problem and say nothing of it. */
const TALKING: readonly TurnConcept[] = [
  "hello",
  "thanks",
  "bye",
  "hint",
  "solution",
  "stuck",
  "feeling",
  "idle",
];

const WORDS: ReadonlySet<string> = new Set(
  [SPANISH, FRENCH, GERMAN, PORTUGUESE].flatMap((table) =>
    TALKING.flatMap((concept) => (table[concept] ?? "").split(/[| ]/)).filter((word) => word !== ""),
  ),
);

/** A French word before a vowel, without its own: "m'aider". */
const ELIDED = /^(?:qu|[mtsljdnc])(?=[aeiouh])/;

/** Whether a word is one of talk in another language; words that are joined count one by one: "peux-tu". */
export const isTalkElsewhere = (word: string): boolean =>
  word.split("-").every((part) => WORDS.has(part) || WORDS.has(part.replace(ELIDED, "")));
