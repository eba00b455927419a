import type { Item, WordItem } from "../grammar/items";
import { NAMES } from "../grammar/names";
import type { Concept } from "../lexicon/lexicon";
import { DRAWING } from "../lexicon/working";
import { words } from "../word-list";
import {
  CHECKING,
  isAsking,
  isCount,
  isDigit,
  isPlaceInBook,
  isWay,
  leadsOn,
  OF_ANSWERING,
  places,
  type Stretch,
  textsOf,
} from "./adjunct-words";

/** The items of a sentence in clauses that are said of the working alone. */
export const clausesIn = (items: readonly Item[], sentence: Stretch): readonly number[] =>
  [clausesOfWorking, alternatives, checks, descriptions, waysNotTaken, picturesBeside, dimensions].flatMap(
    (find) => find(items, sentence),
  );

/** "Use the method of disks to", "using the guidelines for integrating powers": from the word that leads a way to the end
 * of its clause, or to the command that it serves. */
function clausesOfWorking(items: readonly Item[], [from, to]: Stretch): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at += 1) {
    const item = items[at] as Item;
    if (item.kind !== "word" || item.concept !== "by") continue;
    const end = endOfChoice(items, at + 1, to) ?? endOfWay(items, at + 1, to);
    if (end === null) continue;
    found.push(...places([at, end]));
    at = end - 1;
  }
  return found;
}

/** "either the midpoint rule, the trapezoidal rule, or Simpson's rule as indicated": which of them is told elsewhere. */
function endOfChoice(items: readonly Item[], from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const item = items[at] as Item;
    if (item.kind === "maths") return null;
    if (item.kind === "word" && item.text.endsWith("indicated")) return at > from + 2 ? at + 1 : null;
  }
  return null;
}

/** Where the name of a way ends that begins at a place; null where none does, or where the way makes another answer. */
function endOfWay(items: readonly Item[], from: number, to: number): number | null {
  let [isNamed, isOfSomething] = [false, false];
  let at = from;
  for (; at < to; at += 1) {
    const item = items[at] as Item;
    if (item.kind === "break" && isNamed && item.text === "," && isWay(items[at + 1])) continue;
    if (item.kind === "maths" && isCount(item) && isWay(items[at + 1])) continue;
    if (item.kind === "maths" && isPlaceInBook(item, items[at - 1])) {
      isNamed = true;
      continue;
    }
    if (item.kind !== "word") break;
    if (isNamed && item.concept === "to" && leadsOn(items, at + 1)) return at + 1;
    if (isNamed && isAsking(item)) break;
    if (item.concept !== null && OTHER_ANSWERS.has(item.concept)) return null;
    const isObject = item.concept !== null && NAMES.has(item.concept);
    // Behind "guidelines for" what is worked is named, not what is asked for.
    const next = items[at + 1];
    const isReferred = next?.kind === "maths" && isPlaceInBook(next, item);
    if (!isWay(item) && isObject && !isOfSomething && !isWay(next) && !isReferred) return null;
    isNamed ||= isWay(item);
    isOfSomething ||=
      isNamed && (item.concept === "for" || item.concept === "of" || item.text.endsWith(" of"));
  }
  return isNamed ? at : null;
}

/** Ways that come to a number of their own, or to a form. */
const OTHER_ANSWERS: ReadonlySet<string> = new Set<Concept>([
  "left-sum",
  "right-sum",
  "midpoint-rule",
  "trapezoidal-rule",
  "simpson-rule",
  "sum-of-rectangles",
  "newton",
  "euler",
  "definition",
  "linear-approximation",
  "approximating",
  "estimate",
  "implicit",
]);

/** "… , or state that it diverges", "if it converges": the answer says so without being told. */
function alternatives(items: readonly Item[], [from, to]: Stretch): number[] {
  for (let at = from + 1; at < to; at += 1) {
    const item = items[at] as Item;
    if (item.kind !== "word" || !(item.concept === "or" || item.text === "if")) continue;
    let end = at + 1;
    while (end < to && items[end]?.kind === "word") end += 1;
    const said = items.slice(at + 1, end) as WordItem[];
    const saysSo =
      item.concept === "or" ? said.some(({ concept, text }) => concept === "ask" || TELLING.has(text)) : true;
    const isOfBeing = said.some(({ concept, text }) => concept === "converges" || BEING.has(text));
    const areKnown = said.every(
      ({ concept, text }) =>
        BEING.has(text) ||
        concept === "any-way" ||
        EXISTING.has(text) ||
        TELLING.has(text) ||
        (concept !== null && OF_ANSWERING.has(concept)),
    );
    if (saysSo && isOfBeing && areKnown) return places([at, end]);
  }
  return [];
}

const TELLING: ReadonlySet<string> = new Set(["indicate", "explain", "answer", "why", "enter"]);
const BEING: ReadonlySet<string> = new Set(["exists", "exist", "inconclusive"]);
const EXISTING: ReadonlySet<string> = new Set(["does", "do", "that", "it", "if", "whether"]);

const isLead = (item: Item): boolean => item.kind === "word" && item.concept === "skip";

/** "Verify the following general solutions and | find": the check that comes with what is found. */
function checks(items: readonly Item[], [begin, to]: Stretch): number[] {
  const led = items.slice(begin, to).findIndex((item) => item.kind !== "break" && !isLead(item));
  const from = begin + Math.max(0, led);
  const first = items[from] as Item;
  const isDrawn = first.kind === "word" && DRAWING.has(textsOf(first)[0] ?? "");
  const isChecked = first.kind === "word" && CHECKING.has(textsOf(first)[0] ?? "");
  if (!isDrawn && !isChecked) return [];
  for (let at = from + 1; at < to; at += 1) {
    const item = items[at] as Item;
    if (item.kind === "maths") return [];
    if (item.kind === "word" && item.concept === "and" && leadsOn(items, at + 1))
      return places([from, at + 1]);
  }
  return [];
}

/** ", which have irreducible factors": behind a comma such a clause describes and chooses nothing. */
function descriptions(items: readonly Item[], [from, to]: Stretch): number[] {
  for (let at = from + 1; at < to; at += 1) {
    const [before, item] = [items[at - 1] as Item, items[at] as Item];
    const isRelative =
      before.kind === "break" && before.text === "," && item.kind === "word" && textsOf(item)[0] === "which";
    const rest = items.slice(at, to);
    if (isRelative && rest.every(({ kind }) => kind === "word") && !rest.some(isAsking))
      return places([at - 1, to]);
  }
  return [];
}

/** "Without eliminating the parameter, find …": a way that is not to be taken. */
function waysNotTaken(items: readonly Item[], [from, to]: Stretch): number[] {
  for (let at = from; at < to; at += 1) {
    const [item, verb] = [items[at] as Item, items[at + 1]];
    const isWithout = item.kind === "word" && item.concept === "without" && verb?.kind === "word";
    if (!isWithout || !NOT_DONE.has(textsOf(verb)[0] ?? "")) continue;
    let end = at + 1;
    while (end < to && items[end]?.kind === "word") end += 1;
    return places([at, items[end]?.kind === "break" && end < to ? end + 1 : end]);
  }
  return [];
}

const NOT_DONE: ReadonlySet<string> = words(
  "eliminating using evaluating solving integrating calculating computing finding graphing",
);

const EXPLAINING: ReadonlySet<string> = new Set(["explain", "justify"]);

/** "Eliminate the parameter | and sketch the graphs": the picture that comes with the answer. */
function picturesBeside(items: readonly Item[], [from, to]: Stretch): number[] {
  for (let at = from + 1; at < to; at += 1) {
    const [item, verb] = [items[at] as Item, items[at + 1]];
    const isJoined = item.kind === "word" && item.concept === "and" && verb?.kind === "word";
    const [first = ""] = verb?.kind === "word" ? textsOf(verb) : [];
    if (!isJoined || !(DRAWING.has(first) || EXPLAINING.has(first))) continue;
    let end = at + 1;
    while (end < to && items[end]?.kind === "word") end += 1;
    const rest = items.slice(at, end);
    return rest.some((item) => item.kind === "word" && (item.concept === "ask" || item.concept === "whether"))
      ? []
      : places([at, end]);
  }
  return [];
}

/** "three-dimensional vectors": their components say so. */
const dimensions = (items: readonly Item[], sentence: Stretch): number[] =>
  places(sentence).flatMap((at) => {
    const [count, word] = [items[at], items[at + 1]];
    const isCounted = count?.kind === "maths" && count.text.endsWith("-") && isDigit(count.text.charAt(0));
    return isCounted && word?.kind === "word" && word.text === "dimensional" ? [at, at + 1] : [];
  });
