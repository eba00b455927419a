import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";

/** The operations a phrase can name, written as by hand: numbers before letters, a sign before the product. */
export const plus = (a: Expression, b: Expression): Expression => sum([a, b]);
export const minus = (a: Expression, b: Expression): Expression => sum([a, negation(b)]);
/** By so much more or less; a percentage by which something changes is one of that thing. */
export const raised = (whole: Expression, by: Expression): Expression =>
  by.kind === "percent" ? product([whole, sum([ALL, by])]) : plus(whole, by);
export const lowered = (whole: Expression, by: Expression): Expression =>
  by.kind === "percent" ? product([whole, sum([ALL, negation(by)])]) : minus(whole, by);
const ALL: Expression = { kind: "percent", operand: int(100) };
export const over = (a: Expression, b: Expression): Expression => quotient(a, b);
export const squared = (a: Expression): Expression => power(a, int(2));
export const cubed = (a: Expression): Expression => power(a, int(3));
export const squareRoot = (a: Expression): Expression => root(a);
export const opposite = (a: Expression): Expression => negation(a);
export const reciprocal = (a: Expression): Expression => quotient(int(1), a);
export const size = (operand: Expression): Expression => ({ kind: "absolute", operand });

export function times(a: Expression, b: Expression): Expression {
  const numbers = symbolsOf(a).length === 0 && symbolsOf(b).length === 0;
  if (numbers) return product([a, b], true);
  if (symbolsOf(b).length === 0) return times(b, a);
  if (a.kind === "negation") return negation(times(a.operand, b));
  const sameLetter = a.kind === "symbol" && b.kind === "symbol" && a.name === b.name;
  return sameLetter ? squared(a) : product([a, b]);
}
