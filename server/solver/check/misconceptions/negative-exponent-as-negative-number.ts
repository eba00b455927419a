import type { Expression } from "../../expression/ast";
import { int, negation, power, quotient } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const negativeExponentAsNegativeNumber: WrongRule = {
  id: "negative-exponent-as-negative-number",
  title: "A negative exponent was read as a negative number",
  explanation:
    "A negative exponent means one over the power: $2^{-3} = \\frac{1}{2^3} = \\frac{1}{8}$. It does not make the number negative.",
  applied: atEachPlace(negative),
};

/** a⁻ⁿ as -aⁿ, or as -1/aⁿ. */
function negative(node: Expression): readonly Expression[] {
  if (node.kind !== "power" || node.exponent.kind !== "negation") return [];
  const raised = power(node.base, node.exponent.operand);
  return [negation(raised), negation(quotient(int(1), raised))];
}
