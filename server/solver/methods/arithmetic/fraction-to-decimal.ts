import { decimalDigits, decimalNode, terminatingDigits } from "../../expression/decimal";
import { absolute, isNegative, type Rational } from "../../expression/rational";
import { rationalValue } from "../../expression/surd-number";
import type { FinishRule } from "./finish";
import { inline } from "./rule";
import { isDecimalLiteral } from "./settled";

/** Longer periods are not written out; the fraction stays. */
const LONGEST_PERIOD = 12;

/** 3/8 → 0.375, and 5/11 → 0.45 with a bar when a decimal is asked for. */
export const fractionToDecimal: FinishRule = {
  id: "fraction-to-decimal",
  apply({ node, value }, { form, style }) {
    const rational = rationalValue(value);
    if (style !== "decimal" || !rational || isDecimalLiteral(node) || rational.d === 1n) return null;
    const title = `Write ${inline(node)} as a decimal.`;
    const digits = terminatingDigits(rational);
    if (digits !== null) {
      return { node: decimalNode(rational, digits), title, why: "Divide the numerator by the denominator." };
    }
    const repeating = form.number === "decimal" ? repeatingDecimal(rational) : null;
    return (
      repeating && {
        node,
        title,
        why: "Divide the numerator by the denominator: a remainder comes back, so the digits under the bar repeat.",
        written: repeating,
      }
    );
  },
};

/** The decimal with a bar over the digits that repeat, or null when the period is long. */
function repeatingDecimal(value: Rational): { latex: string; text: string } | null {
  const size = absolute(value);
  let rest = size.d;
  let before = 0;
  for (; rest % 2n === 0n || rest % 5n === 0n; before++) {
    if (rest % 10n === 0n) rest /= 10n;
    else rest /= rest % 2n === 0n ? 2n : 5n;
  }
  let period = 1;
  for (let power = 10n % rest; power !== 1n % rest; power = (power * 10n) % rest) {
    period += 1;
    if (period > LONGEST_PERIOD) return null;
  }
  if (before > LONGEST_PERIOD) return null;
  const digits = decimalDigits(size, before + period);
  const head = `${isNegative(value) ? "-" : ""}${digits.slice(0, digits.length - period)}`;
  const tail = digits.slice(digits.length - period);
  return { latex: `${head}\\overline{${tail}}`, text: `${head}${tail}${tail}...` };
}
