import { itemise } from "../grammar/itemise";
import type { Item } from "../grammar/items";
import { NAMES } from "../grammar/names";
import { charge } from "../ledger";
import type { Concept } from "../lexicon/lexicon";
import { isCommandWord } from "../rewording/commands";
import { words } from "../word-list";
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
  if (from === undefined || to === undefined) return splitAtClause(items, text);
  const [first, last] = [items[from] as Item, items[to] as Item];
  const asked = items.slice(from, to + 1).filter((item) => isName(item));
  const labels = asked.map(({ start, end }) => text.slice(start, end));
  const names = inFull(labels).map((name) => (labels.at(-1)?.endsWith(" of") ? withOf(name) : name));
  const rest = [...items.slice(0, from), ...items.slice(to + 1)];
  if (!rest.some(({ kind }) => kind === "maths") || new Set(labels).size < labels.length) return null;
  if (asked.some(({ kind }) => kind === "maths") && !rest.some(tellsEquation)) return null;
  const areShort = labels.every((label) => label.length <= LONGEST_LABEL);
  return names.map((name, place) => ({
    label: areShort ? bareName(labels[place] as string) : String(place + 1),
    body: text.slice(0, first.start) + name + text.slice(last.end),
    stem: "",
    tail: "",
    perhaps: "",
  }));
}

/** "Mean" of "mean and standard deviation of the sample". */
const withOf = (name: string): string => (/ (?:of|for|at)$/.test(name) ? name : `${name} of`);

/** "Horizontal" stands for "horizontal asymptote" beside "vertical asymptote". */
function inFull(names: readonly string[]): readonly string[] {
  const noun = names.at(-1)?.split(" ").at(-1);
  return names.map((name) => (name === "horizontal" || name === "vertical" ? `${name} ${noun}` : name));
}

/** What is asked for by these belongs to the same thing as what is asked for next: "find the slope of the line … and write
 * its equation". An inverse or a derivative would be a thing of its own. */
const OF_ANOTHER = words(
  "slope discriminant degree domain vertex x-intercept y-intercept mean median area perimeter",
);

/** A second request behind what the first one is about, as a sentence of its own with its name in the place of the first. */
function splitAtClause(items: readonly Item[], text: string): readonly WrittenPart[] | null {
  const joint = items.findLastIndex((item) => item.kind === "word" && item.concept === "and");
  const behind = items.slice(joint + 1).filter((item) => !isSkip(item));
  const other = behind.find((item) => !(item.kind === "word" && REQUESTS.has(item.concept)));
  const [one] = items.slice(0, joint).filter((item, at) => isName(item) && isAsked(items, at));
  if (one?.kind !== "word" || other?.kind !== "word" || !OF_ANOTHER.has(one.concept ?? "")) return null;
  if (!isName(other) || behind.some(({ kind }) => kind === "maths")) return null;
  const first = text.slice(0, items[joint]?.start);
  const owner = one.text.slice(nameAlone(one.text).length);
  const begun = other.text.startsWith("how ") ? "" : text.slice(0, one.start);
  const second = `${begun}${other.text}${owner}${first.slice(one.end).trimEnd()} ${text.slice(other.end).trim()}`;
  const part = { stem: "", tail: "", perhaps: "" };
  return [
    { ...part, label: nameAlone(one.text), body: first },
    { ...part, label: nameAlone(other.text), body: second.trim() },
  ];
}

/** "slope" of "slope of the line". */
const nameAlone = (name: string): string => {
  const end = name.search(/ of(?: the .*)?$/);
  return end < 0 ? name : name.slice(0, end);
};

const REQUESTS: ReadonlySet<Concept | null> = new Set<Concept | null>(["ask", "solve", "leave"]);

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
