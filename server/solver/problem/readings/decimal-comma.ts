import { unitNamed } from "../../expression/units";
import type { Edit, WayToRead } from "../../parser/parse-error";
import { LIST_WORDS } from "./number-commas";
import { type Detector, mentions } from "./unclear";

/** Two numbers with one comma between them and no space. */
const PAIR = /(?<![\d.,_])(\d+),(\d+)(?![\d,]|\.\d)/g;
/** 1.234,5 cannot be read in any other way. */
const POINTED = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d,.])/g;
const SEVERAL = /\d,\d+,\d/;
const POINT = /\d\.\d/;
/** As the thousands of a large number are parted. */
const GROUPED = /^[1-9]\d{0,2},\d{3}$/;
const SIGN = "[-+*/^=<>×÷·⋅−–:≤≥]";
/** "We use the comma for decimals", up to the brackets or stops around it. */
const TOLD = /\s*\([^()\d]*\bcommas?\b[^()\d]*\)|[.;,]?[^().;,\d]*\bcommas?\b[^().;,\d]*(?:[.;]|$)/i;
const TELLS = /\bdecimals?\b/i;

interface Pair {
  readonly start: number;
  readonly written: string;
  readonly comma: number;
}

/** Where 3,5 is one number: a comma before digits that is no comma of a list and parts no thousands. What the text shows
 * beyond doubt is read so; otherwise both are read, and asked for where they differ. */
export const decimalComma: Detector = (text) => {
  const told = toldIn(text);
  const pointed = [...text.matchAll(POINTED)];
  const pairs = told || !(POINT.test(text) && pointed.length === 0) ? pairsIn(text) : [];
  if (!told && SEVERAL.test(text)) return null;
  const plain = pairs.filter(({ written }) => told || !GROUPED.test(written));
  if (plain.length === 0 && pointed.length === 0) return null;
  const isEvident = told !== null || pointed.length > 0 || plain.some((pair) => isSure(text, pair));
  if (!isEvident && mentions(text, LIST_WORDS)) return null;
  const edits = [
    ...(told ? [told] : []),
    ...pointed.map(withoutPoints),
    ...plain.map(({ comma }) => change(comma, ".")),
  ];
  return { question: "What does the comma mean?", ways: waysFor(pairs, plain, { edits, isEvident }) };
};

function waysFor(
  pairs: readonly Pair[],
  plain: readonly Pair[],
  { edits, isEvident }: { readonly edits: readonly Edit[]; readonly isEvident: boolean },
): WayToRead[] {
  const grouped = pairs.filter((pair) => !plain.includes(pair));
  const decimal = { edits, meaning: "the comma is a decimal sign" };
  if (grouped.length > 0)
    return [
      { ...decimal, edits: [...edits, ...grouped.map(({ comma }) => change(comma, "."))] },
      {
        edits: [...edits, ...grouped.map(({ comma }) => change(comma, ""))],
        meaning: "the comma is a decimal sign, but groups the digits of a large number",
      },
    ];
  if (isEvident) return [decimal];
  const apart = plain.map(({ comma }): Edit => ({ start: comma + 1, end: comma + 1, text: " " }));
  return [decimal, { edits: apart, meaning: "the comma parts two numbers" }];
}

const change = (at: number, text: string): Edit => ({ start: at, end: at + 1, text });

const withoutPoints = ({ index, 0: written }: RegExpExecArray): Edit => ({
  start: index,
  end: index + written.length,
  text: written.replaceAll(".", "").replace(",", "."),
});

/** The words that say so, which are no part of the question. */
function toldIn(text: string): Edit | null {
  const found = TOLD.exec(text);
  return found && TELLS.test(found[0])
    ? { start: found.index, end: found.index + found[0].length, text: "" }
    : null;
}

/** Pairs that do not stand in a point or an interval. */
const pairsIn = (text: string): Pair[] =>
  [...text.matchAll(PAIR)]
    .map(({ index, 0: written }) => ({ start: index, written, comma: index + written.indexOf(",") }))
    .filter(({ start, written }) => !isBracketed(text.slice(0, start), text.slice(start + written.length)));

/** "(3,5)", "[0,2\\pi)": no sum or product goes on behind the comma. */
const isBracketed = (before: string, after: string): boolean =>
  /[([{<]\s*-?\s*$/.test(before) && /^[^-+*/=×÷·()[\]{}]*[)\]}>]/.test(after);

/** A nought before the comma, money, a percentage or a unit beside it, or another such number across a sign. */
function isSure(text: string, { start, written }: Pair): boolean {
  const [before, after] = [text.slice(0, start), text.slice(start + written.length)];
  if (/^0,/.test(written) || /[$£€¥]\s?$/.test(before) || /^\s?[$£€¥%]/.test(after)) return true;
  const unit = /^ ?([a-zA-Z]{1,12})(?![a-zA-Z])/.exec(after)?.[1];
  if (unit !== undefined && unit.length > 1 && unitNamed(unit)) return true;
  return (
    new RegExp(`\\d,\\d+\\s*${SIGN}\\s*$`).test(before) || new RegExp(`^\\s*${SIGN}\\s*\\d+,\\d`).test(after)
  );
}
