import type { Expression } from "../expression/ast";
import { DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { segment } from "./segment";

/** A text with #0, #1, … for its mathematics, and the mathematics as it was typed, not parsed. */
export interface MarkedText {
  readonly words: string;
  readonly maths: readonly string[];
}

/** For readers of what the parser does not take as it stands: points, sets of pairs, intervals. */
export function markedText(text: string): MarkedText {
  const maths: string[] = [];
  const words = segment(text).map((piece) => {
    if (piece.kind === "word") return piece.text;
    maths.push(piece.text.trim());
    return `#${maths.length - 1}`;
  });
  return { words: words.join(" "), maths };
}

const PAIR = /\\?(?:left)?\(\s*([^(),]{1,40}),([^(),]{1,40}?)\s*(?:\\right)?\)/g;

/** The pairs in "(1, 2), (3, 4)", with braces around or not; null when anything else stands there.
 * @throws {ParseError} when a coordinate is no expression */
export function pairsIn(text: string): (readonly [Expression, Expression])[] | null {
  if (!/^[\\{}\s,;.:]*$/.test(text.replace(PAIR, " ").replace(/\\(?:left|right)/g, ""))) return null;
  const pairs = [...text.matchAll(PAIR)].map(
    ([, x = "", y = ""]) => [parseExpression(x, DEFAULT_LIMITS), parseExpression(y, DEFAULT_LIMITS)] as const,
  );
  return pairs.length > 0 ? pairs : null;
}
