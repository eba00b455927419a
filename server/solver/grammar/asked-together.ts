import type { Concept } from "../lexicon/lexicon";
import type { Item, WordItem } from "./items";

/** Two things that one question asks for. */
export type AskedTogether = readonly [Concept, Concept];

/** "The slope and the equation of …", "identify the conic … and find its center": what stands on both sides of an "and"
 * that joins two requests. */
export function askedTogetherIn(items: readonly Item[]): AskedTogether[] {
  return items.flatMap((item, at): AskedTogether[] => {
    if (!isWord(item) || item.concept !== "and") return [];
    const asksAgain = isAsking(items[at + 1]);
    const isWriting = named(items[at + 1]) === "leave" && named(items[at + 2]) === "skip";
    const behind = firstNamed(items.slice(at + (isWriting ? 2 : 1)));
    const before = lastNamed(items.slice(0, at)) ?? (asksAgain ? firstAsked(items.slice(0, at)) : null);
    return before && behind ? [[before, behind]] : [];
  });
}

/** They may stand between an "and" and what is asked for. */
const PASSED: ReadonlySet<Concept> = new Set<Concept>(["skip", "now", "of", "ask"]);

const isWord = (item: Item | undefined): item is WordItem => item?.kind === "word";
const named = (item: Item | undefined): Concept | null => (isWord(item) ? item.concept : null);
/** What begins a request. */
const REQUESTS: ReadonlySet<Concept | null> = new Set<Concept | null>(["ask", "solve", "leave"]);
const isAsking = (item: Item | undefined): boolean => REQUESTS.has(named(item));
const isPassed = (item: Item): boolean => isWord(item) && item.concept !== null && PASSED.has(item.concept);

/** Null where mathematics, a mark or an unknown word comes first. */
function firstNamed(items: readonly Item[]): Concept | null {
  const first = items.find((item) => !isPassed(item));
  return isWord(first) ? first.concept : null;
}

const lastNamed = (items: readonly Item[]): Concept | null => firstNamed(items.toReversed());

/** What the first request of the sentence before an "and" names. */
function firstAsked(items: readonly Item[]): Concept | null {
  const start = items.findLastIndex((item) => item.kind === "break") + 1;
  const clause = items.slice(start);
  const at = clause.findIndex(isAsking);
  return at < 0 ? null : firstNamed(clause.slice(at + 1));
}
