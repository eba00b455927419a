import { int, product, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { divide, fromInt, multiply, power } from "../../expression/rational";
import { inline, type Rule } from "./rule";
import { settledRational } from "./settled";

/** 45% → 0.45, or 45/100 where fractions are wanted. */
export const percentToNumber: Rule = {
  id: "percent-to-number",
  many: "Write the percents as numbers.",
  apply(node, context) {
    if (node.kind !== "percent") return null;
    const rate = settledRational(node.operand, context);
    if (!rate) return null;
    const value = divide(rate, fromInt(100));
    const why = `Percent means out of a hundred, so ${inline(node)} is ${inline(node.operand)} divided by $100$.`;
    const digits = terminatingDigits(value);
    if (digits !== null && context.style === "decimal") {
      return { node: decimalNode(value, digits), title: "Write the percent as a decimal.", why };
    }
    const shift = terminatingDigits(rate);
    const title = "Write the percent as a fraction.";
    if (shift === null || node.operand.kind === "quotient") {
      return { node: product([node.operand, quotient(int(1), int(100))], true), title, why };
    }
    const scale = power(fromInt(10), BigInt(shift));
    return { node: quotient(int(multiply(rate, scale).n), int(100n * scale.n)), title, why };
  },
};
