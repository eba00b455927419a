import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { fromInt, type Rational } from "../expression/rational";
import { isUndefined } from "../ledger";
import type { Budget } from "../types";

export type Point = ReadonlyMap<string, Rational>;

/** Values of an expression that count as "no value here": division by zero, 0⁰, a root that does not come out. */
export function valueAt(e: Expression, point: Point, budget: Budget): Rational | null {
  try {
    return evaluateExact(e, point, budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** All combinations of `counts[i]` consecutive integers for the i-th name, from `start` on. The gap between the
 * ranges of two letters grows with the square of `start`, so that a linear divisor such as y - 2x - 3 vanishes for a
 * few starts only. */
export function* gridOf(
  counts: ReadonlyMap<string, number>,
  start: number,
  chosen: Point = new Map(),
): Generator<Point> {
  const names = [...counts.keys()];
  const name = names[chosen.size];
  if (name === undefined) {
    yield chosen;
    return;
  }
  const before = names
    .slice(0, chosen.size)
    .reduce((sum, other) => sum + (counts.get(other) ?? 0) + start ** 2, 0);
  for (let i = 0; i < (counts.get(name) ?? 0); i += 1) {
    yield* gridOf(counts, start, new Map([...chosen, [name, fromInt(start + before + i)]]));
  }
}
