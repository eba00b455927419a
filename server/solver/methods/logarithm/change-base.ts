import type { Expression } from "../../expression/ast";
import { quotient } from "../../expression/build";
import { logarithm, logarithmOf } from "../../expression/logarithm";
import { toLatex } from "../../printer/latex";
import type { LogarithmBaseTask } from "../../tasks/logarithm";
import type { Derivation } from "../../types";

/** One logarithm as a quotient of two with another base. */
export function changeBase({ expression, base }: LogarithmBaseTask): Derivation | null {
  const log = logarithmOf(expression);
  if (!log) return null;
  const result: Expression = quotient(logarithm(base, log.argument), logarithm(base, log.base));
  return {
    method: "logarithm",
    steps: [
      {
        rule: "change-of-base",
        title: `Divide by the logarithm of the old base $${toLatex(log.base)}$.`,
        latex: toLatex(result),
        why: "A logarithm is the logarithm of its argument divided by that of its base, whatever base both of them have.",
      },
    ],
    answer: { kind: "expression", expression: result },
  };
}
