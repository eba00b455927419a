import type { Expression } from "../../expression/ast";
import { number, product, sum } from "../../expression/build";
import { add, isOne } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { coefficientOf } from "./coefficient-of";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const unlikeTermsAdded: WrongRule = {
  id: "unlike-terms-added",
  title: "Unlike terms were added",
  explanation:
    "Only terms with the same letters to the same powers are added: $3x + 2$ stays as it is, and so does $x^2 + x$.",
  applied: atEachPlace(together),
};

/** ax + b as (a + b)x, for each pair of terms that are not alike. */
function together(node: Expression): readonly Expression[] {
  if (node.kind !== "sum" || node.terms.length > 8) return [];
  return node.terms.flatMap((one, i) =>
    node.terms.slice(i + 1).flatMap((two) => {
      const rest = node.terms.filter((term) => term !== one && term !== two);
      return merged(one, two).map((term) => sum([...rest, term]));
    }),
  );
}

function merged(one: Expression, two: Expression): readonly Expression[] {
  const [a, b] = [coefficientOf(one), coefficientOf(two)];
  const [left, right] = [product(a.rest), product(b.rest)];
  if (a.rest.length + b.rest.length === 0 || toLatex(left) === toLatex(right)) return [];
  const total = number(add(a.coefficient, b.coefficient));
  const plain = isOne(a.coefficient) && isOne(b.coefficient) && a.rest.length * b.rest.length > 0;
  const multiplied = plain ? [product([...a.rest, ...b.rest])] : [];
  const added = [a.rest, b.rest, [...a.rest, ...b.rest]]
    .filter((rest) => rest.length > 0)
    .map((rest) => product([total, ...rest]));
  return [...added, ...multiplied];
}
