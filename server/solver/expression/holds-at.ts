import type { Budget } from "../budget";
import type { Expression, Relation } from "./ast";
import { equalValues, radicalValue } from "./radical-value";

/** Whether an equation holds for values of its letters, in real numbers and exactly; a side that is not real or not
 * defined there does not hold. Null when the values are beyond sums of roots. */
export function holdsAt(
  { left, right }: Relation,
  at: ReadonlyMap<string, Expression>,
  budget: Budget,
): boolean | null {
  const [a, b] = [radicalValue(left, at, budget), radicalValue(right, at, budget)];
  if (a.nonReal || b.nonReal || a.undefined || b.undefined) return false;
  return a.value && b.value ? equalValues(a.value, b.value, budget) : null;
}
