import type { Edit } from "../../parser/parse-error";
import { table } from "../../table";
import type { Detector } from "./unclear";

const OTHER = /(?![0-9])\p{Nd}/gu;
/** The Arabic signs for the decimal point and for thousands. */
const SEPARATORS: Readonly<Record<string, string>> = table({ "٫": ".", "٬": "" });

/** Digits of another script, ٣ or ３ or ३, stand for the same numbers; every script has its ten in a row. */
export const otherDigits: Detector = (text) => {
  const edits: Edit[] = [];
  for (const { index, 0: digit } of text.matchAll(OTHER))
    edits.push({ start: index, end: index + digit.length, text: String(digitValue(digit)) });
  if (edits.length === 0) return null;
  for (const { index, 0: sign } of text.matchAll(/[٫٬]/g))
    edits.push({ start: index, end: index + 1, text: SEPARATORS[sign] as string });
  return { question: "", ways: [{ edits, meaning: "the digits of another script" }] };
};

const LARGEST_DIGIT = 9;

/** How many digits of its script stand before it, at most nine: blocks begin at the zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < LARGEST_DIGIT && isDigit(code - value - 1)) value += 1;
  // Some scripts follow each other without a gap, so the block is told by its last digit as well.
  let above = 0;
  while (above < LARGEST_DIGIT && isDigit(code + above + 1)) above += 1;
  return value + above === LARGEST_DIGIT ? value : LARGEST_DIGIT - above;
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));
