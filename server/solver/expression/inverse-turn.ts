import type { Budget } from "../budget";
import { table } from "../table";
import { directionOfTurn, functionValue } from "./direction";
import { type Rational, rational } from "./rational";
import { equalSurds, type SurdNumber } from "./surd-number";

/** Principal ranges in twelfths of π: where arcsin, arccos and arctan take their values. */
const RANGES: Readonly<Record<string, readonly [direct: string, low: number, high: number]>> = table({
  arcsin: ["sin", -6, 6],
  arccos: ["cos", 0, 12],
  arctan: ["tan", -5, 5],
});

/** The angle, as a multiple of π, at which an inverse function is known by heart; null when it is not.
 * @example inverseTurn("arcsin", 1/2) // 1/6 */
export function inverseTurn(name: string, value: SurdNumber, budget: Budget): Rational | null {
  const range = Object.hasOwn(RANGES, name) ? RANGES[name] : undefined;
  if (!range) return null;
  const [direct, low, high] = range;
  for (let twelfths = low; twelfths <= high; twelfths += 1) {
    budget.spend();
    const turn = rational(BigInt(twelfths), 12n);
    const direction = directionOfTurn(turn);
    const at = direction && functionValue(direct, direction);
    if (at && equalSurds(at, value)) return turn;
  }
  return null;
}
