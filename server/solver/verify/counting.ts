import type { Expression } from "../expression/ast";
import { bounded } from "../expression/bounded-power";
import { number } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { fromInt, rational } from "../expression/rational";
import { mapChildren } from "../expression/walk";
import type { Budget } from "../types";

/** The expression with every factorial and binomial coefficient of numbers written as a number: a factorial from the
 * top down, a binomial coefficient along its row of Pascal's triangle. */
export function withoutCounting(e: Expression, budget: Budget): Expression {
  budget.spend();
  const inner = mapChildren(e, (part) => withoutCounting(part, budget));
  if (inner.kind !== "function") return inner;
  const values = inner.args.map((part) => evaluateExact(part, new Map(), budget));
  const [n, k] = values.map((value) => (value && value.d === 1n && value.n >= 0n ? value.n : null));
  if (n === null || n === undefined) return inner;
  if (inner.name === "factorial") return number(downFrom(n));
  return inner.name === "binomial" && k !== null && k !== undefined ? number(inRow(n, k)) : inner;
}

function downFrom(n: bigint) {
  let result = 1n;
  for (let k = n; k > 1n; k--) result = bounded(fromInt(result * k)).n;
  return fromInt(result);
}

function inRow(n: bigint, k: bigint) {
  let entry = rational(1n);
  for (let i = 0n; i < k; i++) entry = bounded(rational(entry.n * (n - i), entry.d * (i + 1n)));
  return entry;
}
