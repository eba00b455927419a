import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { number } from "./build";
import { evaluateExact } from "./evaluate-exact";
import { logarithmOf, rationalLogarithm } from "./logarithm";
import { mapChildren, some } from "./walk";

/** Whether somebody sees from an exact value about how much it is: sin 4 is exact, and yet tells nobody. */
export const isTelling = (e: Expression): boolean =>
  !some(e, (node) => node.kind === "function" && node.name !== "ln");

/** An expression with the logarithms that are fractions worked out: log 100 is 2. */
export function withExactLogarithms(e: Expression, budget: Budget): Expression {
  const found = logarithmOf(e);
  if (!found) return mapChildren(e, (part) => withExactLogarithms(part, budget));
  const [value, base] = [found.argument, found.base].map((part) => evaluateExact(part, new Map(), budget));
  const exact = value && base && rationalLogarithm(value, base);
  return exact ? number(exact) : e;
}
