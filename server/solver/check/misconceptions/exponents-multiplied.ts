import type { Expression } from "../../expression/ast";
import { power, product } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";
import { pairsOfOneBase } from "./same-base";

export const exponentsMultiplied: WrongRule = {
  id: "exponents-multiplied",
  title: "Exponents were multiplied where they should be added",
  explanation:
    "When powers of the same base are multiplied, the exponents are added: $x^2 \\cdot x^3 = x^5$.",
  applied: atEachPlace(multiplied),
};

/** xᵃ · xᵇ as xᵃᵇ. */
function multiplied(node: Expression): readonly Expression[] {
  return node.kind === "product"
    ? pairsOfOneBase(node.factors, (one, two) => power(one.base, product([one.exponent, two.exponent])))
    : [];
}
