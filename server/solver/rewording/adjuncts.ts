import { itemise } from "../grammar/itemise";
import type { Item, WordItem } from "../grammar/items";
import { NAMES } from "../grammar/names";
import type { Concept } from "../lexicon/lexicon";
import { AROUND_WORKING, DRAWING, VERBS_OF_WORKING, WAYS_OF_WORKING } from "../lexicon/working";
import type { Edit } from "../parser/parse-error";
import { edited } from "./edits";

/** A piece of the text, by the places of its items: from the first to before the last. */
type Stretch = readonly [number, number];

/** An exercise without what says how it is to be worked, checked or drawn: "Use a graphing utility to confirm your
 * answers", "using the guidelines for powers", "or state that it diverges". Such a clause holds no mathematics and names
 * nothing that could be asked for, but within the name of a way; and a command with an object of its own is left over.
 * @returns null where there is no such clause */
export function withoutAdjuncts(text: string): string | null {
  const items = itemise(text);
  const sentences = sentencesOf(items, text);
  const dropped = new Set<number>();
  for (const sentence of sentences) for (const at of adjunctIn(items, sentence)) dropped.add(at);
  if (dropped.size === 0) return null;
  const kept = items.filter((item, at) => !dropped.has(at) && item.kind !== "break");
  if (!kept.some(({ kind }) => kind === "maths") || !kept.some(asksSomething)) return null;
  return edited(text, editsFor(items, dropped)).trim();
}

const asksSomething = (item: Item): boolean =>
  item.kind === "word" &&
  (isAsking(item) ||
    (item.concept !== null && NAMES.has(item.concept)) ||
    COMMANDS.has(textsOf(item)[0] ?? ""));

/** Runs of dropped items, with the marks between them. */
function editsFor(items: readonly Item[], dropped: ReadonlySet<number>): Edit[] {
  const edits: Edit[] = [];
  let from: number | null = null;
  items.forEach((item, at) => {
    if (!dropped.has(at)) return;
    from ??= item.start;
    if (dropped.has(at + 1)) return;
    edits.push({ start: from, end: item.end, text: "" });
    from = null;
  });
  return edits;
}

/** Quotation marks within a sentence do not end it. */
const QUOTES: ReadonlySet<string> = new Set(['"', "“", "”"]);

function sentencesOf(items: readonly Item[], text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  items.forEach((item, at) => {
    const isEnd = item.kind === "break" && item.text === "." && !QUOTES.has(text.slice(item.start, item.end));
    if (isEnd) {
      found.push([from, at]);
      from = at + 1;
    }
  });
  found.push([from, items.length]);
  return found.filter(([start, end]) => end > start);
}

const places = ([from, to]: Stretch): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The items of a sentence that are said of the working alone. */
function adjunctIn(items: readonly Item[], sentence: Stretch): readonly number[] {
  const said = places(sentence).map((at) => items[at] as Item);
  const isAside =
    isOfWorking(said) || isOfDrawing(said) || isOfAnswering(said) || isOfShape(said) || isOfNaming(said);
  if (isAside) return places([sentence[0], endOfMarks(items, sentence[1])]);
  return [
    ...clausesOfWorking(items, sentence),
    ...alternatives(items, sentence),
    ...checks(items, sentence),
    ...descriptions(items, sentence),
    ...waysNotTaken(items, sentence),
    ...picturesBeside(items, sentence),
  ];
}

/** Behind the marks that end a sentence. */
function endOfMarks(items: readonly Item[], from: number): number {
  let at = from;
  while (items[at]?.kind === "break") at += 1;
  return at;
}

const textsOf = (item: WordItem): string[] => item.text.split(" ");

const firstWord = (items: readonly Item[]): string | undefined =>
  items
    .flatMap((item) => (item.kind === "word" && item.text !== "then" ? textsOf(item) : []))
    .find((word) => !SETTING.has(word));

const SETTING: ReadonlySet<string> = new Set([
  "for",
  "the",
  "following",
  "exercises",
  "problems",
  "in",
  "then",
  "also",
]);

/** "Not all problems require integration by parts.", "Use a graphing utility to confirm your answers." */
function isOfWorking(said: readonly Item[]): boolean {
  const words = said.flatMap((item) => (item.kind === "word" ? [item] : []));
  if (words.length === 0 || said.some((item) => item.kind === "maths" && !PARTS.has(item.text))) return false;
  const all = words.flatMap(textsOf);
  const areKnown = words.every(
    (item) =>
      item.concept === "any-way" ||
      item.concept === "skip" ||
      textsOf(item).every(
        (word) => WAYS_OF_WORKING.has(word) || VERBS_OF_WORKING.has(word) || AROUND_WORKING.has(word),
      ),
  );
  const isNegated = all[0] === "not";
  const isVerbFirst = VERBS_OF_WORKING.has(all[0] ?? "") || (all[0] === "in" && all[1] === "using");
  const isOfWays = words.some(isWay) || all.some((word) => CHECKING.has(word)) || NOTING.has(all[0] ?? "");
  return areKnown && isOfWays && (isNegated || isVerbFirst) && !words.some((item) => isAsking(item));
}

/** What the parts of an integral by parts are called. */
const PARTS: ReadonlySet<string> = new Set(["u", "v", "dv", "du"]);

/** "Let L_n denote the left-endpoint sum using n subintervals": a name that books give, which the question calls. */
function isOfNaming(said: readonly Item[]): boolean {
  const [first] = said;
  const isLet = first?.kind === "word" && first.concept === "suppose";
  const names = said.flatMap((item) => (item.kind === "maths" ? [item.text] : []));
  return isLet && said.some((item) => item.kind === "word" && NAMING.has(item.text)) && names.every(isName);
}

const NAMING: ReadonlySet<string> = new Set(["denote", "denotes"]);
const isName = (text: string): boolean =>
  !text.includes("=") && ![...text].some((sign) => sign >= "0" && sign <= "9");

/** "Show that each limit leads to the indeterminate form 0/0." */
const isOfShape = (said: readonly Item[]): boolean =>
  said.some((item) => item.kind === "word" && textsOf(item).includes("indeterminate")) &&
  said.every((item) => item.kind !== "maths" || SHAPES.has(item.text.replace(/\s/g, "")));

const SHAPES: ReadonlySet<string> = new Set(["0/0", "\\frac{0}{0}", "\\frac00", "∞/∞", "\\infty/\\infty"]);

const NOTING: ReadonlySet<string> = new Set(["note", "remember", "recall"]);
const CHECKING: ReadonlySet<string> = new Set(["confirm", "check", "verify", "justify", "support"]);

const isWay = (item: Item | undefined): boolean =>
  item?.kind === "word" &&
  (item.concept === "any-way" || textsOf(item).some((word) => WAYS_OF_WORKING.has(word)));

/** A verb that has something to be found behind it; "show" and "verify" ask for words. */
const isAsking = (item: Item): boolean =>
  item.kind === "word" && (item.concept === "ask" || item.concept === "solve" || item.concept === "whether");

/** "Draw the region bounded by the curves." */
function isOfDrawing(said: readonly Item[]): boolean {
  if (said.some(({ kind }) => kind === "maths")) return false;
  return DRAWING.has(firstWord(said) ?? "") && !said.some(isAsking) && !said.some(isCommand);
}

/** "If the integral is not convergent, answer “divergent”." */
function isOfAnswering(said: readonly Item[]): boolean {
  const words = said.flatMap((item) => (item.kind === "word" ? [item] : []));
  const [first] = words;
  return (
    first?.text === "if" &&
    !said.some(({ kind }) => kind === "maths") &&
    words.some(({ concept }) => concept === "converges" || concept === "satisfies") &&
    words.every(({ concept }) => concept !== null && OF_ANSWERING.has(concept))
  );
}

const OF_ANSWERING: ReadonlySet<string> = new Set(
  "given skip is not converges ask integral limit series sequence satisfies or so for as in and".split(" "),
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
    if (item.kind !== "word") break;
    if (isNamed && item.concept === "to" && leadsOn(items, at + 1)) return at + 1;
    if (isNamed && isAsking(item)) break;
    if (item.concept !== null && OTHER_ANSWERS.has(item.concept)) return null;
    const isObject = item.concept !== null && NAMES.has(item.concept);
    // Behind "guidelines for" what is worked is named, not what is asked for.
    if (!isWay(item) && isObject && !isOfSomething && !isWay(items[at + 1])) return null;
    isNamed ||= isWay(item);
    isOfSomething ||=
      isNamed && (item.concept === "for" || item.concept === "of" || item.text.endsWith(" of"));
  }
  return isNamed ? at : null;
}

/** "three" in "these three facts". */
const isCount = ({ text }: Item): boolean => text.length === 1 && text >= "1" && text <= "9";

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

/** A command stands behind "to": asking, or a verb that names what is done. */
const leadsOn = (items: readonly Item[], at: number): boolean => {
  const next = items[at];
  return (
    next?.kind === "word" &&
    (isAsking(next) ||
      (next.concept !== null && NAMES.has(next.concept)) ||
      COMMANDS.has(textsOf(next)[0] ?? ""))
  );
};

const isCommand = (item: Item): boolean => item.kind === "word" && COMMANDS.has(textsOf(item)[0] ?? "");

const COMMANDS: ReadonlySet<string> = new Set("eliminate rewrite express convert classify".split(" "));

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

const NOT_DONE: ReadonlySet<string> = new Set(
  "eliminating using evaluating solving integrating calculating computing finding graphing".split(" "),
);

/** "Eliminate the parameter | and sketch the graphs": the picture that comes with the answer. */
function picturesBeside(items: readonly Item[], [from, to]: Stretch): number[] {
  for (let at = from + 1; at < to; at += 1) {
    const [item, verb] = [items[at] as Item, items[at + 1]];
    const isJoined = item.kind === "word" && item.concept === "and" && verb?.kind === "word";
    if (!isJoined || !DRAWING.has(textsOf(verb)[0] ?? "")) continue;
    let end = at + 1;
    while (end < to && items[end]?.kind === "word") end += 1;
    return items.slice(at, end).some(isAsking) ? [] : places([at, end]);
  }
  return [];
}
