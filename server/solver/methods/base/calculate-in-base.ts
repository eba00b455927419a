import { table } from "../../table";
import type { BaseArithmeticTask } from "../../tasks/digits";
import type { Budget, Derivation, Step } from "../../types";
import { baseAnswer } from "./base-answer";
import { divideRepeatedly } from "./divide-repeatedly";
import { numeral, valueInBase } from "./value-in-base";

const SIGN = table({ "+": "+", "-": "-", "*": "\\cdot" } as const);

/** The numbers are read in base ten, calculated, and written in their base again. */
export function calculateInBase(
  { left, right, operator, base }: BaseArithmeticTask,
  budget: Budget,
): Derivation | null {
  budget.spend(left.length + right.length);
  const [a, b] = [valueInBase(left, base), valueInBase(right, base)];
  if (a === null || b === null) return null;
  const result = operator === "+" ? a + b : operator === "-" ? a - b : a * b;
  const { written, steps } = divideRepeatedly(result, base);
  return {
    method: "base",
    steps: [readBoth([left, right], [a, b], base), calculate(a, b, operator, result), ...steps],
    answer: baseAnswer(written),
  };
}

const readBoth = (written: readonly string[], values: readonly bigint[], base: number): Step => ({
  rule: "read-numerals",
  title: "Read both as ordinary numbers.",
  latex: written.map((each, at) => `${numeral(each, base)} = ${values[at]}`).join(",\\quad "),
  why: `In base $${base}$ the places count $1$, $${base}$, $${base}^2$ and so on.`,
});

function calculate(a: bigint, b: bigint, operator: "+" | "-" | "*", result: bigint): Step {
  const second = b < 0n ? `(${b})` : `${b}`;
  return {
    rule: "calculate-in-ten",
    title: "Calculate.",
    latex: `${a} ${SIGN[operator]} ${second} = ${result}`,
    why: "The value of a number does not depend on how it is written.",
  };
}
