import { fromInt } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import { shownStatistics } from "../../problem/statistics/shown-statistics";
import type { CountWaysTask } from "../../tasks/statistics";
import type { Item, WordItem } from "../items";
import type { ItemReader } from "../reader";

const WORDS: ReadonlySet<Concept> = new Set(
  "skip ask is given and of for in with from how-many how-many-ways arrange order letters all row".split(
    " ",
  ) as Concept[],
);

/** "How many arrangements of the letters in LEVEL". */
export const lettersReader: ItemReader = (items, { text }) => {
  const words = items.filter((item): item is WordItem => item.kind === "word");
  const isShouted = (word: WordItem) => /^[A-Z]{2,}$/.test(text.slice(word.start, word.end));
  const isNamed = (word: WordItem) => word.concept === null || isShouted(word);
  const candidates = words.filter(isNamed);
  const [only] = candidates.length > 1 ? candidates.filter(isShouted) : candidates;
  const rest = words.filter((word) => word !== only);
  const concepts = new Set(rest.map(({ concept }) => concept));
  if (!only || items.some(({ kind }: Item) => kind === "maths")) return null;
  if (!rest.every(({ concept }) => concept !== null && WORDS.has(concept))) return null;
  if (
    !(concepts.has("arrange") || concepts.has("order")) ||
    !concepts.has("letters") ||
    !/^[a-z]+$/.test(only.text)
  )
    return null;
  const mathematics: CountWaysTask = {
    task: "count-ways",
    way: { kind: "alike", counts: counts(only.text) },
  };
  return { recognition: { mathematics, ...shownStatistics(mathematics) }, weight: words.length };
};

function counts(word: string) {
  const found = new Map<string, number>();
  for (const letter of word) found.set(letter, (found.get(letter) ?? 0) + 1);
  return [...found.values()].map(fromInt);
}
