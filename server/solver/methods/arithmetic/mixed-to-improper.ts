import { int, quotient } from "../../expression/build";
import { inline, type Rule } from "./rule";

/** 2 1/3 → 7/3. */
export const mixedToImproper: Rule = {
  id: "mixed-to-improper",
  many: "Turn the mixed numbers into improper fractions.",
  apply(node) {
    if (node.kind !== "mixed" || node.denominator === 0n) return null;
    const { whole, numerator, denominator } = node;
    const top = whole * denominator + numerator;
    return {
      node: quotient(int(top), int(denominator)),
      title: "Turn the mixed number into an improper fraction.",
      why: `In ${inline(node)} there are $${whole} \\cdot ${denominator} + ${numerator} = ${top}$ parts of size $\\frac{1}{${denominator}}$.`,
    };
  },
};
