import type { Expression } from "../../expression/ast";
import { negation, power, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const squareOfSum: WrongRule = {
  id: "square-of-sum",
  title: "A sum was raised to a power term by term",
  explanation:
    "The square of a sum has a middle term: $(a + b)^2 = a^2 + 2ab + b^2$. Write the bracket twice and multiply out.",
  applied: atEachPlace(termByTerm),
};

/** (a + b)ⁿ as aⁿ + bⁿ, a subtracted term with its minus in front or inside. */
function termByTerm(node: Expression): readonly Expression[] {
  if (node.kind !== "power" || node.base.kind !== "sum") return [];
  const { exponent } = node;
  const signed = node.base.terms.map((term) => power(term, exponent));
  const outside = node.base.terms.map((term) =>
    term.kind === "negation" ? negation(power(term.operand, exponent)) : power(term, exponent),
  );
  return [sum(outside), sum(signed)];
}
