import { collectTerms, multiplyTerms } from "../../expression/polynomial";
import { isNegative } from "../../expression/rational";
import type { FactorRule } from "./split";
import { opposite, rootOfTerm, showTerm } from "./term-roots";

/** a³ ± b³ = (a ± b)(a² ∓ ab + b²). */
export const sumOfCubes: FactorRule = {
  rule: "sum-of-cubes",
  title: "Use the pattern for two cubes.",
  split({ terms }) {
    const [first, second] = terms;
    if (!first || !second || terms.length !== 2) return null;
    const a = rootOfTerm(first, 3);
    const b = rootOfTerm(second, 3);
    if (!a || !b) return null;
    const minus = isNegative(b.coefficient);
    const [sign, other] = minus ? ["-", "+"] : ["+", "-"];
    return {
      parts: [
        collectTerms([a, b]),
        collectTerms([multiplyTerms(a, a), opposite(multiplyTerms(a, b)), multiplyTerms(b, b)]),
      ],
      why: `$a^3 ${sign} b^3 = (a ${sign} b)(a^2 ${other} ab + b^2)$; the cubes are those of ${showTerm(a)} and ${showTerm(minus ? opposite(b) : b)}.`,
    };
  },
};
