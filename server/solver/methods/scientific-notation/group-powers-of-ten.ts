import type { Expression } from "../../expression/ast";
import { int, number, power, product, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { PowersOfTen } from "./powers-of-ten";
import type { Rule } from "./rule";

/** (3 × 10²)(5 × 10⁻⁶) → (3 · 5) × (10² · 10⁻⁶) */
export const groupPowersOfTen: Rule<PowersOfTen, PowersOfTen> = {
  id: "group-powers-of-ten",
  apply(state) {
    const { top, bottom } = state;
    if (top.length + bottom.length < 2) return null;
    const numbers = side(top, bottom, ({ coefficient }) => decimal(coefficient));
    const powers = side(top, bottom, ({ exponent }) => power(int(10), int(exponent)));
    return {
      state,
      latex: `${bracketed(numbers)} \\times ${bracketed(powers)}`,
      title: "Take the numbers together and the powers of ten together.",
      why: "In a product the factors may stand in any order.",
    };
  },
};

function side(
  top: PowersOfTen["top"],
  bottom: PowersOfTen["bottom"],
  part: (number: PowersOfTen["top"][number]) => Expression,
): Expression {
  const over = product(top.map(part), true);
  return bottom.length > 0 ? quotient(over, product(bottom.map(part), true)) : over;
}

const decimal = (value: Rational): Expression => {
  const digits = terminatingDigits(value);
  return digits === null ? number(value) : decimalNode(value, digits);
};

const bracketed = (node: Expression): string =>
  node.kind === "product" ? `(${toLatex(node)})` : toLatex(node);
