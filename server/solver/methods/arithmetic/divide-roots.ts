import { divide, fromInt, isZero } from "../../expression/rational";
import {
  canonicalTerm,
  rationalValue,
  type SurdTerm,
  scaleSurd,
  surdToExpression,
  termToExpression,
} from "../../expression/surd-number";
import { inline, type Rule } from "./rule";
import { allSettled } from "./settled";

/** 4√6/(3√6) → 4/3, √14/√2 → √7, and (10 + 5√2)/15 → (2 + √2)/3. */
export const divideRoots: Rule = {
  id: "divide-roots",
  many: "Divide.",
  apply(node, context) {
    if (node.kind !== "quotient") return null;
    const [a, b] = allSettled([node.numerator, node.denominator], context) ?? [];
    if (!a || !b || b.length === 0) return null;
    const divisor = rationalValue(b);
    if (divisor && !isZero(divisor)) {
      const complex = a.some((term) => term.imaginary);
      return {
        node: surdToExpression(scaleSurd(a, divide(fromInt(1), divisor))),
        title: `Divide by ${inline(node.denominator)}.`,
        why:
          complex && a.length > 1
            ? "Divide the real part and the imaginary part on their own."
            : "Every term of the numerator is divided; common factors cancel.",
      };
    }
    if (a.length === 0)
      return {
        node: surdToExpression([]),
        title: "Divide.",
        why: "Zero divided by any other number is $0$.",
      };
    const [top] = a;
    const [bottom] = b;
    if (!top || !bottom || a.length > 1 || b.length > 1) return null;
    const result = cancelled(top, bottom);
    return (
      result && {
        node: termToExpression(result),
        title: `Cancel in ${inline(node)}.`,
        why: "Divide the numbers in front, and divide the numbers under the roots: $\\frac{\\sqrt{a}}{\\sqrt{b}} = \\sqrt{\\frac{a}{b}}$.",
      }
    );
  },
};

function cancelled(top: SurdTerm, bottom: SurdTerm): SurdTerm | null {
  if (top.imaginary !== bottom.imaginary) return null;
  const coefficient = divide(top.coefficient, bottom.coefficient);
  if (bottom.index === 1n) return { ...top, coefficient, imaginary: false };
  if (top.index !== bottom.index || top.radicand % bottom.radicand !== 0n) return null;
  return canonicalTerm(coefficient, top.index, top.radicand / bottom.radicand);
}
