import {
  addSurds,
  equalSurds,
  multiplySurds,
  negateSurd,
  type SurdNumber,
  surdToExpression,
} from "../../expression/surd-number";
import { inline, type Rule } from "./rule";
import { allSettled } from "./settled";

/** (4 - √6)(4 + √6) → 10. */
export const multiplyConjugates: Rule = {
  id: "multiply-conjugates",
  many: "Multiply the conjugates.",
  apply(node, context) {
    if (node.kind !== "product" || node.factors.length !== 2) return null;
    const [a, b] = allSettled(node.factors, context) ?? [];
    if (!a || !b || a.length !== 2 || !areConjugate(a, b)) return null;
    const [first, second] = node.factors;
    return {
      node: surdToExpression(multiplySurds(a, b)),
      title:
        first && second
          ? `Multiply ${inline(first)} by its conjugate ${inline(second)}.`
          : "Multiply the conjugates.",
      why: a.some((term) => term.imaginary)
        ? "$(a + bi)(a - bi) = a^2 + b^2$, because $i^2 = -1$."
        : "$(a - b)(a + b) = a^2 - b^2$, and squaring removes the root.",
    };
  },
};

/** One of the two sums or differences of a and b is a single term. */
function areConjugate(a: SurdNumber, b: SurdNumber): boolean {
  const total = addSurds(a, b);
  if (equalSurds(a, b) || total.length === 0) return false;
  const difference = addSurds(a, negateSurd(b));
  return total.length === 1 && difference.length === 1;
}
