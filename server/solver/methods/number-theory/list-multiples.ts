import { charge } from "../../ledger";
import type { Budget, Step } from "../../types";

/** Multiples in a row that are still read with ease. */
const MOST = 30;

/** The multiples of each number up to the first that all have in common; null when the rows would be long. */
export function listMultiples(
  numbers: readonly bigint[],
  budget: Budget,
): { readonly value: bigint; readonly steps: readonly Step[] } | null {
  const largest = [...numbers].sort((a, b) => (a < b ? -1 : 1)).at(-1) as bigint;
  let value = largest;
  for (; !numbers.every((number) => value % number === 0n); value += largest) {
    budget.spend();
    if (value / largest > BigInt(MOST)) return null;
  }
  if (numbers.some((number) => value / number > BigInt(MOST))) return null;
  const rows = numbers.map((number) => `${number}\\colon\\ ${multiples(number, value).join(", ")}`);
  return {
    value,
    steps: [
      {
        rule: "list-multiples",
        title: "List the multiples of each number.",
        latex: rows.join(",\\quad "),
        why: "Count up in steps of each number until the lists meet.",
      },
      {
        rule: "first-common-multiple",
        title: "Take the first number that stands in every list.",
        latex: String(value),
        why: "It is a multiple of all the numbers, and no smaller one is.",
      },
    ],
  };
}

function multiples(number: bigint, last: bigint): bigint[] {
  const count = Number(last / number);
  charge(count);
  return Array.from({ length: count }, (_, at) => number * BigInt(at + 1));
}
