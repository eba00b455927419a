import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { aroundDouble, type Enclosure, exactly } from "../../expression/figures";
import { piBounds, piMultiple, piNode } from "../../expression/pi-multiple";
import { type Rational, rational } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { some } from "../../expression/walk";
import type { Budget } from "../../types";

/** A value and whether it is rational; for another one `number` only says its size. */
export interface Value {
  readonly number: Rational;
  readonly exact: boolean;
  /** Where it lies, to be rounded from. */
  readonly bounds: Enclosure;
  /** The exact value of a number that is not rational, with π and roots kept. */
  readonly kept?: Expression;
}

/** The value of an expression without letters; null when it is not a real number. */
export function storyValue(expression: Expression, budget: Budget): Value | null {
  const exact = evaluateExact(expression, new Map(), budget);
  if (exact) return { number: exact, exact: true, bounds: exactly(exact) };
  const pi = piMultiple(expression, budget);
  if (pi) {
    const bounds = piBounds(pi);
    return { number: bounds.low, exact: false, bounds, kept: piNode(pi) };
  }
  return irrational(expression, budget);
}

/** A number with roots in it, or one from which roots and π fall away once it is tidied. */
function irrational(expression: Expression, budget: Budget): Value | null {
  const kept = tidy(expression, budget);
  const exact = evaluateExact(kept, new Map(), budget);
  if (exact) return { number: exact, exact: true, bounds: exactly(exact) };
  const near = evaluateComplex(expression, new Map());
  const bounds =
    near && Math.abs(near.im) <= 1e-12 && Math.abs(near.re) <= 1e6 ? aroundDouble(near.re) : null;
  if (!bounds || !near) return null;
  const number = rational(BigInt(Math.round(near.re * 1e9)), 10n ** 9n);
  const isPlain = !some(kept, ({ kind }) => kind === "function");
  return { number, exact: false, bounds, ...(isPlain && { kept }) };
}
