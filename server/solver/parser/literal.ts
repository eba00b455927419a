import type { Expression, NumberNode, QuotientNode } from "../expression/ast";
import { unclearPercentage } from "./ambiguity";
import type { Cursor } from "./cursor";
import { isLiteralFractionAhead, readFraction } from "./fraction";
import { numberNode } from "./number";
import type { Token } from "./token";

export const isWholeNumber = (node: Expression): node is NumberNode =>
  node.kind === "number" && node.decimals === undefined && node.value.d === 1n;

/** A quotient of two whole numbers as they are written in a fraction. */
export const isLiteralFraction = (
  node: Expression,
): node is QuotientNode & { readonly numerator: NumberNode; readonly denominator: NumberNode } =>
  node.kind === "quotient" && isWholeNumber(node.numerator) && isWholeNumber(node.denominator);

/** A typed number, a typed mixed number (2 1/3: whole number, space, proper fraction) or, where `tight` says so,
 * a typed fraction of whole numbers (3/4), which then holds together more tightly than × and ÷. */
export function readLiteral(cursor: Cursor, tight: boolean): Expression {
  const first = numberNode(cursor.next().text, cursor.limits);
  if (cursor.is("vulgar")) return mixed(cursor, first, vulgar(cursor));
  if (isLiteralFractionAhead(cursor)) return mixed(cursor, first, readFraction(cursor));
  if (!isWholeNumber(first)) return first;
  const typed = typedFraction(cursor);
  if (typed) {
    cursor.next();
    cursor.next();
    cursor.next();
    return mixed(cursor, first, typed);
  }
  return tight ? overNext(cursor, first) : first;
}

/** The number of a script: an exponent, a base below, the bound of an integral. What stands behind it at the height of
 * the line does not belong to it: \int_0^2 \frac{1}{2}x dx has the bound 2. */
export function readScriptNumber(cursor: Cursor, tight: boolean): Expression {
  const first = numberNode(cursor.next().text, cursor.limits);
  if (cursor.is("vulgar")) return mixed(cursor, first, vulgar(cursor));
  return tight && isWholeNumber(first) ? overNext(cursor, first) : first;
}

/** `3/4` where the bar follows directly. */
function overNext(cursor: Cursor, numerator: NumberNode): Expression {
  if (!cursor.is("operator", "/") || !isDenominator(cursor, 1) || dividesByPercentage(cursor, numerator))
    return numerator;
  cursor.next();
  return { kind: "quotient", numerator, denominator: numberNode(cursor.next().text, cursor.limits) };
}

/** "1/2%" is half a percent, "100 / 10%" is divided by a percentage, and of "100/10%" only the writer knows. The cursor
 * stands before the slash. */
function dividesByPercentage(cursor: Cursor, numerator: NumberNode): boolean {
  const [slash, below, sign] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  if (!slash || !below || sign?.kind !== "percent") return false;
  if (slash.spaced || below.spaced) return true;
  const isProper = numerator.value.n < BigInt(below.text);
  if (!isProper && cursor.notation.asks) throw unclearPercentage(cursor);
  return !isProper;
}

/** `1/2` after a space: the fraction of a mixed number. */
function typedFraction(cursor: Cursor): Expression | null {
  const top = cursor.peek();
  const slash = cursor.peek(1);
  const bottom = cursor.peek(2);
  if (!top?.spaced || !isDigits(top) || !bottom) return null;
  if (slash?.kind !== "operator" || slash.text !== "/" || !isDenominator(cursor, 2)) return null;
  return {
    kind: "quotient",
    numerator: numberNode(top.text, cursor.limits),
    denominator: numberNode(bottom.text, cursor.limits),
  };
}

/** Whether the token `ahead` is a whole number that belongs to the fraction bar alone (no power follows). */
function isDenominator(cursor: Cursor, ahead: number): boolean {
  const after = cursor.peek(ahead + 1);
  const raised = after?.kind === "superscript" || (after?.kind === "operator" && /^[\^!]$/.test(after.text));
  return isDigits(cursor.peek(ahead)) && !raised;
}

const isDigits = (token: Token | undefined): boolean => token?.kind === "number" && /^\d+$/.test(token.text);

/** ½ and its kin, as a fraction. */
export function vulgar(cursor: Cursor): Expression {
  const [numerator = "", denominator = ""] = cursor.next().text.split("/");
  return {
    kind: "quotient",
    numerator: numberNode(numerator, cursor.limits),
    denominator: numberNode(denominator, cursor.limits),
  };
}

/** Whole number and fraction side by side are a mixed number when the fraction is proper; otherwise nobody can
 * say what is meant.
 * @throws {ParseError} for 2 5/3 and 0.5 1/2 */
export function mixed(cursor: Cursor, whole: Expression, fraction: Expression): Expression {
  if (isWholeNumber(whole) && isLiteralFraction(fraction)) {
    const numerator = fraction.numerator.value.n;
    const denominator = fraction.denominator.value.n;
    if (numerator < denominator) return { kind: "mixed", whole: whole.value.n, numerator, denominator };
  }
  throw cursor.failure("Put a multiplication sign between the number and the fraction.");
}
