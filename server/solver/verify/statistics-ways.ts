import { evaluateExact } from "../expression/evaluate-exact";
import { integerProduct } from "../expression/integer";
import { equals, rational } from "../expression/rational";
import type { CountWaysTask } from "../tasks/statistics";
import { inForm } from "./claims";
import { refuted, spotChecked, type Verifier } from "./obligations";

/** Counts again with sums and along the rows of Pascal's triangle. */
export const COUNT_WAYS: Verifier<"count-ways"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => {
      const claim = evaluateExact(expression, new Map(), budget);
      const counted = countedAgain(problem.way);
      return claim && equals(claim, rational(counted))
        ? spotChecked(
            `Counted in another way (with sums and along the rows of Pascal's triangle) it is $${counted}$ again.`,
            "This rests on the reading of the text shown above: compare it with the text.",
          )
        : refuted("Counted another way, there are not as many.");
    },
    form: inForm(expression, problem.form, budget),
  }),
};

function countedAgain(way: CountWaysTask["way"]): bigint {
  if (way.kind === "choices") {
    return way.numbers.reduce(
      (total, { n }) => (way.together === "sum" ? total + n : total * n),
      way.together === "sum" ? 0n : 1n,
    );
  }
  if (way.kind === "alike") {
    let placed = 0n;
    return way.counts.reduce((total, { n }) => {
      placed += n;
      return total * pascal(placed, n);
    }, 1n);
  }
  const chosen = pascal(way.of.n, way.take.n);
  if (way.kind === "choose") return chosen;
  let orders = 1n;
  for (let k = 2n; k <= way.take.n; k += 1n) orders = integerProduct(orders, k);
  return chosen * orders;
}

/** An entry of Pascal's triangle, along its row. */
function pascal(n: bigint, k: bigint): bigint {
  let entry = 1n;
  for (let i = 0n; i < k; i += 1n) entry = integerProduct(entry, n - i) / (i + 1n);
  return entry;
}
