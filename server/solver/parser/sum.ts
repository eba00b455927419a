import type { Expression } from "../expression/ast";
import { sum } from "../expression/build";
import { unclearPercent } from "./ambiguity";
import type { Cursor } from "./cursor";
import { readTerm } from "./term";

/** Terms under + and −. A sign before a term belongs to the whole term: -3^2 is -(3^2), -2x is -(2x). */
export function readSum(cursor: Cursor): Expression {
  const from = cursor.position;
  const terms = [readSignedTerm(cursor)];
  while (cursor.is("operator", "+") || cursor.is("operator", "-")) {
    const to = cursor.behind;
    const subtracted = cursor.next().text === "-";
    const start = cursor.position;
    const bracketed = cursor.is("open");
    const term = readSignedTerm(cursor);
    if (cursor.notation.asks && term.kind === "percent" && !bracketed && !terms.every(isPercent))
      throw unclearPercent({
        whole: [from, to],
        percent: [start, cursor.peek(-1)?.start ?? start, cursor.behind],
        isOneToken: cursor.peek(-2)?.start === start,
      });
    terms.push(subtracted ? { kind: "negation", operand: term } : term);
  }
  return sum(terms);
}

const isPercent = (term: Expression): boolean =>
  term.kind === "percent" || (term.kind === "negation" && isPercent(term.operand));

function readSignedTerm(cursor: Cursor): Expression {
  if (cursor.accept("operator", "-")) {
    return { kind: "negation", operand: cursor.nested(() => readSignedTerm(cursor)) };
  }
  if (cursor.accept("operator", "+")) return cursor.nested(() => readSignedTerm(cursor));
  return readTerm(cursor);
}
