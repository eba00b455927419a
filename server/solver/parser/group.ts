import type { Expression } from "../expression/ast";
import { table } from "../table";
import type { Cursor } from "./cursor";

const CLOSING: Readonly<Record<string, string>> = table({ "(": ")", "[": "]", "{": "}", "\\{": "\\}" });

/** What stands in brackets or braces. */
export function readGroup(cursor: Cursor): Expression {
  const close = CLOSING[cursor.next().text];
  if (!close) throw cursor.failure("I expected a bracket before this.");
  const inner = withoutBars(cursor, () => cursor.expression());
  cursor.expect("close", close, `A closing “${close.replace("\\", "")}” is missing here.`);
  return inner;
}

/** Inside brackets a bar opens again, whatever is open outside. */
function withoutBars(cursor: Cursor, read: () => Expression): Expression {
  const outside = cursor.openBars;
  cursor.openBars = 0;
  const inner = read();
  cursor.openBars = outside;
  return inner;
}

/** |x|, \left|x\right|, \lvert x\rvert. */
export function readAbsolute(cursor: Cursor): Expression {
  const opening = cursor.next();
  if (opening.text === "close") throw cursor.failure("This bar closes, but none was opened.");
  cursor.openBars += 1;
  const operand = cursor.expression();
  cursor.openBars -= 1;
  const closing = cursor.accept("bar");
  if (!closing || closing.text === "open") throw cursor.failure("The closing bar is missing here.");
  return { kind: "absolute", operand };
}

/** Whether a bar here begins an absolute value, when it follows something. */
export function opensAbsolute(cursor: Cursor): boolean {
  return cursor.is("bar", "open") || (cursor.is("bar", "") && cursor.openBars === 0);
}
