import { table } from "@/server/solver/table";
import "server-only";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { languagesOfCommand } from "./commands-elsewhere";
import { conceptsIn, type FoundConcept } from "./concepts";
import { LABELS, TALK } from "./talk-words";
import { type TurnToken, tokensOf } from "./tokens";
import type { TurnConcept, TurnLanguage } from "./types";

/** What is seen in a turn before it is known what is asked. */
export interface Clues {
  readonly text: string;
  readonly tokens: readonly TurnToken[];
  /** The words in order; "#" stands for mathematics. */
  readonly words: readonly string[];
  readonly concepts: readonly FoundConcept[];
  readonly language: TurnLanguage;
  /** The mathematics, from its first sign to its last; empty without any. */
  readonly core: string;
  /** Words that are neither of talk nor of a phrase. */
  readonly unknown: readonly string[];
  /** The one number in the turn, in figures or in words. */
  readonly number: number | null;
  has(...wanted: readonly TurnConcept[]): boolean;
}

const MATHS = "#";

/** Words as they are typed in a chat, and as the phrases have them. */
const CHAT: Readonly<Record<string, string>> = table({
  u: "you",
  ur: "your",
  r: "are",
  plz: "please",
  pls: "please",
  wich: "which",
  wat: "what",
  whys: "why",
  hows: "how",
  wheres: "where",
});

/** "y do u add 5", "y is it": no unknown has this behind it. */
const isWhy = (tokens: readonly TurnToken[], at: number): boolean =>
  at === 0 &&
  tokens[0]?.text === "y" &&
  /^(?:do|does|did|dont|cant|not|r|are (?:we|you|there)|is (?:it|that|this|there|the))$/.test(
    [tokens[1]?.text, /^(?:is|are)$/.test(tokens[1]?.text ?? "") ? tokens[2]?.text : undefined]
      .filter((word) => word !== undefined)
      .join(" "),
  );

/** @param likely the language that it is in where its words are as much of that as of others */
export function cluesOf(text: string, likely: TurnLanguage = "en"): Clues {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const words = tokens.map(({ kind, text: word }, at) =>
    kind !== "word" ? MATHS : isWhy(tokens, at) ? "why" : (CHAT[word] ?? word),
  );
  const all = conceptsIn(words);
  const language = languageOf(words, all, likely);
  const concepts = all.filter((found) => found.language === language || found.language === "en");
  const kinds = new Set(
    concepts
      .filter((found) => language === "en" || found.language === language)
      .map(({ concept }) => concept),
  );
  const covered = new Set(
    concepts.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)),
  );
  const first = tokens.findIndex(({ kind }) => kind === "maths");
  const last = tokens.findLastIndex(({ kind }) => kind === "maths");
  return {
    text,
    tokens,
    words,
    concepts,
    language,
    core: first < 0 ? "" : text.slice(tokens[first]?.start, tokens[last]?.end),
    unknown: words.filter(
      (word, at) => word !== MATHS && !covered.has(at) && !TALK.has(word) && !LABELS.has(word),
    ),
    number: numberIn(tokens),
    has: (...wanted) => wanted.some((concept) => kinds.has(concept)),
  };
}

/** The language most words are of; of several with as many the likely one. */
function languageOf(
  words: readonly string[],
  concepts: readonly FoundConcept[],
  likely: TurnLanguage,
): TurnLanguage {
  const covered = new Map<TurnLanguage, Set<number>>();
  for (const { language, at, length } of concepts) {
    const places = covered.get(language) ?? new Set<number>();
    for (let index = at; index < at + length; index += 1) places.add(index);
    covered.set(language, places);
  }
  for (const [at, word] of words.entries())
    for (const language of [...(TALK.has(word) ? (["en"] as const) : []), ...languagesOfCommand(word)])
      covered.set(language, (covered.get(language) ?? new Set<number>()).add(at));
  const sizeOf = (language: TurnLanguage) => covered.get(language)?.size ?? 0;
  let best: TurnLanguage = "en";
  for (const language of [likely, ...covered.keys()]) if (sizeOf(language) > sizeOf(best)) best = language;
  return sizeOf(likely) >= sizeOf(best) ? likely : best;
}

function numberIn(tokens: readonly TurnToken[]): number | null {
  const numbers = tokens.flatMap(({ kind, text }) => {
    if (kind === "maths") return /^\d{1,3}$/.test(text) ? [Number(text)] : [];
    const value = text === "one" ? null : numberAt([text]);
    return value ? [Number(value.value.n) / Number(value.value.d)] : [];
  });
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
