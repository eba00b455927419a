import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { Undefined } from "./tidy/form";
import { formOf } from "./tidy/read";
import { writeForm } from "./tidy/write";
import { some } from "./walk";

/** The expression simplified by itself and written as by hand: numbers worked out, like terms and powers of one
 * base together, fractions cancelled, exact values of functions put in. The value is the same for every real
 * number at which the expression has one; letters are not taken to be positive.
 *
 * Every part that is no polynomial (sin x, e^x, √x, π) is a letter of its own. Where the expression divides by
 * zero or holds ∞ it comes back as it is.
 * @throws {LimitReached} when the work or a number grows past the limits
 * @example tidy(2·x·cos x + x²·(-sin x)) // 2x cos x - x² sin x */
export function tidy(e: Expression, budget: Budget): Expression {
  if (some(e, (node) => node.kind === "constant" && node.name === "infinity")) return e;
  try {
    return writeForm(formOf(e, budget), budget);
  } catch (error) {
    if (error instanceof Undefined) return e;
    throw error;
  }
}
