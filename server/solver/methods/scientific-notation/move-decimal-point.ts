import type { Expression } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { fromInt, multiply } from "../../expression/rational";
import type { Scientific } from "../../expression/scientific";
import { toLatex } from "../../printer/latex";
import type { Rule } from "./rule";

/** 1.3 × 10³ → 1300
 * @throws {LimitReached} when the number has too many digits */
export const moveDecimalPoint: Rule<Scientific, Expression> = {
  id: "move-decimal-point",
  apply({ coefficient, exponent }) {
    const value = multiply(coefficient, boundedPower(fromInt(10), exponent));
    const digits = terminatingDigits(value);
    if (digits === null) return null;
    const node = decimalNode(value, digits);
    const places = exponent < 0n ? -exponent : exponent;
    return {
      state: node,
      latex: toLatex(node),
      title:
        exponent === 0n
          ? "Leave out the power of ten."
          : `Move the decimal point $${places}$ ${places === 1n ? "place" : "places"} to the ${exponent > 0n ? "right" : "left"}.`,
      why:
        exponent === 0n
          ? "$10^{0} = 1$."
          : `Multiplying by $10^{${exponent}}$ makes the number ${exponent > 0n ? "larger" : "smaller"}; empty places are filled with zeros.`,
    };
  },
};
