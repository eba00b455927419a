import { squareRootPolynomial } from "../../expression/polynomial-gcd";
import type { FactorRule } from "./split";
import { show, showTerm } from "./term-roots";

/** a² ± 2ab + b² = (a ± b)². */
export const perfectSquare: FactorRule = {
  rule: "perfect-square",
  title: "Write it as the square of a bracket.",
  split(p, budget) {
    if (p.terms.length < 3) return null;
    const root = squareRootPolynomial(p, budget);
    const [a, b] = root?.terms ?? [];
    if (!root || !a || !b) return null;
    return {
      parts: [root, root],
      why:
        root.terms.length === 2
          ? `The ends are squares, and the middle is twice the product of ${showTerm(a)} and ${showTerm(b)}.`
          : `Squaring ${show(root)} gives every term back.`,
    };
  },
};
