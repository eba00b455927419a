import type { Expression } from "../../expression/ast";
import { imaginaryUnit, int, power, product, quotient } from "../../expression/build";
import { isOne } from "../../expression/rational";
import { rationalisingFactor, rationalValue, surdToExpression } from "../../expression/surd-number";
import { inline, type Rule } from "./rule";
import { allSettled } from "./settled";

/** 2/(4 - √6) → 2(4 + √6)/((4 - √6)(4 + √6)), and 4/(9√5) → 4√5/(9√5√5). */
export const rationaliseDenominator: Rule = {
  id: "rationalise-denominator",
  many: "Multiply the tops and bottoms so that the denominators become rational.",
  apply(node, context) {
    if (node.kind !== "quotient") return null;
    const [a, b] = allSettled([node.numerator, node.denominator], context) ?? [];
    if (!a || !b || b.length === 0 || rationalValue(b)) return null;
    const factor = rationalisingFactor(b);
    if (!factor) return null;
    const by = surdToExpression(factor);
    const one = rationalValue(a);
    const top = one && isOne(one) ? by : product([node.numerator, by]);
    const complex = b.some((term) => term.imaginary);
    return {
      node: quotient(top, bottomOf(node.denominator, by)),
      title: `Multiply the numerator and the denominator by ${inline(by)}.`,
      why: reason(b.length > 1, complex),
    };
  },
};

function bottomOf(denominator: Expression, by: Expression): Expression {
  const factors = denominator.kind === "product" ? denominator.factors : [denominator];
  const last = factors[factors.length - 1];
  if (by === imaginaryUnit && last?.kind === "constant") {
    return product([...factors.slice(0, -1), power(imaginaryUnit, int(2))]);
  }
  return product([denominator, by]);
}

function reason(several: boolean, complex: boolean): string {
  if (complex) {
    return several
      ? "The product of a number and its conjugate is real, so the denominator loses its $i$."
      : "Because $i^2 = -1$, the denominator becomes real.";
  }
  return several
    ? "The factor is chosen so that the roots in the denominator multiply away."
    : "That completes the power under the root, so the denominator loses its root.";
}
