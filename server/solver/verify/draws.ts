import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { integerProduct } from "../expression/integer";
import { equals, type Rational, rational } from "../expression/rational";
import type { Stock } from "../tasks/draws";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import { refuted, type Verifier, verified } from "./obligations";

/** Counts ordered draws: those that fit over all of them. */
export const DRAW_SEQUENCE: Verifier<"draw-sequence"> = {
  expression: ({ stock, sequence, form }, { expression }, budget) => ({
    value: () => checkShare(expression, orderedShare(stock, countOf(sequence), 1n), budget),
    form: inForm(expression, form, budget),
  }),
};

export const DRAW_COUNTS: Verifier<"draw-counts"> = {
  expression: ({ stock, drawn, form }, { expression }, budget) => ({
    value: () => checkShare(expression, orderedShare(stock, drawn, arrangements(drawn)), budget),
    form: inForm(expression, form, budget),
  }),
};

function checkShare(answer: Expression, expected: Share | null, budget: Budget): Check {
  const claimed = evaluateExact(answer, new Map(), budget);
  if (!claimed || !expected || !equals(claimed, expected.share))
    return refuted("The draws are counted otherwise.");
  return verified(
    `Counted in order, $${expected.fitting}$ of the $${expected.all}$ possible rows of draws fit, which is the same share.`,
  );
}

function countOf(sequence: readonly string[]): Stock {
  const counts = new Map<string, number>();
  for (const kind of sequence) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

interface Share {
  readonly share: Rational;
  readonly fitting: bigint;
  readonly all: bigint;
}

/** Rows of different things: `orders` ways to arrange the kinds, times the ways to fill each with things. */
function orderedShare(stock: Stock, drawn: Stock, orders: bigint): Share | null {
  const total = [...stock.values()].reduce((sum, count) => sum + count, 0);
  const taken = [...drawn.values()].reduce((sum, count) => sum + count, 0);
  const all = falling(total, taken);
  if (all === 0n) return null;
  const fitting = [...drawn].reduce(
    (ways, [kind, count]) => ways * falling(stock.get(kind) ?? 0, count),
    orders,
  );
  return { share: rational(fitting, all), fitting, all };
}

/** n (n − 1) … with k factors. */
function falling(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i += 1) result = integerProduct(result, BigInt(Math.max(0, n - i)));
  return result;
}

/** In how many orders things of these kinds can stand. */
function arrangements(drawn: Stock): bigint {
  let placed = 0;
  let orders = 1n;
  for (const count of drawn.values()) {
    placed += count;
    orders = (orders * falling(placed, count)) / falling(count, count);
  }
  return orders;
}
