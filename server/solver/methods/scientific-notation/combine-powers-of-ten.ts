import { divide, multiply, ONE } from "../../expression/rational";
import type { Scientific } from "../../expression/scientific";
import { scientificLatex } from "../../printer/scientific";
import type { PowersOfTen } from "./powers-of-ten";
import type { Rule } from "./rule";

/** (3 · 5) × (10² · 10⁻⁶) → 15 × 10⁻⁴ */
export const combinePowersOfTen: Rule<PowersOfTen, Scientific> = {
  id: "combine-powers-of-ten",
  apply({ top, bottom }) {
    const over = multiplied(top);
    const under = multiplied(bottom);
    const state = {
      coefficient: divide(over.coefficient, under.coefficient),
      exponent: over.exponent - under.exponent,
    };
    const divides = bottom.length > 0;
    return {
      state,
      latex: scientificLatex(state),
      title: divides
        ? "Divide the numbers and subtract the exponents."
        : "Multiply the numbers and add the exponents.",
      why: divides ? "$\\frac{10^{m}}{10^{n}} = 10^{m - n}$." : "$10^{m} \\cdot 10^{n} = 10^{m + n}$.",
    };
  },
};

const multiplied = (numbers: readonly Scientific[]): Scientific =>
  numbers.reduce(
    (product, { coefficient, exponent }) => ({
      coefficient: multiply(product.coefficient, coefficient),
      exponent: product.exponent + exponent,
    }),
    { coefficient: ONE, exponent: 0n },
  );
