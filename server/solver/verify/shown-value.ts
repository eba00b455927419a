import type { Expression, Statement } from "../expression/ast";
import { number } from "../expression/build";
import { decimalNode, terminatingDigits } from "../expression/decimal";
import type { Rational } from "../expression/rational";
import { some } from "../expression/walk";

/** Digits after the point up to which a decimal reads better than the fraction. */
const LONGEST_DECIMAL = 8;

/** How a value is written in the evidence: as a decimal when the exercise has decimals, as a fraction otherwise. */
export function shownValue(value: Rational, exercise: readonly Statement[]): Expression {
  const digits = exercise.some(hasDecimals) ? terminatingDigits(value) : null;
  return digits === null || digits > LONGEST_DECIMAL ? number(value) : decimalNode(value, digits);
}

const hasDecimals = (statement: Statement): boolean =>
  some(statement, (part) => part.kind === "number" && (part.decimals ?? 0) > 0);
