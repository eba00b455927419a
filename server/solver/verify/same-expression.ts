import type { Expression } from "../expression/ast";
import { negation, sum } from "../expression/build";
import type { Budget } from "../types";
import { isProvedZero } from "./exact-zero";
import { agreeNumerically } from "./numeric";

/** Compares two expressions by simplifying their difference and by their values at sample points, so that neither a
 * fault in the simplification nor a chance agreement decides alone: "same" when both say so, "alike" when the values
 * agree and the difference does not simplify to zero. */
export function compareExpressions(
  a: Expression,
  b: Expression,
  budget: Budget,
): "same" | "alike" | "different" | "unknown" {
  const values = agreeNumerically(a, b);
  if (values === "differ") return "different";
  if (isProvedZero(sum([a, negation(b)]), budget)) return "same";
  return values === "agree" ? "alike" : "unknown";
}
