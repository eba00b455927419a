import type { Expression } from "../../expression/ast";
import { int, number, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { isNegative, lcm, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";

/** A number as it is written, and its value. */
export interface Valued {
  readonly node: Expression;
  readonly value: Rational;
}

const LONGEST = 8;

/** Numbers written the same way, so that they can be compared digit by digit: as decimals, else with one
 * denominator. Null when they stand like that already. */
export function onOneScale(numbers: readonly Valued[]): Step | null {
  const digits = numbers.map(({ value }) => terminatingDigits(value));
  const most = Math.max(...digits.map((count) => count ?? LONGEST + 1));
  const decimals = most <= LONGEST;
  const bottom = numbers.reduce((common, { value }) => lcm(common, value.d), 1n);
  const latex = listed(
    numbers.map(({ value }) => (decimals ? decimalNode(value, most) : withDenominator(value, bottom))),
  );
  if (latex === listed(numbers.map(({ node }) => node))) return null;
  return {
    rule: "write-on-one-scale",
    title: decimals ? "Write the numbers as decimals." : "Write the numbers with one denominator.",
    latex,
    why: decimals
      ? "With the same number of decimals they can be compared digit by digit."
      : "With the same denominator the numerators can be compared.",
  };
}

const listed = (nodes: readonly Expression[]): string => nodes.map(toLatex).join(",\\ ");

function withDenominator(value: Rational, bottom: bigint): Expression {
  if (bottom === 1n) return number(value);
  const top = (value.n * bottom) / value.d;
  const fraction = quotient(int(top < 0n ? -top : top), int(bottom));
  return isNegative(value) ? { kind: "negation", operand: fraction } : fraction;
}
