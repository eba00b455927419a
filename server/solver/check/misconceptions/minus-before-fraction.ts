import type { Expression } from "../../expression/ast";
import { negation, quotient, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const minusBeforeFraction: WrongRule = {
  id: "minus-before-fraction",
  title: "The minus before a fraction reached its first term only",
  explanation: "A fraction line works like a bracket: $-\\frac{a + b}{c} = \\frac{-a - b}{c}$.",
  applied: atEachPlace(firstTermOnly),
};

/** -(a + b)/c as (-a + b)/c. */
function firstTermOnly(node: Expression): readonly Expression[] {
  if (node.kind !== "negation" || node.operand.kind !== "quotient") return [];
  const { numerator, denominator } = node.operand;
  if (numerator.kind !== "sum") return [];
  const [first, ...rest] = numerator.terms;
  return first ? [quotient(sum([negation(first), ...rest]), denominator)] : [];
}
