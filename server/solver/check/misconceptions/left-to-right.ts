import type { Expression } from "../../expression/ast";
import { product, quotient, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace, factorsOf } from "./places";

export const leftToRight: WrongRule = {
  id: "left-to-right",
  title: "Everything was worked out from left to right",
  explanation:
    "Multiplication and division come before addition and subtraction: $2 + 3 \\cdot 4 = 2 + 12 = 14$.",
  applied: atEachPlace(inOrder),
};

/** a + b·c as (a + b)·c, for each pair of neighbours and for the whole row. */
function inOrder(node: Expression): readonly Expression[] {
  if (node.kind !== "sum" || node.terms.length > 10) return [];
  const pairs = node.terms
    .slice(1)
    .map((term, index) =>
      sum([
        ...node.terms.slice(0, index),
        continued(node.terms[index] as Expression, term),
        ...node.terms.slice(index + 2),
      ]),
    );
  return [...pairs, node.terms.reduce(continued)];
}

/** What stands before is added to the first factor of the term, and the rest of the term works on all of it. */
function continued(before: Expression, term: Expression): Expression {
  const negative = term.kind === "negation";
  const body = negative ? term.operand : term;
  const signed = (e: Expression): Expression => (negative ? { kind: "negation", operand: e } : e);
  if (body.kind === "quotient") return quotient(sum([before, signed(body.numerator)]), body.denominator);
  const [first, ...others] = factorsOf(body);
  if (first?.kind === "quotient")
    return product([quotient(sum([before, signed(first.numerator)]), first.denominator), ...others]);
  return product([sum([before, signed(first as Expression)]), ...others]);
}
