import type { Expression } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const addedBeforeSubtracting: WrongRule = {
  id: "added-before-subtracting",
  title: "An addition was done before a subtraction to its left",
  explanation:
    "Addition and subtraction have the same rank and go from left to right: $10 - 3 + 2 = 7 + 2 = 9$.",
  applied: atEachPlace(addedFirst),
};

/** a - b + c as a - (b + c). */
function addedFirst(node: Expression): readonly Expression[] {
  if (node.kind !== "sum") return [];
  return node.terms.flatMap((term, index) => {
    const after = node.terms[index + 1];
    if (term.kind !== "negation" || index === 0 || !after || after.kind === "negation") return [];
    const taken = negation(sum([term.operand, after]));
    return [sum([...node.terms.slice(0, index), taken, ...node.terms.slice(index + 2)])];
  });
}
