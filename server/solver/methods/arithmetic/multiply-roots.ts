import type { Expression } from "../../expression/ast";
import { int, negation, product, root } from "../../expression/build";
import { isNegative, multiply, negate, ONE } from "../../expression/rational";
import { multiplySurds, type SurdTerm, surdToExpression } from "../../expression/surd-number";
import { inline, type Rule } from "./rule";
import { allSettled } from "./settled";

/** 5√6 · 2√3 → 10√18; √5 · √5 → 5; 2i · 3i → -6. */
export const multiplyRoots: Rule = {
  id: "multiply-roots",
  many: "Multiply.",
  apply(node, context) {
    if (node.kind !== "product") return null;
    const values = allSettled(node.factors, context);
    if (!values || values.some((value) => value.length > 1)) return null;
    const result = values.reduce(multiplySurds);
    const terms = values.map(([term]) => term).filter((term) => term !== undefined);
    const imaginary = terms.filter((term) => term.imaginary).length > 1;
    return {
      node: unsimplified(terms) ?? surdToExpression(result),
      title:
        node.factors.length === 2
          ? `Multiply ${node.factors.map(inline).join(" by ")}.`
          : "Multiply the factors.",
      why: imaginary
        ? "Multiply the numbers, and use $i \\cdot i = -1$."
        : "Multiply the numbers in front, and multiply the numbers under the roots: $\\sqrt{a}\\sqrt{b} = \\sqrt{ab}$.",
    };
  },
};

/** The product under one root that is still to be simplified, when there are unlike roots of one index. */
function unsimplified(terms: readonly SurdTerm[]): Expression | null {
  const roots = terms.filter((term) => term.index !== 1n);
  const [first, second] = roots;
  if (!first || !second || roots.some((term) => term.index !== first.index)) return null;
  if (terms.some((term) => term.imaginary) || roots.every((term) => term.radicand === first.radicand))
    return null;
  const coefficient = terms.reduce((total, term) => multiply(total, term.coefficient), ONE);
  if (coefficient.d !== 1n) return null;
  const joined = root(int(roots.reduce((total, term) => total * term.radicand, 1n)), first.index);
  const size = isNegative(coefficient) ? negate(coefficient) : coefficient;
  const shown = size.n === 1n ? joined : product([int(size.n), joined]);
  return isNegative(coefficient) ? negation(shown) : shown;
}
