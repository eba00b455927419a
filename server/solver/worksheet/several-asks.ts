import { itemise } from "../grammar/itemise";
import type { Item } from "../grammar/items";
import { NAMES } from "../grammar/names";
import { charge } from "../ledger";
import type { Concept } from "../lexicon/lexicon";
import { isCommandWord } from "../rewording/commands";
import type { WrittenPart } from "./split";

/** Longer names are counted instead. */
const LONGEST_LABEL = 20;

/** One sentence that asks for several things of the same, "the mean, median and mode of 3, 5, 5", as a sentence for each
 * of them.
 * @returns null where it asks for one thing */
export function splitAtAsks(text: string): readonly WrittenPart[] | null {
  charge(text.length);
  const items = itemise(text);
  const [from, to] = listOfNames(items) ?? [];
  if (from === undefined || to === undefined) return null;
  const [first, last] = [items[from] as Item, items[to] as Item];
  const asked = items.slice(from, to + 1).filter((item) => isName(item));
  const labels = asked.map(({ start, end }) => text.slice(start, end));
  const rest = [...items.slice(0, from), ...items.slice(to + 1)];
  if (!rest.some(({ kind }) => kind === "maths") || new Set(labels).size < labels.length) return null;
  if (asked.some(({ kind }) => kind === "maths") && !rest.some(tellsEquation)) return null;
  const areShort = labels.every((label) => label.length <= LONGEST_LABEL);
  return labels.map((name, place) => ({
    label: areShort ? bareName(name) : String(place + 1),
    body: text.slice(0, first.start) + name + text.slice(last.end),
    stem: "",
    tail: "",
    perhaps: "",
  }));
}

/** "is increasing" stands for "increasing" before its answer, and "cube of" for "cube". */
function bareName(name: string): string {
  const words = name.split(" ").filter((word) => word !== "of");
  const [first = "", ...others] = words;
  return (others.length > 0 && COPULAS.has(first) ? others : words).join(" ");
}

const COPULAS: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

/** The places of the first list of names: a request before it in its sentence, or nothing at all, and between its members
 * nothing but commas, "and" and articles. */
function listOfNames(items: readonly Item[]): readonly [number, number] | null {
  for (const from of items.keys()) {
    if (!isName(items[from] as Item) || !(isAsked(items, from) || isBare(items, from))) continue;
    const to = endOfList(items, from);
    if (to > from) return [from, to];
  }
  return null;
}

function endOfList(items: readonly Item[], from: number): number {
  let to = from;
  let isJoined = false;
  for (let at = from + 1; at < items.length; at += 1) {
    const item = items[at] as Item;
    const isNext = isJoined || (at === to + 1 && isFigure(items[to]) && isFigure(item));
    if (isName(item) && isNext) [to, isJoined] = [at, false];
    else if (isJoint(item)) isJoined = true;
    else if (!isSkip(item) && !isOfTheSame(item)) break;
  }
  return to;
}

/** Figures of data are named side by side: "mean median mode of …". */
const FIGURES: ReadonlySet<Concept | null> = new Set<Concept | null>(["mean", "median", "mode", "range"]);
const isFigure = (item: Item | undefined): boolean => item?.kind === "word" && FIGURES.has(item.concept);

/** A call or derivative is asked for like a name: "f(2) and f(−1)". */
const isName = (item: Item): boolean =>
  item.kind === "word"
    ? item.concept !== null && NAMES.has(item.concept) && !isCommand(item.text, item.concept)
    : item.kind === "maths" &&
      !item.text.includes("=") &&
      "'(/_".split("").some((sign) => item.text.includes(sign)) &&
      item.text.charAt(0) !== "(";

const isCommand = (text: string, concept: Concept): boolean => {
  const words = text.split(" ");
  return isCommandWord(words, { concept, length: words.length, slips: [] });
};

/** "of f", "intervals where f is": words that lead from one thing that is asked of a function to the next. */
const isOfTheSame = (item: Item): boolean =>
  item.kind === "maths"
    ? item.text.length === 1 && !isDigit(item.text)
    : item.kind === "word" && (item.concept === "of" || BETWEEN.has(item.concept) || item.text === "where");

const isDigit = (text: string): boolean => text >= "0" && text <= "9";

const JOINTS: ReadonlySet<Concept | null> = new Set<Concept | null>(["and", "or"]);

const isSkip = (item: Item): boolean => item.kind === "word" && item.concept === "skip";
const isJoint = (item: Item): boolean =>
  item.kind === "break" ? item.text === "," : item.kind === "word" && JOINTS.has(item.concept);

const tellsEquation = (item: Item): boolean => item.kind === "maths" && item.text.includes("=");

/** Words between a request and what it asks for: "find the intervals where the function is increasing and …". */
const BETWEEN: ReadonlySet<Concept | null> = new Set<Concept | null>([
  "skip",
  "is",
  "given",
  "function",
  "interval",
  "on",
  "in",
]);

/** "Mean and median of 3, 5, 8": a text that begins with what it asks for. */
const isBare = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === "word" && items.slice(0, at).every(isSkip);

/** A request stands before it, and nothing that could be asked for instead. */
function isAsked(items: readonly Item[], at: number): boolean {
  for (const item of items.slice(0, at).reverse()) {
    if (item.kind === "break") return false;
    if (item.kind === "maths") continue;
    if (item.concept === "ask" || item.text === "where") return true;
    if (!BETWEEN.has(item.concept)) return false;
  }
  return false;
}
