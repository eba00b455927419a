import { int, negation, power, product, quotient, sum } from "../../expression/build";
import { type DerivativeRule, derivativeOf, holds } from "./rule";

/** (u/v)′ = (u′ v − u v′)/v². */
export const quotientRule: DerivativeRule = {
  id: "quotient-rule",
  title: "Use the quotient rule.",
  why: "$\\left(\\frac{u}{v}\\right)' = \\frac{u' \\cdot v - u \\cdot v'}{v^2}$.",
  apply(u, { variable }) {
    if (u.kind !== "quotient") return null;
    const { numerator: top, denominator: bottom } = u;
    const second = product([top, derivativeOf(bottom, variable)]);
    if (!holds(top, variable)) return negation(quotient(second, power(bottom, int(2))));
    return quotient(
      sum([product([derivativeOf(top, variable), bottom]), negation(second)]),
      power(bottom, int(2)),
    );
  },
};
