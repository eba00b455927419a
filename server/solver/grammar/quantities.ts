import { firstFound } from "../first-found";
import { positionNamed } from "../problem/number-words";
import { unitOf } from "../problem/unit-text";
import { isAmong } from "../word-list";
import type { Item, MathsItem, WordItem } from "./items";

/** Ordinals and units that stand by themselves become mathematics: "third" before "term",
 * "miles per hour", "pm" behind a time. What the lexicon knows as something else stays that. */
export function withQuantities(items: readonly Item[], text: string): Item[] {
  const result: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const found = firstFound(READERS, (read) => read(items, at, text));
    const item = items[at] as Item;
    result.push(found?.item ?? item);
    at += found?.length ?? 1;
  }
  return result;
}

interface Found {
  readonly item: MathsItem;
  /** How many items it takes. */
  readonly length: number;
}
type Reader = (items: readonly Item[], at: number, text: string) => Found | null;

const isUnknown = (item: Item | undefined): item is WordItem =>
  item?.kind === "word" && item.concept === null;

const maths = (first: Item, last: Item, text: string): MathsItem => ({
  kind: "maths",
  text,
  delimited: false,
  droppable: false,
  start: first.start,
  end: last.end,
});

const MOST_WORDS = 6;

/** The texts of the words from a place on. */
function wordsAt(items: readonly Item[], at: number): string[] {
  const words: string[] = [];
  for (const item of items.slice(at, at + MOST_WORDS)) {
    if (item.kind !== "word") break;
    words.push(item.text);
  }
  return words;
}

/** "third term", "first term"; not "first terms". */
const ordinal: Reader = (items, at) => {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.kind !== "word" || next?.kind !== "word" || next.concept !== "term") return null;
  const position = positionNamed(item.text.split(" ").at(-1) ?? "");
  if (position === null || position === 0 || /^\d/.test(item.text)) return null;
  return { item: maths(item, item, `${position}th`), length: 1 };
};

/** The longest run of words that names a unit, joined to the amount before it where that goes on: "60 miles per hour". */
const unit: Reader = (items, at, text) => {
  const item = items[at] as Item;
  const from = item.kind === "maths" ? at + 1 : at;
  const words = wordsAt(items, from);
  const isJoined = item.kind === "maths";
  if (isJoined ? words[0] !== "per" || !/[a-z]$/i.test(item.text) : !isUnitWord(items[at])) return null;
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    const last = items[from + length - 1] as Item;
    const name = isJoined
      ? `${lastWord(item.text)} ${words.slice(0, length).join(" ")}`
      : words.slice(0, length).join(" ");
    if (!unitOf(name)) continue;
    const written = isJoined
      ? `${item.text} ${words.slice(0, length).join(" ")}`
      : text.slice(item.start, last.end).toLowerCase();
    return { item: maths(item, last, written), length: length + from - at };
  }
  return null;
};

const lastWord = (text: string): string => /[a-zA-Z]+$/.exec(text)?.[0] ?? "";

/** A word that the lexicon does not know and that names a unit, or "square" before one. */
const isUnitWord = (item: Item | undefined): boolean =>
  isUnknown(item) && (unitOf(item.text) !== null || isAmong(item.text, "square sq cubic cu fluid fl"));

const TIME = /^\d{1,2}(?:[:.]\d{2})?$/;

/** "6:45 pm". */
const clock: Reader = (items, at) => {
  const [item, next] = [items[at], items[at + 1]];
  const half = next?.kind === "word" ? next.text.replaceAll(".", "") : "";
  if (item?.kind !== "maths" || !TIME.test(item.text) || !/^[ap]m$/.test(half)) return null;
  return { item: maths(item, next as Item, `${item.text} ${half}`), length: 2 };
};

/** "ff hex": letters that are digits, where a base is named for them. */
const numeral: Reader = (items, at) => {
  const item = items[at];
  const isBased = items.some(
    (each) => each.kind === "word" && (each.concept === "hexadecimal" || each.concept === "to-hexadecimal"),
  );
  if (!isBased || !isUnknown(item) || ![...item.text].every((each) => HEXADECIMAL.includes(each)))
    return null;
  return { item: maths(item, item, item.text), length: 1 };
};
const HEXADECIMAL = "0123456789abcdef";

const READERS: readonly Reader[] = [ordinal, clock, numeral, unit];
