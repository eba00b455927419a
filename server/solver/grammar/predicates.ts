import type { Concept } from "../lexicon/lexicon";
import { words } from "../word-list";
import type { Item, WordItem } from "./items";

/** Marks the verb by which something is said of the solutions of an equation, "has two roots", "are real": it is a
 * condition on a letter in it. No frame knows one but that the roots are equal, so that none can take the words around it
 * for an order to solve. */
export const withPredicates = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    item.kind === "word" && (hasSolutions(items, at) || areOfAKind(items, at))
      ? { ...item, concept: null }
      : item,
  );

const HAVING: ReadonlySet<string> = words("has have had having that has which has");
const SOLUTIONS: ReadonlySet<string> = words("solution solutions root roots zero zeros zeroes");
/** What may stand between the verb and what it is said of. */
const OF_A_KIND: ReadonlySet<Concept> = new Set<Concept>([
  "skip",
  "is",
  "real",
  "complex",
  "all",
  "and",
  "not",
]);

const lastWord = ({ text }: WordItem): string => text.split(" ").at(-1) ?? "";
const isOfAKind = (item: Item | undefined): boolean =>
  item?.kind === "word" && item.concept !== null && OF_A_KIND.has(item.concept);

/** "… has one solution", "… have two real roots", but not "with roots 2 and 3". */
function hasSolutions(items: readonly Item[], at: number): boolean {
  const verb = items[at] as WordItem;
  if (!HAVING.has(lastWord(verb)) || !isBehindEquation(items, at)) return false;
  const rest = items.slice(at + 1);
  const noun = rest.findIndex((item) => !isOfAKind(item) && !isCount(item));
  const named = rest[noun];
  return (
    named?.kind === "word" &&
    named.concept !== "equal-roots" &&
    SOLUTIONS.has(lastWord(named)) &&
    !isTold(rest[noun + 1])
  );
}

/** "The roots of … = 0 are equal", "… are real". */
function areOfAKind(items: readonly Item[], at: number): boolean {
  const verb = items[at] as WordItem;
  if (verb.concept !== "is" || !isBehindEquation(items, at)) return false;
  const [next, ...rest] = items.slice(at + 1);
  if (!isOfAKind(next) || (next as WordItem).concept === "skip") return false;
  return !isTold(rest.find((item) => !isOfAKind(item)));
}

/** The numbers that the solutions are. */
const isTold = (item: Item | undefined): boolean => item?.kind === "maths";
const isCount = (item: Item): boolean => item.kind === "maths" && ["1", "2", "3"].includes(item.text);

const isBehindEquation = (items: readonly Item[], at: number): boolean => {
  const before = items.slice(0, at).findLast(({ kind }) => kind === "maths");
  return before?.kind === "maths" && before.text.includes("=");
};
