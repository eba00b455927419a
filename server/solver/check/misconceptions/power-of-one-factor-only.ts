import type { Expression } from "../../expression/ast";
import { power, product, quotient } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const powerOfOneFactorOnly: WrongRule = {
  id: "power-of-one-factor-only",
  title: "Only one factor was raised to the power",
  explanation:
    "A power of a product raises every factor: $(2x)^3 = 2^3 x^3 = 8x^3$. The same holds for a fraction.",
  applied: atEachPlace(oneOnly),
};

/** (ab)ⁿ as a·bⁿ, (a/b)ⁿ as aⁿ/b. */
function oneOnly(node: Expression): readonly Expression[] {
  if (node.kind !== "power") return [];
  const { base, exponent } = node;
  if (base.kind === "quotient")
    return [
      quotient(power(base.numerator, exponent), base.denominator),
      quotient(base.numerator, power(base.denominator, exponent)),
    ];
  if (base.kind !== "product") return [];
  return base.factors.map((raised) =>
    product(base.factors.map((factor) => (factor === raised ? power(factor, exponent) : factor))),
  );
}
