import type { Expression } from "../expression/ast";
import { unclearRoot } from "./ambiguity";
import type { Cursor } from "./cursor";
import { readArgument } from "./fraction";
import { readAbsolute, readGroup } from "./group";
import { readLetter } from "./letter";
import { numberNode } from "./number";
import type { Token } from "./token";

/** √72, ∛x, sqrt(…), cbrt(…), root5(…), \sqrt{…} and \sqrt[n]{…}.
 * @throws {ParseError} for √x^2, which may mean the root of x² or the square of √x */
export function readRoot(cursor: Cursor): Expression {
  const sign = cursor.next();
  const written = sign.text;
  const index = written === "" || hasIndex(cursor) ? readIndex(cursor) : BigInt(written);
  if (index < 2n) throw cursor.failure("The index of a root is a whole number from 2 on.");
  if (cursor.is("open")) return { kind: "root", radicand: readGroup(cursor), index };
  const start = cursor.position;
  const isBoundTightly = cursor.peek()?.spaced === false;
  const radicand = written === "" ? readArgument(cursor) : readBareRadicand(cursor);
  const isSum = cursor.is("operator", "+") || cursor.is("operator", "-");
  // "sqrt12 + 5": who leaves no gap before the number and one before the sign shows what belongs together.
  const isShown = (isBoundTightly && cursor.peek()?.spaced === true) || beginsWithRoot(cursor);
  if (cursor.notation.asks && isSpelled(sign) && isSum && !isShown) throw unclearRoot(cursor, start);
  if (cursor.is("operator", "^") || cursor.is("superscript")) {
    throw cursor.failure("Put brackets to show how far the root reaches.");
  }
  return { kind: "root", radicand, index };
}

/** sqrt 12 + 2 sqrt 27: what the sign adds is a root of its own, which nobody puts under another without brackets. */
function beginsWithRoot(cursor: Cursor): boolean {
  const [first, second] = [cursor.peek(1), cursor.peek(2)];
  return first?.kind === "root" || (first?.kind === "number" && second?.kind === "root");
}

/** sqrt, as it is typed, shows no line over what it reaches. */
const isSpelled = ({ start, end, text }: Token): boolean => text !== "" && end - start > 1;

/** sqrt[4](x): a number in square brackets with another bracket behind it is an index. */
function hasIndex(cursor: Cursor): boolean {
  const [number, end, behind] = [cursor.peek(1), cursor.peek(2), cursor.peek(3)];
  return cursor.is("open", "[") && number?.kind === "number" && end?.text === "]" && behind?.kind === "open";
}

function readIndex(cursor: Cursor): bigint {
  if (!cursor.accept("open", "[")) return 2n;
  const token = cursor.accept("number");
  if (!token || !/^\d{1,3}$/.test(token.text))
    throw cursor.failure("I can read roots with a number as their index only.");
  cursor.expect("close", "]", "A closing bracket is missing after the index of the root.");
  return BigInt(token.text);
}

function readBareRadicand(cursor: Cursor): Expression {
  const number = cursor.accept("number");
  if (number) return numberNode(number.text, cursor.limits);
  if (cursor.is("letter") || cursor.is("constant")) return readLetter(cursor);
  if (cursor.is("bar")) return readAbsolute(cursor);
  // After a root sign a minus can only belong to the number: √-49.
  if (cursor.accept("operator", "-")) {
    const below = cursor.accept("number");
    if (below) return { kind: "negation", operand: numberNode(below.text, cursor.limits) };
  }
  throw cursor.failure("Put brackets after the root sign.");
}
