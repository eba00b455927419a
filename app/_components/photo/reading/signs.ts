import { table } from "@/server/solver/table";
import { levelAt } from "../layout/baseline";
import { heightOf } from "../layout/boxes";
import { DRAWN_SIZE, type Place } from "../layout/flatten";
import type { Likeness } from "../layout/look";
import { bracketOf, isIntegralSign, isPoint, isUnderlined, signByStrokes } from "./geometry";
import { match } from "./match";
import type { ReadSymbol } from "./types";

/** A sign of the photo as it is read. */
export interface Sign {
  readonly text: string;
  readonly doubtful: boolean;
  /** A space is before it. */
  readonly spaced: boolean;
  /** From the sign before it in its row, in heights of a digit. */
  readonly gap: number;
  /** A letter of a word of several letters. */
  readonly inWord: boolean;
  /** Its height in heights of a digit. */
  readonly height: number;
  /** How far it reaches below the line, in heights of a digit. */
  readonly below: number;
}

export type Look = (place: Place) => Likeness;

/** Stands, in doubt, for a sign that nobody could make out. */
export const UNREAD = "?";

/** Below this the reader of lines is not sure. */
const SURE = 80;

/** Gaps, in heights of a digit: the least between words, the most between letters, and between digits. */
const WORD_GAP = 0.34;
const LETTER_GAP = 0.2;
const DIGIT_GAP = 0.5;

const PLAIN: Readonly<Record<string, string>> = table({
  "—": "-",
  "–": "-",
  "−": "-",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "«": "<",
  "»": ">",
});
const UNDERLINED: Readonly<Record<string, string>> = table({ "<": "≤", ">": "≥", "+": "±" });
/** Words and units of two letters; other pairs are products of unknowns. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  "am an as at be by do go he if in is it me my no of on or so to up us we cm dm kg km ml mm ln".split(" "),
);
const LETTER = /^\p{L}$/u;

/** Says what is at each place of a line, by three witnesses: the reader of lines, the strokes, and known shapes.
 * @param places from left to right */
export function readSigns(places: readonly Place[], symbols: readonly ReadSymbol[], look: Look): Sign[] {
  const read = match(places, symbols, DRAWN_SIZE);
  const signs = places.map((place, index): Sign => {
    const own = read[index] ?? [];
    const word = wordAround(read, index);
    const { text, doubtful } = decide(place, { symbols: own, word, look });
    const gap = gapBefore(place);
    const spaced = gap > WORD_GAP || (gap > LETTER_GAP && (own[0]?.startsWord ?? false));
    return { text, doubtful, spaced, gap, inWord: isWord(word), ...stanceOf(place) };
  });
  return signs.map((sign, index) => (isInNumber(signs[index - 1], sign) ? { ...sign, spaced: false } : sign));
}

/** Whether a space before a sign is but the room that a "1" leaves on its sides. */
function isInNumber(before: Sign | undefined, { text, gap }: Sign): boolean {
  return before !== undefined && /^\d$/.test(before.text) && /^\d$/.test(text) && gap < DIGIT_GAP;
}

function stanceOf({ glyph, row }: Place): Pick<Sign, "height" | "below"> {
  return { height: heightOf(glyph) / row.size, below: (glyph.y1 - levelAt(row, glyph)) / row.size };
}

/** How far a sign is from what is before it in its row, in heights of a digit; 0 of the first. */
function gapBefore({ glyph, row }: Place): number {
  const before = row.items[row.items.indexOf(glyph) - 1];
  return before ? (glyph.x0 - before.x1) / row.size : 0;
}

const isWord = (word: string): boolean => word.length > 2 || SHORT_WORDS.has(word.toLowerCase());

/** The word that a place is in; empty where no letter was read. */
function wordAround(read: readonly (readonly ReadSymbol[])[], index: number): string {
  const letterAt = (place: number) => {
    const symbol = read[place]?.[0];
    return symbol && LETTER.test(symbol.text) ? symbol : null;
  };
  if (!letterAt(index)) return "";
  let first = index;
  while (letterAt(first - 1) && !letterAt(first)?.startsWord) first -= 1;
  let last = index;
  while (letterAt(last + 1) && !letterAt(last + 1)?.startsWord) last += 1;
  return read
    .slice(first, last + 1)
    .flatMap((symbols) => symbols[0]?.text ?? [])
    .join("");
}

interface Witnesses {
  readonly symbols: readonly ReadSymbol[];
  /** The word it is in. */
  readonly word: string;
  readonly look: Look;
}

/** So near to a known shape, and so far ahead of the next, that the shape outweighs the reader of lines. Of an italic
 * "x" it makes other letters. */
function isAlike({ sign, distance, lead }: Likeness, read: string): boolean {
  if (
    sign === "x" &&
    /^[zZrT2cX%¢«]?$/.test(read) &&
    distance <= 0.4 &&
    lead >= (distance <= 0.3 ? 0.02 : 0.05)
  )
    return true;
  return (distance <= 0.27 && lead >= 0.08) || (distance <= 0.34 && lead >= 0.11);
}

/** In a word the reader of lines knows better: it has seen words, and "o" has the shape of a nought. */
function mayOutweigh({ sign, distance }: Likeness, word: string): boolean {
  if (word.length <= 1) return true;
  if (!isWord(word)) return !/[01]/.test(sign);
  return word.length === 3 && LETTER.test(sign) && distance <= 0.2;
}

/** In a word as short as a product, another shape than the letter read is worth a second look. */
const isSurprising = (sign: string, word: string): boolean => word.length < 4 && !/[01]/.test(sign);

/** What the reader of lines made of a place. A letter that it gave large and small is there once. */
function readOf(symbols: readonly ReadSymbol[]) {
  const once = symbols.filter(({ text }, index) => {
    const after = symbols[index + 1]?.text ?? "";
    return text === after || text.toLowerCase() !== after.toLowerCase();
  });
  return {
    read: once.map(({ text }) => PLAIN[text] ?? text).join(""),
    unsure: once.some(({ confidence }) => confidence < SURE) || once.length < symbols.length,
  };
}

function decide(place: Place, { symbols, word, look }: Witnesses): Pick<Sign, "text" | "doubtful"> {
  const likeness = look(place);
  const { sign, distance, lead } = likeness;
  if (isIntegralSign(place, likeness)) return { text: "∫", doubtful: false };
  const strokes = signByStrokes(place) ?? bracketOf(place, likeness);
  if (strokes) return { text: strokes, doubtful: false };
  const { read, unsure } = readOf(symbols);
  if (isUnderlined(place) && UNDERLINED[read]) return { text: UNDERLINED[read] ?? read, doubtful: unsure };
  const alike = heightOf(place.glyph) >= 0.4 * place.row.size && isAlike(likeness, read);
  if (alike && sign === read) return { text: read, doubtful: false };
  if (alike && mayOutweigh(likeness, word)) return { text: sign, doubtful: distance > 0.3 || lead < 0.08 };
  if (read !== "") return { text: read, doubtful: unsure || (alike && isSurprising(sign, word)) };
  if (isPoint(place)) return { text: ".", doubtful: false };
  if (heightOf(place.glyph) < 0.45 * place.row.size) return { text: "", doubtful: false };
  return { text: distance < 0.4 ? sign : UNREAD, doubtful: true };
}
