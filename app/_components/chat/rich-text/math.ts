import { withoutOpenFence } from "./fenced-math";

/** Mathematics at the beginning of a text. */
export interface MathMatch {
  readonly raw: string;
  readonly latex: string;
  readonly display: boolean;
}

const DISPLAY = /^(?:\$\$((?:\\[\s\S]|[^\\$])+)\$\$|\\\[([\s\S]+?)\\\])/;
const INLINE = /^(?:\$(?![\s$])((?:\\[\s\S]|[^\\$])+)\$(?!\d)|\\\(([\s\S]+?)\\\))/;
const BLANK_LINE = /\n[ \t]*\n/;
/** "5 and B", "20 to", "3 apples each": an amount and words, not a formula. */
const MONEY = /^\d[\d.,]*(?:k|m)?(?:\s+[a-z]{2,}|\s*[-–/,;.)(]*\s*$)/i;
/** A delimiter that opens a formula near the end of a text; an amount of money opens none. */
const OPEN = /(?<!\\)(?:\$\$|\$(?![\s$])(?!\d[\d.,]*(?:[\s.,;:!?)]|$))|\\[([])[\s\S]{0,160}$/;

/** Reads mathematics where a text begins: `$…$`, `$$…$$`, `\(…\)` or `\[…\]`. A dollar sign followed by a space,
 * closed after a space or before a digit, or in front of an amount in words, is money.
 * @example mathAt("$x^2$ is") // { raw: "$x^2$", latex: "x^2", display: false } */
export function mathAt(text: string): MathMatch | null {
  const display = DISPLAY.exec(text);
  const found = display ?? INLINE.exec(text);
  if (!found) return null;
  const content = found[1] ?? found[2] ?? "";
  if (content.trim() === "" || BLANK_LINE.test(content)) return null;
  const inDollars = text.startsWith("$") && !display;
  if (inDollars && (/\s$/.test(content) || (/^\d/.test(content) && looksLikeMoney(content)))) return null;
  return { raw: found[0], latex: content.trim(), display: display !== null };
}

function looksLikeMoney(content: string): boolean {
  return /\s/.test(content) && !/[\\=^_+*<>]/.test(content) && MONEY.test(content);
}

/** Where the next mathematics may begin, or -1. */
export const mathStart = (text: string): number => text.search(/\$|\\[([]/);

export interface Piece {
  readonly at: number;
  readonly content: string;
  readonly math: MathMatch | null;
}

/** Parts a text that is not Markdown at its mathematics. Joined, the pieces are the text. */
export function splitMath(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let plainFrom = 0;
  let at = 0;
  const endPlain = () => {
    if (plainFrom < at) pieces.push({ at: plainFrom, content: text.slice(plainFrom, at), math: null });
  };
  while (at < text.length) {
    const next = mathStart(text.slice(at));
    if (next < 0) break;
    at += next;
    const escaped = text[at - 1] === "\\";
    const math = escaped ? null : mathAt(text.slice(at));
    if (!math) {
      at += 1;
      continue;
    }
    endPlain();
    pieces.push({ at, content: math.raw, math });
    at += math.raw.length;
    plainFrom = at;
  }
  at = text.length;
  endPlain();
  return pieces;
}

/** The text of a reply that is still being written, without a formula that has begun and not ended yet, so that
 * it appears whole and not as its source. */
export function withoutOpenMath(written: string): string {
  const text = withoutOpenFence(written);
  const paragraph = Math.max(text.lastIndexOf("\n\n"), 0);
  const plain = splitMath(text.slice(paragraph)).at(-1);
  if (!plain || plain.math) return text;
  const open = plain.content.search(OPEN);
  return open < 0 ? text : text.slice(0, paragraph + plain.at + open);
}
