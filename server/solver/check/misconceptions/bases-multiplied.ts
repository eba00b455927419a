import type { Expression } from "../../expression/ast";
import { power, product, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";
import { pairsOfOneBase } from "./same-base";

export const basesMultiplied: WrongRule = {
  id: "bases-multiplied",
  title: "The bases were multiplied as well as the exponents added",
  explanation: "The base stays as it is: $2^3 \\cdot 2^4 = 2^7$, not $4^7$.",
  applied: atEachPlace(squared),
};

/** aᵐ · aⁿ as (a · a)ᵐ⁺ⁿ. */
function squared(node: Expression): readonly Expression[] {
  return node.kind === "product"
    ? pairsOfOneBase(node.factors, (one, two) =>
        power(product([one.base, two.base]), sum([one.exponent, two.exponent])),
      )
    : [];
}
