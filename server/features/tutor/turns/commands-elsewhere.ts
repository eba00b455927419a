import "server-only";
import { FRENCH } from "@/server/solver/lexicon/phrases/french";
import { GERMAN } from "@/server/solver/lexicon/phrases/german";
import { PORTUGUESE } from "@/server/solver/lexicon/phrases/portuguese";
import { SPANISH } from "@/server/solver/lexicon/phrases/spanish";
import { spelled } from "./spelled";
import type { TurnLanguage } from "./types";

const COMMANDS = [
  "solve",
  "calculate",
  "simplify",
  "factor",
  "expand",
  "differentiate",
  "integrate",
] as const;

interface Verb {
  readonly typed: string;
  readonly verb: string;
  readonly language: TurnLanguage;
}

const LANGUAGES = [
  ["es", SPANISH],
  ["fr", FRENCH],
  ["de", GERMAN],
  ["pt", PORTUGUESE],
] as const;

/** Verbs of one word for what is to be done, in the forms that the engine knows. */
const VERBS: readonly Verb[] = LANGUAGES.flatMap(([language, { telling }]) =>
  COMMANDS.flatMap((command) =>
    (telling[command] ?? "").split("|").flatMap((verb) => {
      const typed = spelled(verb);
      return /^\p{L}{4,}$/u.test(typed) ? [{ typed, verb, language }] : [];
    }),
  ),
);

/** What differs between the forms of a verb. */
const ENDING = 3;
const STEM = 5;

/** Languages in which a word tells what is to be done. */
export const languagesOfCommand = (word: string): readonly TurnLanguage[] =>
  VERBS.filter(({ typed }) => typed === word).map(({ language }) => language);

/** The verb that a word of another language is a form of, as the engine knows it: "resuelvo" as "resuelve". */
export function commandElsewhere(word: string): string | null {
  const exact = VERBS.find(({ typed }) => typed === word);
  if (exact) return exact.verb;
  const alike = VERBS.find(({ typed }) => {
    const stem = typed.slice(0, Math.max(STEM, typed.length - ENDING));
    return word.startsWith(stem) && word.length - stem.length <= ENDING + 1;
  });
  return alike?.verb ?? null;
}
