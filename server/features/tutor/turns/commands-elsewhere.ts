import "server-only";
import { FRENCH } from "@/server/solver/lexicon/phrases/french";
import { GERMAN } from "@/server/solver/lexicon/phrases/german";
import { PORTUGUESE } from "@/server/solver/lexicon/phrases/portuguese";
import { SPANISH } from "@/server/solver/lexicon/phrases/spanish";
import { spelled } from "./spelled";

const COMMANDS = [
  "solve",
  "calculate",
  "simplify",
  "factor",
  "expand",
  "differentiate",
  "integrate",
] as const;

/** Verbs of one word for what is to be done, in the forms that the engine knows. */
const VERBS: readonly (readonly [verb: string, command: string])[] = [
  SPANISH,
  FRENCH,
  GERMAN,
  PORTUGUESE,
].flatMap(({ telling }) =>
  COMMANDS.flatMap((command) =>
    (telling[command] ?? "").split("|").flatMap((phrase) => {
      const verb = spelled(phrase);
      return /^\p{L}{4,}$/u.test(verb) ? [[verb, command] as const] : [];
    }),
  ),
);

/** What differs between the forms of a verb. */
const ENDING = 3;
const STEM = 5;

/** The command that a verb of another language gives, in whatever form it stands: "resuelvo" as "resuelve". */
export function commandElsewhere(word: string): string | null {
  const exact = VERBS.find(([verb]) => verb === word);
  if (exact) return exact[1];
  const alike = VERBS.find(([verb]) => {
    const stem = verb.slice(0, Math.max(STEM, verb.length - ENDING));
    return word.startsWith(stem) && word.length - stem.length <= ENDING + 1;
  });
  return alike?.[1] ?? null;
}
