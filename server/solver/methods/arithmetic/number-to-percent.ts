import type { Expression } from "../../expression/ast";
import { int, negation } from "../../expression/build";
import { decimalNode, roundTo, terminatingDigits } from "../../expression/decimal";
import { absolute, fromInt, isNegative, multiply, type Rational } from "../../expression/rational";
import { rationalValue } from "../../expression/surd-number";
import type { FinishRule } from "./finish";
import { inline } from "./rule";

/** 0.6 → 60%; 3/7 → 42.9% when one decimal is asked for, 42 6/7 % when none is. */
export const numberToPercent: FinishRule = {
  id: "number-to-percent",
  apply({ node, value }, { form }) {
    const rational = rationalValue(value);
    if (form.number !== "percent" || !rational) return null;
    const rate = multiply(rational, fromInt(100));
    const ends = terminatingDigits(rate) !== null;
    const rounded = form.decimals === undefined ? rate : roundTo(rate, form.decimals);
    const exact = rounded.n * rate.d === rate.n * rounded.d;
    const written = percentOf(exact ? rate : rounded, form.decimals);
    return {
      node: written,
      title: `Write ${inline(node)} as a percent.`,
      why: exact
        ? "Percent means out of a hundred: multiply by $100$ and write the percent sign."
        : `Multiply by $100$ and round${ends ? "" : ", because the decimals never end"}.`,
    };
  },
};

/** A rate with a percent sign; a rate whose decimals never end is a mixed number. */
export function percentOf(rate: Rational, decimals?: number): Expression {
  const size = absolute(rate);
  const digits = terminatingDigits(size);
  const shown = digits === null ? mixed(size) : decimalNode(size, Math.max(digits, decimals ?? 0));
  const percent: Expression = { kind: "percent", operand: shown };
  return isNegative(rate) ? negation(percent) : percent;
}

function mixed({ n, d }: Rational): Expression {
  if (n < d) return { kind: "quotient", numerator: int(n), denominator: int(d) };
  return { kind: "mixed", whole: n / d, numerator: n % d, denominator: d };
}
