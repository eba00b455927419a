import { factorPolynomial } from "../../expression/factorization";
import { divideExactly } from "../../expression/polynomial-division";
import type { FactorRule } from "./split";
import { show } from "./term-roots";

/** Any remaining split, found by a complete search over the integers. */
export const searchedFactor: FactorRule = {
  rule: "searched-factor",
  title: "Split off a factor with whole coefficients.",
  split(p, budget) {
    const { factors } = factorPolynomial(p, budget);
    const [first] = factors;
    const rest = first && divideExactly(p, first.polynomial, budget);
    if (!first || !rest || (factors.length === 1 && first.multiplicity === 1)) return null;
    return {
      parts: [first.polynomial, rest],
      why: `Multiplying ${show(first.polynomial)} and ${show(rest)} gives the polynomial back.`,
    };
  },
};
