import type { Expression } from "../../expression/ast";
import { int, negation } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { absolute, equals, fromInt, isNegative, type Rational } from "../../expression/rational";
import { isRealSurd, rationalValue, scaleSurd } from "../../expression/surd-number";
import type { FinishRule } from "./finish-rule";
import { roundSurd } from "./round-number";
import { inline } from "./rule";

/** 0.6 → 60%; 3/7 → 42.9% when one decimal is asked for, 42 6/7 % when none is. */
export const numberToPercent: FinishRule = {
  id: "number-to-percent",
  apply({ node, value }, { form, budget }) {
    if (form.number !== "percent" || !isRealSurd(value)) return null;
    const rate = scaleSurd(value, fromInt(100));
    const exact = rationalValue(rate);
    const rounded = form.decimals === undefined ? exact : roundSurd(rate, form.decimals, budget);
    if (!rounded) return null;
    const kept = exact !== null && equals(exact, rounded);
    return {
      node: percentOf(rounded, form.decimals),
      title: `Write ${inline(node)} as a percent.`,
      why: kept
        ? "Percent means out of a hundred: multiply by $100$ and write the percent sign."
        : "Percent means out of a hundred: multiply by $100$, round, and write the percent sign.",
    };
  },
};

/** A rate with a percent sign; a rate whose decimals never end is a mixed number. */
function percentOf(rate: Rational, decimals?: number): Expression {
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
