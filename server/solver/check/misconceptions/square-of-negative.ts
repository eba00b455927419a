import type { Expression } from "../../expression/ast";
import { negation, power } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const squareOfNegative: WrongRule = {
  id: "square-of-negative",
  title: "The minus sign and the power were taken in the wrong order",
  explanation:
    "The power belongs to what it stands on: $(-3)^2 = 9$, because the minus is inside the bracket, but $-3^2 = -9$.",
  applied: atEachPlace(swapped),
};

/** (-a)ⁿ as -aⁿ, and -aⁿ as (-a)ⁿ. */
function swapped(node: Expression): readonly Expression[] {
  if (node.kind === "power" && node.base.kind === "negation")
    return [negation(power(node.base.operand, node.exponent))];
  return node.kind === "negation" && node.operand.kind === "power"
    ? [power(negation(node.operand.base), node.operand.exponent)]
    : [];
}
