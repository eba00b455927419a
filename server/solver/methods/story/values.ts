import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { aroundDouble, type Enclosure, exactly } from "../../expression/figures";
import { piBounds, piMultiple, piNode } from "../../expression/pi-multiple";
import { type Rational, rational } from "../../expression/rational";
import type { Budget } from "../../types";

/** A value and whether it is rational; for another one `number` only says its size. */
export interface Value {
  readonly number: Rational;
  readonly exact: boolean;
  /** Where it lies, to be rounded from. */
  readonly bounds: Enclosure;
  /** The exact value with π kept, where it is a multiple of it. */
  readonly withPi?: Expression;
}

/** The value of an expression without letters; null when it is not a real number. */
export function storyValue(expression: Expression, budget: Budget): Value | null {
  const exact = evaluateExact(expression, new Map(), budget);
  if (exact) return { number: exact, exact: true, bounds: exactly(exact) };
  const pi = piMultiple(expression, budget);
  if (pi) {
    const bounds = piBounds(pi);
    return { number: bounds.low, exact: false, bounds, withPi: piNode(pi) };
  }
  const near = evaluateComplex(expression, new Map());
  const bounds =
    near && Math.abs(near.im) <= 1e-12 && Math.abs(near.re) <= 1e6 ? aroundDouble(near.re) : null;
  return (
    bounds && near && { number: rational(BigInt(Math.round(near.re * 1e9)), 10n ** 9n), exact: false, bounds }
  );
}
