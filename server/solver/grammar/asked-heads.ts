import type { Concept } from "../lexicon/lexicon";
import type { Item, WordItem } from "./items";
import { NAMES } from "./names";

/** The words that name what a text asks for, where it asks for several things: "slope" and "equation" in "find the slope
 * of the line and write its equation". Empty where it names one thing, or none. */
export function thingsAskedFor(items: readonly Item[]): readonly WordItem[] {
  const asked = new Set(items.flatMap((_, at) => [...requestedAt(items, at), ...joinedAt(items, at)]));
  return new Set([...asked].map(({ concept }) => concept)).size > 1 ? [...asked] : [];
}

/** They say how an answer is to be written or found, or what it is an answer about. */
const UNNAMED: ReadonlySet<Concept> = new Set<Concept>([
  "simplify",
  "leave",
  "round",
  "of",
  "is",
  "solve",
  "function",
  "sequence",
  "line",
  "how-many",
]);

const isWord = (item: Item | undefined): item is WordItem => item?.kind === "word";
const isSkip = (item: Item): boolean => isWord(item) && item.concept === "skip";
const isThing = (item: Item | undefined): item is WordItem =>
  isWord(item) && item.concept !== null && NAMES.has(item.concept) && !UNNAMED.has(item.concept);

/** A command or question at the beginning of a clause: what somebody "wants to find" is told. */
function isRequest(items: readonly Item[], at: number): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  const isAsking =
    isWord(item) &&
    (item.concept === "ask" || (item.concept === "leave" && next !== undefined && isSkip(next)));
  const begins = !isWord(before) || (before.concept !== null && BEGINNING.has(before.concept));
  return isAsking && begins && !isMeans(items, at);
}

const BEGINNING: ReadonlySet<Concept> = new Set<Concept>(["and", "skip", "now", "given", "ask"]);

/** "Write an equation to find the cost": what is asked for is what it is for. */
function isMeans(items: readonly Item[], at: number): boolean {
  const clause = items.slice(at + 1);
  const end = clause.findIndex(({ kind }) => kind === "break");
  return clause
    .slice(0, end < 0 ? undefined : end)
    .some(
      (item, i, all) => isWord(item) && PURPOSES.has(item.concept) && isWord(all[i - 1]) && isTo(all[i - 1]),
    );
}

const PURPOSES: ReadonlySet<Concept | null> = new Set<Concept | null>(["ask", "solve"]);
const isTo = (item: Item | undefined): boolean => isWord(item) && item.text === "to";

/** What stands behind a request, over words that say nothing. */
function requestedAt(items: readonly Item[], at: number): WordItem[] {
  const first = isRequest(items, at) ? firstBehind(items, at) : undefined;
  return isThing(first) && !isChoice(items, first) ? [first] : [];
}

const firstBehind = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(at + 1).find((item) => !isSkip(item));

/** "The percent increase or percent decrease": whichever it is. */
function isChoice(items: readonly Item[], thing: Item): boolean {
  const next = items[items.indexOf(thing) + 1];
  return isWord(next) && next.concept === "or";
}

/** What is joined by "and" to what a request of the same clause asks for. */
function joinedAt(items: readonly Item[], at: number): WordItem[] {
  const item = items[at];
  const behind = isWord(item) && item.concept === "and" ? firstBehind(items, at) : undefined;
  if (isWord(behind) && isOwnValue(items[at + 1], behind)) return [behind];
  if (!isThing(behind)) return [];
  const isLast = items.slice(items.indexOf(behind) + 1).every(({ kind }) => kind === "break");
  return isLast || isGoverned(items, at) || behind.text.startsWith("how ") ? [behind] : [];
}

/** "The derivative and its value at x = 2": a number besides what it is a value of. */
const isOwnValue = (owner: Item | undefined, { text }: WordItem): boolean =>
  isWord(owner) && owner.text.startsWith("its") && /^(?:its )?values?(?: of| at)?$/.test(text);

/** Words that lead from a request to what is joined to what it asks for. */
const LEADING: ReadonlySet<Concept> = new Set<Concept>(["skip", "of", "and", "function", "line", "sequence"]);

function isGoverned(items: readonly Item[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const item = items[back] as Item;
    if (isRequest(items, back)) return true;
    const isLead = isWord(item)
      ? item.concept !== null && (LEADING.has(item.concept) || isThing(item))
      : item.kind === "break" && item.text === ",";
    if (!isLead) return false;
  }
  return false;
}
