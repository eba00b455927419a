import type { Expression } from "../../expression/ast";
import { product, quotient } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const multipliedBeforeDividing: WrongRule = {
  id: "multiplied-before-dividing",
  title: "Multiplication was done before a division to its left",
  explanation:
    "Multiplication and division have the same rank and go from left to right: $12 \\div 2 \\cdot 3 = 6 \\cdot 3 = 18$.",
  applied: atEachPlace(multipliedFirst),
};

/** a ÷ b · c as a ÷ (b · c). */
function multipliedFirst(node: Expression): readonly Expression[] {
  if (node.kind !== "product") return [];
  const at = node.factors.findIndex((factor) => factor.kind === "quotient");
  const fraction = node.factors[at];
  if (fraction?.kind !== "quotient" || at === node.factors.length - 1) return [];
  const below = product([fraction.denominator, ...node.factors.slice(at + 1)]);
  return [product([...node.factors.slice(0, at), quotient(fraction.numerator, below)])];
}
