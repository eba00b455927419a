import { addSurds, surdToExpression } from "../../expression/surd-number";
import type { Rule } from "./rule";
import { allSettled } from "./settled";

/** 5√3 + 2√3 → 7√3; 3 + 2i + 5 - 3i → 8 - i. */
export const collectRoots: Rule = {
  id: "collect-like-terms",
  many: "Combine the like terms.",
  apply(node, context) {
    if (node.kind !== "sum") return null;
    const values = allSettled(node.terms, context);
    if (!values) return null;
    const complex = values.some((value) => value.some((term) => term.imaginary));
    return {
      node: surdToExpression(values.reduce(addSurds)),
      title: complex ? "Combine the real parts and the imaginary parts." : "Combine the like terms.",
      why: complex
        ? "Plain numbers add up with plain numbers, and multiples of $i$ with multiples of $i$."
        : "Roots with the same number under them add like letters; plain numbers add up on their own.",
    };
  },
};
