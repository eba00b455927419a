import type { Budget, Step } from "../../types";

/** The largest number whose factors are listed to compare them. */
const MOST = 2000n;

/** All whole numbers that divide a number above 0, ascending. */
export function divisorsOf(number: bigint, budget: Budget): bigint[] {
  const low: bigint[] = [];
  const high: bigint[] = [];
  for (let divisor = 1n; divisor * divisor <= number; divisor += 1n) {
    if (divisor % 64n === 1n) budget.spend();
    if (number % divisor !== 0n) continue;
    low.push(divisor);
    if (divisor * divisor !== number) high.unshift(number / divisor);
  }
  return [...low, ...high];
}

/** The factors of each number side by side; null when the rows would be long. */
export function listFactors(
  numbers: readonly bigint[],
  budget: Budget,
): { readonly value: bigint; readonly steps: readonly Step[] } | null {
  if (numbers.some((number) => number > MOST)) return null;
  const lists = numbers.map((number) => divisorsOf(number, budget));
  const value = (lists[0] as bigint[]).filter((each) => lists.every((list) => list.includes(each))).at(-1);
  if (value === undefined) return null;
  const rows = numbers.map((number, at) => `${number}\\colon\\ ${lists[at]?.join(", ")}`);
  return {
    value,
    steps: [
      {
        rule: "list-factors",
        title: "List the factors of each number.",
        latex: rows.join(",\\quad "),
        why: "Every factor has a partner: together they multiply to the number.",
      },
      {
        rule: "largest-common-factor",
        title: "Take the largest number that stands in every list.",
        latex: String(value),
        why: "It divides all the numbers, and no larger one does.",
      },
    ],
  };
}
