import { collectTerms } from "../../expression/polynomial";
import type { FactorRule } from "./split";
import { opposite, rootOfTerm, showTerm } from "./term-roots";

/** a² - b² = (a + b)(a - b). */
export const differenceOfSquares: FactorRule = {
  rule: "difference-of-squares",
  title: "Write the difference of two squares as a product.",
  split({ terms }) {
    const [first, second] = terms;
    if (!first || !second || terms.length !== 2) return null;
    const a = rootOfTerm(first, 2);
    const b = rootOfTerm(opposite(second), 2);
    if (!a || !b) return null;
    return {
      parts: [collectTerms([a, b]), collectTerms([a, opposite(b)])],
      why: `$a^2 - b^2 = (a + b)(a - b)$; the squares are those of ${showTerm(a)} and ${showTerm(b)}.`,
    };
  },
};
