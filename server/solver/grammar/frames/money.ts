import type { Expression } from "../../expression/ast";
import { isCurrency } from "../../expression/currency";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify } from "../../problem/classify";
import type { Recognition } from "../../problem/sentence";

/** Decimal places of a sum of money. */
export const CENTS = 2;

/** A sum of money that is worked out; in dollars it is written with them.
 * @param latex what is shown of the question; absent: the calculation */
export function money(
  value: Expression,
  currency: string,
  instruction: string,
  latex = toLatex(value),
): Recognition | null {
  if (!isCurrency(currency)) {
    const found = calculateOrSimplify(value);
    return found && "mathematics" in found ? { ...found, instruction, latex } : found;
  }
  return {
    mathematics: {
      task: "story",
      unknowns: [],
      conditions: [],
      asked: [{ kind: "amount", label: "", value, unit: currency }],
      domain: "positive",
      decimals: CENTS,
    },
    instruction,
    latex,
  };
}
