import type { Expression } from "../../expression/ast";
import { negation, root, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const rootOfSum: WrongRule = {
  id: "root-of-sum",
  title: "The root of a sum was taken term by term",
  explanation:
    "The root of a sum is not the sum of the roots: $\\sqrt{9 + 16} = \\sqrt{25} = 5$, but $3 + 4 = 7$.",
  applied: atEachPlace(termByTerm),
};

/** √(a + b) as √a + √b. */
function termByTerm(node: Expression): readonly Expression[] {
  if (node.kind !== "root" || node.radicand.kind !== "sum") return [];
  const { index } = node;
  return [
    sum(
      node.radicand.terms.map((term) =>
        term.kind === "negation" ? negation(root(term.operand, index)) : root(term, index),
      ),
    ),
  ];
}
