import type { Expression } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const subtractedTheWrongWayRound: WrongRule = {
  id: "subtracted-the-wrong-way-round",
  title: "The subtraction was done the wrong way round",
  explanation: "The order matters when you subtract: $3 - 8 = -5$, while $8 - 3 = 5$.",
  applied: atEachPlace(turned),
};

/** a - b as b - a. */
function turned(node: Expression): readonly Expression[] {
  if (node.kind !== "sum") return [];
  return node.terms.slice(1).flatMap((term, index) => {
    const before = node.terms[index] as Expression;
    if (term.kind !== "negation" && before.kind !== "negation") return [];
    const swapped = negation(sum([before, term]));
    return [sum([...node.terms.slice(0, index), swapped, ...node.terms.slice(index + 2)])];
  });
}
