import type { Expression } from "../../expression/ast";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import { isNegative, type Rational } from "../../expression/rational";
import type { Budget } from "../../types";

/** The exponent of a power when it is a negative number, else null. */
export function negativeValue(node: Expression, budget: Budget): Rational | null {
  if (node.kind !== "power") return null;
  const exponent = polynomialOf(node.exponent, budget);
  const value = exponent && constantValue(exponent);
  return value && isNegative(value) ? value : null;
}
