import type { Expression } from "../../expression/ast";
import { product } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const powerAsMultiplication: WrongRule = {
  id: "power-as-multiplication",
  title: "A power was worked out as base times exponent",
  explanation: "The exponent counts the factors: $2^3 = 2 \\cdot 2 \\cdot 2 = 8$, not $2 \\cdot 3$.",
  applied: atEachPlace(times),
};

/** aⁿ as a·n. */
function times(node: Expression): readonly Expression[] {
  return node.kind === "power" ? [product([node.base, node.exponent])] : [];
}
