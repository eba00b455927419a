import { itemise } from "../grammar/itemise";
import type { Item } from "../grammar/items";
import { NAMES } from "../grammar/names";
import type { Edit } from "../parser/parse-error";
import { clausesIn } from "./adjunct-clauses";
import { isAside } from "./adjunct-sentences";
import { isAsking, isCommand, places, type Stretch } from "./adjunct-words";
import { edited } from "./edits";

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
  return edited(text, editsFor(items, dropped, text)).trim();
}

const asksSomething = (item: Item): boolean =>
  item.kind === "word" &&
  (isAsking(item) || (item.concept !== null && NAMES.has(item.concept)) || isCommand(item));

/** Runs of dropped items, with the marks between them. */
function editsFor(items: readonly Item[], dropped: ReadonlySet<number>, text: string): Edit[] {
  const edits: Edit[] = [];
  let from: number | null = null;
  items.forEach((item, at) => {
    if (!dropped.has(at)) return;
    from ??= item.start;
    if (dropped.has(at + 1)) return;
    // No space is left before the mark that ends the rest.
    const isEnd = ".,;:?".includes(text[item.end] ?? " ");
    const start = isEnd ? text.slice(0, from).trimEnd().length : from;
    edits.push({ start, end: item.end, text: "" });
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

/** The items of a sentence that are said of the working alone. */
function adjunctIn(items: readonly Item[], sentence: Stretch): readonly number[] {
  const said = places(sentence).map((at) => items[at] as Item);
  return isAside(said) ? places([sentence[0], endOfMarks(items, sentence[1])]) : clausesIn(items, sentence);
}

/** Behind the marks that end a sentence. */
function endOfMarks(items: readonly Item[], from: number): number {
  let at = from;
  while (items[at]?.kind === "break") at += 1;
  return at;
}
