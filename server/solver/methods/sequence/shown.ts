import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { some } from "../../expression/walk";

/** How numbers are written in an answer. */
export type Style = "fraction" | "decimal";

const MOST_DECIMALS = 8;

/** Decimals where the exercise is written in decimals. */
export const styleOf = (parts: readonly Expression[]): Style =>
  parts.some((part) => some(part, (node) => node.kind === "number" && node.decimals !== undefined))
    ? "decimal"
    : "fraction";

/** A value as it is written; a decimal that does not end soon stays a fraction. */
export function shown(value: Rational, style: Style): Expression {
  const digits = terminatingDigits(value);
  if (style === "fraction" || digits === null || digits > MOST_DECIMALS) return number(value);
  return decimalNode(value, digits);
}
