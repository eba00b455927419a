import type { Expression } from "../expression/ast";
import type { Cursor } from "./cursor";
import { readLetter } from "./letter";
import { numberNode } from "./number";

/** \frac{a}{b}, and the forms without braces: \frac12, \frac x2. */
export function readFraction(cursor: Cursor): Expression {
  cursor.next();
  const numerator = readArgument(cursor);
  return { kind: "quotient", numerator, denominator: readArgument(cursor) };
}

/** The argument of a LaTeX command: what stands in braces, or one digit or letter. */
export function readArgument(cursor: Cursor): Expression {
  if (cursor.accept("open", "{")) {
    const inner = cursor.expression();
    cursor.expect("close", "}", "A closing brace is missing here.");
    return inner;
  }
  const digit = cursor.takeDigit();
  if (digit) return numberNode(digit.text, cursor.limits);
  if (cursor.is("letter") || cursor.is("constant")) return readLetter(cursor);
  throw cursor.failure("Put braces around what belongs to the fraction or root.");
}

/** Whether \frac with nothing but whole numbers in it comes next. */
export function isLiteralFractionAhead(cursor: Cursor): boolean {
  if (!cursor.is("fraction")) return false;
  const first = cursor.peek(1);
  if (first?.kind === "number" && first.text.length > 1) return /^\d+$/.test(first.text);
  const width = wholeNumberWidth(cursor, 1);
  return width > 0 && wholeNumberWidth(cursor, 1 + width) > 0;
}

/** How many tokens a whole number takes here, with or without braces; 0 when something else stands here. */
function wholeNumberWidth(cursor: Cursor, ahead: number): number {
  const isDigits = (at: number) => {
    const token = cursor.peek(at);
    return token?.kind === "number" && /^\d+$/.test(token.text);
  };
  if (isDigits(ahead)) return 1;
  const opens = cursor.peek(ahead)?.text === "{";
  return opens && isDigits(ahead + 1) && cursor.peek(ahead + 2)?.text === "}" ? 3 : 0;
}
