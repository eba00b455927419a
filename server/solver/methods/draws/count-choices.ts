import { integerProduct } from "../../expression/integer";
import { rational } from "../../expression/rational";
import type { DrawCountsTask } from "../../tasks/draws";
import type { Budget } from "../../types";
import type { Chance } from "./chance";

/** 2 a and 1 b from {a: 3, b: 2}: C(3, 2) · C(2, 1) / C(5, 3). Null when more are drawn than there are. */
export function countChoices({ stock, drawn }: DrawCountsTask, budget: Budget): Chance | null {
  const total = [...stock.values()].reduce((sum, count) => sum + count, 0);
  const taken = [...drawn.values()].reduce((sum, count) => sum + count, 0);
  if (taken > total || taken === 0) return null;
  budget.spend(total);
  const kinds = [...drawn].map(([kind, count]) => [stock.get(kind) ?? 0, count] as const);
  const ways = kinds.reduce((product, [of, count]) => product * choose(of, count), 1n);
  const all = choose(total, taken);
  if (taken === 1) return oneDraw(ways, all);
  const written = kinds.map(([of, count]) => `\\binom{${of}}{${count}}`).join(" \\cdot ");
  return {
    value: rational(ways, all),
    steps: [
      {
        rule: "count-choices",
        title: "Compare the choices that fit with all choices.",
        latex: `\\frac{${written}}{\\binom{${total}}{${taken}}}`,
        why: "Every choice of that many is equally likely; of each kind the right number has to be chosen.",
      },
      {
        rule: "count-ways",
        title: "Count the choices.",
        latex: `\\frac{${ways}}{${all}}`,
        why: "$\\binom{n}{k}$ counts the ways to choose $k$ out of $n$.",
      },
    ],
  };
}

/** One draw: the outcomes that fit over all of them. */
const oneDraw = (fitting: bigint, all: bigint): Chance => ({
  value: rational(fitting, all),
  steps: [
    {
      rule: "compare-outcomes",
      title: `Of $${all}$ equally likely outcomes, $${fitting}$ ${fitting === 1n ? "fits" : "fit"}.`,
      latex: `\\frac{${fitting}}{${all}}`,
      why: "With equally likely outcomes the probability is the share of those that fit.",
    },
  ],
});

/** n over k; 0 when k is larger. */
function choose(n: number, k: number): bigint {
  if (k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = integerProduct(result, BigInt(n - k + i)) / BigInt(i);
  return result;
}
