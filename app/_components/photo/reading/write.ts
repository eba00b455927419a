import { table } from "@/server/solver/table";
import type { Piece, Place } from "../layout/flatten";
import { inContext } from "./context";
import { type Look, readSigns, type Sign, UNREAD } from "./signs";
import type { Character, Reading, ReadSymbol } from "./types";

/** Writes down a line: what the reader made of the drawn line, put back to where it stood. Powers are written with ^,
 * fractions with /, roots with √.
 * @param symbols what was read of the drawn line, from left to right */
export function writeLine(pieces: readonly Piece[], symbols: readonly ReadSymbol[], look: Look): Reading {
  const places = placesOf(pieces);
  const signs = readSigns(places, symbols, look);
  const signAt = new Map(places.map((place, index) => [place, signs[index]]));
  const run = (own: readonly Place[]) =>
    inContext(own.flatMap((place) => signAt.get(place) ?? [])).filter(({ text }) => text !== "");
  return joined(tidy(percents(written(pieces, run))));
}

/** A line, and whether a brace holds it together with the one above it. */
type Line = Reading & { readonly joins?: boolean };

/** Several lines as one reading. The equations of a system go on one line, as they are one problem. */
export function joinLines(lines: readonly Line[]): Reading {
  const doubtful: number[] = [];
  let text = "";
  for (const [at, line] of lines.entries()) {
    if (at > 0) text += line.joins ? ", " : "\n";
    for (const doubt of line.doubtful) doubtful.push(text.length + doubt);
    text += line.text;
  }
  return { text, doubtful };
}

/** From this share of signs that nobody could make out on, a reading is no help to put right. */
const UNREAD_MAX = 1 / 6;

/** Whether too much of a text could not be made out. */
export function isUnreadable(reading: Reading): boolean {
  const unread = unreadIn(reading);
  return unread > 0 && unread >= UNREAD_MAX * reading.text.replace(/\s/g, "").length;
}

/** How many signs of a text nobody could make out. */
export const unreadIn = ({ text, doubtful }: Reading): number =>
  doubtful.filter((at) => text[at] === UNREAD).length;

function placesOf(pieces: readonly Piece[]): Place[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === "run") return piece.places;
    if (piece.kind === "fraction") return [...placesOf(piece.over), ...placesOf(piece.under)];
    return piece.kind === "root"
      ? [...placesOf(piece.index), ...placesOf(piece.inside)]
      : placesOf(piece.inside);
  });
}

type ReadRun = (places: readonly Place[]) => readonly Sign[];

function written(pieces: readonly Piece[], run: ReadRun): Character[] {
  const out: Character[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "run") {
      for (const [at, sign] of run(piece.places).entries()) {
        const isBehind = at === 0 && isSmall(pieces[index - 1]);
        // A number behind a small one would be read as a part of it.
        const isApart = isBehind && /\d$/.test(textOf(out.slice(-1))) && /^\d/.test(sign.text);
        if (isApart || (sign.spaced && out.length > 0 && (at > 0 || sign.inWord || isBehind)))
          out.push(SPACE);
        out.push(...characters(sign.text, sign.doubtful));
      }
    } else if (piece.kind === "fraction") {
      const next = pieces[index + 1];
      const after = next?.kind === "run" ? run(next.places)[0]?.text : next && "√";
      out.push(...fraction(piece, { run, before: out.at(-1)?.text, after }));
    } else {
      const inside = written(piece.inside, run);
      if (piece.kind === "root") out.push(...root(written(piece.index, run), inside));
      else out.push(...(piece.kind === "raised" ? power(inside) : [...plain("_"), ...bracketed(inside)]));
    }
  }
  return out;
}

const isSmall = (piece: Piece | undefined): boolean => piece?.kind === "raised" || piece?.kind === "lowered";

/** Roots that have a sign of their own. */
const ROOTS: Readonly<Record<string, string>> = table({ "": "√", "2": "√", "3": "∛", "4": "∜" });

function root(index: readonly Character[], inside: readonly Character[]): Character[] {
  const sign = ROOTS[textOf(trimmed(index))];
  if (sign)
    return [
      ...characters(
        sign,
        index.some(({ doubtful }) => doubtful),
      ),
      ...bracketed(inside),
    ];
  return [...plain("\\sqrt["), ...trimmed(index), ...plain("]{"), ...trimmed(inside), ...plain("}")];
}

const SPACE: Character = { text: " ", doubtful: false };

const characters = (text: string, doubtful: boolean): Character[] =>
  Array.from(text, (one) => ({ text: one, doubtful }));
const plain = (text: string): Character[] => characters(text, false);
const textOf = (all: readonly Character[]): string => all.map(({ text }) => text).join("");

/** A number or a letter needs no brackets. */
function bracketed(inside: readonly Character[]): Character[] {
  const bare = trimmed(inside);
  return /^(\d+(\.\d+)?|\p{L})$/u.test(textOf(bare)) ? bare : [...plain("("), ...bare, ...plain(")")];
}

/** Powers are numbers far more often than letters. */
const AS_POWER: Readonly<Record<string, string>> = table({ s: "5", S: "5", l: "1", I: "1" });

function power(inside: readonly Character[]): Character[] {
  const digit = AS_POWER[textOf(inside)];
  if (digit) return [...plain("^"), ...characters(digit, true)];
  return /^[oO°]$/.test(textOf(inside)) ? plain("°") : [...plain("^"), ...bracketed(inside)];
}

interface Around {
  readonly run: ReadRun;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A number before a fraction makes it a mixed number; a letter beside it multiplies, which brackets say. */
function fraction(
  { over, under }: Extract<Piece, { kind: "fraction" }>,
  { run, before, after }: Around,
): Character[] {
  const both = [...bracketed(written(over, run)), ...plain("/"), ...bracketed(written(under, run))];
  if (/^[\p{L}(√]$/u.test(after ?? "") || /^[\p{L})]$/u.test(before ?? ""))
    return [...plain("("), ...both, ...plain(")")];
  return /^\d$/.test(before ?? "") ? [SPACE, ...both] : both;
}

/** A percent sign that was taken apart: a small circle, a stroke and another circle. What it looks like then would divide
 * by zero. */
const TAKEN_APART = /(?<=\d)(?:\^0|°)\/[0oO](?![\d.])/g;

function percents(all: readonly Character[]): Character[] {
  const out: Character[] = [];
  let from = 0;
  for (const { index, 0: apart } of textOf(all).matchAll(TAKEN_APART)) {
    out.push(...all.slice(from, index), ...plain("%"));
    from = index + apart.length;
  }
  return [...out, ...all.slice(from)];
}

function trimmed(all: readonly Character[]): Character[] {
  const first = all.findIndex(({ text }) => text !== " ");
  const last = all.findLastIndex(({ text }) => text !== " ");
  return first < 0 ? [] : all.slice(first, last + 1);
}

/** One space between words and on both sides of "=", none inside brackets. */
function tidy(all: readonly Character[]): Character[] {
  const spaced = all.flatMap((one) => (/^[=<>≤≥]$/.test(one.text) ? [SPACE, one, SPACE] : [one]));
  return trimmed(
    spaced.filter((one, index) => {
      if (one.text !== " ") return true;
      const before = spaced[index - 1]?.text ?? "";
      const after = spaced[index + 1]?.text ?? "";
      return after !== " " && before !== "(" && !/^[),.?]$/.test(after);
    }),
  );
}

function joined(all: readonly Character[]): Reading {
  const doubtful: number[] = [];
  let text = "";
  for (const one of all) {
    if (one.doubtful) doubtful.push(text.length);
    text += one.text;
  }
  return { text, doubtful };
}
