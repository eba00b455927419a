import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import type { Rational } from "../../expression/rational";
import { isUndefined } from "../../ledger";
import type { Budget } from "../../types";

/** The value of an expression of numbers; null when it is not rational or not defined. */
export function exactValue(node: Expression, budget: Budget): Rational | null {
  try {
    return evaluateExact(node, new Map(), budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
