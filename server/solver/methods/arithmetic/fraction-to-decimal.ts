import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { rationalValue } from "../../expression/surd-number";
import { LATEX } from "../../printer/answer/hand";
import { repeatingDecimal } from "../../printer/answer/plain-number";
import type { FinishRule } from "./finish-rule";
import { inline } from "./rule";
import { isDecimalLiteral } from "./settled";

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
    const latex = form.number === "decimal" ? repeatingDecimal(number(rational), LATEX) : null;
    if (latex === null) return null;
    return {
      node,
      title,
      why: "Divide the numerator by the denominator: a remainder comes back, so the digits under the bar repeat.",
      latex,
    };
  },
};
