import { multiply, ONE, rational, ZERO } from "../../expression/rational";
import type { DrawSequenceTask } from "../../tasks/draws";
import type { Budget } from "../../types";
import type { Chance } from "./chance";

/** a, b from {a: 3, b: 2}: 3/5 · 2/4. Null when more are drawn than there are. */
export function multiplyDraws({ stock, sequence }: DrawSequenceTask, budget: Budget): Chance | null {
  const left = new Map(stock);
  let total = [...stock.values()].reduce((sum, count) => sum + count, 0);
  if (sequence.length > total || sequence.length === 0) return null;
  const factors: string[] = [];
  let value = ONE;
  for (const kind of sequence) {
    budget.spend();
    const count = left.get(kind) ?? 0;
    factors.push(`\\frac{${count}}{${total}}`);
    value = count === 0 ? ZERO : multiply(value, rational(BigInt(count), BigInt(total)));
    left.set(kind, count - 1);
    total -= 1;
    if (count === 0) break;
  }
  return {
    value,
    steps: [
      {
        rule: "multiply-draws",
        title: "Multiply the probability of each draw.",
        latex: factors.join(" \\cdot "),
        why: "Nothing is put back, so after each draw there is one fewer of that kind and one fewer in all.",
      },
    ],
  };
}
