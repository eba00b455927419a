import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { type DerivativeRule, derivativeOf } from "./rule";

/** (u v)′ = u′ v + u v′. */
export const productRule: DerivativeRule = {
  id: "product-rule",
  title: "Use the product rule.",
  why: "$(u \\cdot v)' = u' \\cdot v + u \\cdot v'$: each factor is differentiated once while the other stays.",
  apply(u, { variable }) {
    if (u.kind !== "product") return null;
    const first = u.factors[0] as Expression;
    const rest = product(u.factors.slice(1));
    return sum([
      product([derivativeOf(first, variable), rest]),
      product([first, derivativeOf(rest, variable)]),
    ]);
  },
};
