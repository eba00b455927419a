import { scaled, sum, symbol } from "../../expression/build";
import { add, equals, fromInt, isZero, multiply, type Rational, subtract } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Fit, Fitting } from "./fit";
import { type Style, shown, styleOf } from "./shown";

/** Terms that go up or down by the same amount each time. */
export const fitArithmetic: Fitting = (values, terms) => {
  const [first, second] = values;
  if (!first || !second || values.length < 3) return null;
  const step = subtract(second, first);
  const constant = values.every(
    (value, i) => i === 0 || equals(subtract(value, values[i - 1] as Rational), step),
  );
  return constant ? arithmeticFit(first, step, styleOf(terms)) : null;
};

/** The arithmetic sequence with this first term and common difference. */
export function arithmeticFit(first: Rational, step: Rational, style: Style): Fit {
  const start = subtract(first, step);
  const difference = toLatex(shown(step, style));
  return {
    shape: "arithmetic",
    step,
    at: (n) => add(first, multiply(step, fromInt(n - 1n))),
    formula(index) {
      const slope = scaledShown(step, index, style);
      if (isZero(step)) return shown(first, style);
      return isZero(start) ? slope : sum([slope, shown(start, style)]);
    },
    steps: [
      {
        rule: "common-difference",
        title: `Each term is $${difference}$ more than the one before.`,
        latex: `d = ${difference}`,
        why: "Take each term away from the one after it: the difference is always the same, so the sequence is arithmetic.",
      },
    ],
  };
}

const scaledShown = (factor: Rational, index: string, style: Style) => {
  const fraction = style === "fraction" || factor.d === 1n;
  if (fraction) return scaled(factor, symbol(index));
  return { kind: "product" as const, factors: [shown(factor, style), symbol(index)] };
};
