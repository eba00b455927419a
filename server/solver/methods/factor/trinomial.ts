import { collectTerms } from "../../expression/polynomial";
import { fromInt } from "../../expression/rational";
import { factorPairs } from "./factor-pairs";
import { pairFor, trinomialOf } from "./quadratic-form";
import type { FactorRule } from "./split";
import { times } from "./term-roots";

/** u² + buv + cv² = (u + mv)(u + nv) with m + n = b and mn = c. */
export const monicTrinomial: FactorRule = {
  rule: "trinomial",
  title: "Find two numbers with the right sum and product.",
  split(p) {
    const t = trinomialOf(p);
    const pair = t && t.a === 1n ? pairFor(t) : null;
    if (!t || !pair) return null;
    const { m, n } = pair;
    const pairs = factorPairs(t.c, t.b);
    return {
      parts: [m, n].map((k) => collectTerms([t.u, times(t.v, fromInt(k))])),
      why: `${pairs ? `Pairs with the product $${t.c}$: ${pairs}. Of these, ` : ""}$${m}$ and $${n}$ have the sum $${t.b}$${pairs ? "" : ` and the product $${t.c}$`}.`,
    };
  },
};
