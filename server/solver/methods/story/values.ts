import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { type Rational, rational } from "../../expression/rational";
import type { Budget } from "../../types";

/** A value and whether it is exact; an inexact one has nine decimals. */
export interface Value {
  readonly number: Rational;
  readonly exact: boolean;
}

/** The value of an expression without letters; null when it is not a real number. */
export function storyValue(expression: Expression, budget: Budget): Value | null {
  const exact = evaluateExact(expression, new Map(), budget);
  if (exact) return { number: exact, exact: true };
  const near = evaluateComplex(expression, new Map());
  if (!near || Math.abs(near.im) > 1e-12 || Math.abs(near.re) > 1e6) return null;
  return { number: rational(BigInt(Math.round(near.re * 1e9)), 10n ** 9n), exact: false };
}
