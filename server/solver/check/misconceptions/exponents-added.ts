import type { Expression } from "../../expression/ast";
import { power, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const exponentsAdded: WrongRule = {
  id: "exponents-added",
  title: "Exponents were added where they should be multiplied",
  explanation: "A power of a power multiplies the exponents: $(x^2)^3 = x^6$.",
  applied: atEachPlace(added),
};

/** (xᵃ)ᵇ as xᵃ⁺ᵇ. */
function added(node: Expression): readonly Expression[] {
  return node.kind === "power" && node.base.kind === "power"
    ? [power(node.base.base, sum([node.base.exponent, node.exponent]))]
    : [];
}
