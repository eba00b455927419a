import type { Expression } from "../expression/ast";
import { sum } from "../expression/build";
import type { Cursor } from "./cursor";
import { readTerm } from "./term";

/** Terms under + and −. A sign before a term belongs to the whole term: -3^2 is -(3^2), -2x is -(2x). */
export function readSum(cursor: Cursor): Expression {
  const terms = [readSignedTerm(cursor)];
  while (cursor.is("operator", "+") || cursor.is("operator", "-")) {
    const subtracted = cursor.next().text === "-";
    const term = readSignedTerm(cursor);
    terms.push(subtracted ? { kind: "negation", operand: term } : term);
  }
  return sum(terms);
}

function readSignedTerm(cursor: Cursor): Expression {
  if (cursor.accept("operator", "-")) {
    return { kind: "negation", operand: cursor.nested(() => readSignedTerm(cursor)) };
  }
  if (cursor.accept("operator", "+")) return cursor.nested(() => readSignedTerm(cursor));
  return readTerm(cursor);
}
