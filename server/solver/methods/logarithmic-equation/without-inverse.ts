import type { Expression } from "../../expression/ast";
import { number, product } from "../../expression/build";
import { logarithmOf } from "../../expression/logarithm";
import { mapChildren, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import { knownLogarithm, logarithmValue } from "../logarithm/parts";

/** The expression with logarithms of numbers worked out, and log_b(bˣ) written as x. */
export function withoutInverse(e: Expression, budget: Budget): Expression {
  budget.spend();
  const inner = mapChildren(e, (part) => withoutInverse(part, budget));
  const log = logarithmOf(inner);
  if (!log) return inner;
  const { base, argument } = log;
  if (symbolsOf(inner).length === 0) {
    const value = logarithmValue(base, argument, budget);
    return value ? number(value) : inner;
  }
  if (
    argument.kind !== "power" ||
    symbolsOf(argument.base).length > 0 ||
    symbolsOf(argument.exponent).length === 0
  )
    return inner;
  if (toLatex(argument.base) === toLatex(base)) return argument.exponent;
  const factor = knownLogarithm(base, argument.base, budget);
  return factor ? product([number(factor), argument.exponent]) : inner;
}
