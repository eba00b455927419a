import { product } from "../../expression/build";
import { applied, type DerivativeRule, derivativeOf, holds } from "./rule";

/** (uᵛ)′ = uᵛ · (v ln u)′ where both hold the letter. */
export const logarithmicDifferentiation: DerivativeRule = {
  id: "logarithmic-differentiation",
  title:
    "The letter stands below and in the exponent: write the power as $e^{v \\ln(u)}$ and differentiate that.",
  why: "$u^v = e^{v \\ln(u)}$, so $(u^v)' = u^v \\cdot (v \\ln(u))'$.",
  apply(u, { variable }) {
    if (u.kind !== "power" || !holds(u.base, variable) || !holds(u.exponent, variable)) return null;
    return product([u, derivativeOf(product([u.exponent, applied("ln", u.base)]), variable)]);
  },
};
