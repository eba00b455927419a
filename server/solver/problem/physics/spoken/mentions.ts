import { scienceUnitNamed, signOf } from "../../../expression/units";
import type { Slip } from "../../../lexicon/lexicon";
import type { Item } from "./items";
import type { LawWords, Meaning, Met } from "./law-words";
import type { UnitReading } from "./typed-unit";

/** A phrase of the law where it stands in the text. */
export interface Mention {
  readonly meanings: readonly Meaning[];
  /** Items, the end not included. */
  readonly start: number;
  readonly end: number;
  /** A request stands right before it: "find the speed". */
  readonly isRequested: boolean;
}

/** A text in which every word is accounted for. */
export interface Mentions {
  readonly mentions: readonly Mention[];
  /** Letters that are asked for: "find v", "F = ?". */
  readonly letters: readonly string[];
  /** What the units may be that the answer is asked in. */
  readonly units: readonly (readonly UnitReading[])[];
  /** Items that may stand between a name and its value. */
  readonly joining: ReadonlySet<number>;
  readonly slips: readonly Slip[];
}

interface Reading {
  mentions: Mention[];
  letters: string[];
  units: (readonly UnitReading[])[];
  joining: Set<number>;
  slips: Slip[];
}

/** Every word of a text as a law understands it.
 * @returns null when one may change the problem */
export function mentionsOf(
  items: readonly Item[],
  words: LawWords,
  letters: ReadonlyMap<string, string>,
): Mentions | null {
  const read: Reading = { mentions: [], letters: [], units: [], joining: new Set(), slips: [] };
  let isRequest = false;
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    if (item.kind === "sign") return null;
    if (item.kind === "equals" && items[at + 1]?.kind !== "quantity") return null;
    if (item.kind === "asked") read.letters.push(item.letter);
    if (item.kind === "unit") {
      if (isBare(items[at - 1])) return null;
      read.units.push(item.units);
    }
    if (item.kind !== "word") {
      if (item.kind === "equals") read.joining.add(at);
      isRequest = false;
      at += 1;
      continue;
    }
    const row = rowFrom(items, at);
    const letter = letters.get(item.typed);
    const met = words.meet(row);
    if (letter !== undefined && !isArticle(item.typed, items, at) && !met?.meanings.length) {
      if (isRequest) read.letters.push(letter);
      isRequest = false;
      at += 1;
      continue;
    }
    const counted = isRequest && !met?.meanings.length ? unitNamed(item.typed) : null;
    if (counted) {
      read.units.push([counted]);
      isRequest = false;
      at += 1;
      continue;
    }
    if (!met) return null;
    note(read, met, at, isRequest);
    isRequest = met.isAsking || (isRequest && isPassedOver(met));
    at += met.length;
  }
  return read;
}

function note(read: Reading, met: Met, at: number, isRequested: boolean): void {
  read.slips.push(...met.slips);
  if (met.isJoining) for (let i = 0; i < met.length; i += 1) read.joining.add(at + i);
  if (met.meanings.length > 0)
    read.mentions.push({ meanings: met.meanings, start: at, end: at + met.length, isRequested });
}

/** "find its final speed": what stands between a request and its object. */
const isPassedOver = (met: Met): boolean => met.meanings.length === 0;

/** "3 in kg" tells a value in a way of its own. */
const isBare = (item: Item | undefined): boolean => item?.kind === "quantity" && item.units.length === 0;

const wordAt = (items: readonly Item[], at: number): string | null => {
  const item = items[at];
  return item?.kind === "word" ? item.word : null;
};

/** The words up to the next item that is none. */
function rowFrom(items: readonly Item[], at: number): string[] {
  const row: string[] = [];
  for (let i = at; i < items.length; i += 1) {
    const word = wordAt(items, i);
    if (word === null) break;
    row.push(word);
  }
  return row;
}

/** "a" before another word is an article, though it is the letter of an acceleration. */
const isArticle = (typed: string, items: readonly Item[], at: number): boolean =>
  typed === "a" && items[at + 1]?.kind === "word" && !ENDING.has(wordAt(items, at + 1) ?? "");

/** They may follow a letter that is asked for: "find a if F = 10 N". */
const ENDING: ReadonlySet<string> = new Set(["if", "when", "given", "where", "using", "for", "with", "and"]);

/** "how many joules": a unit in full; shorter words behind a request are letters. */
function unitNamed(word: string): UnitReading | null {
  const unit = word.length > SIGN ? scienceUnitNamed(word) : null;
  if (!unit || unit.dimension.every((power) => power === 0)) return null;
  return { unit, name: signOf(word.toLowerCase()), isExact: true };
}

const SIGN = 3;
