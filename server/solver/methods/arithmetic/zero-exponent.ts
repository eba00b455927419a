import { int } from "../../expression/build";
import { isZero } from "../../expression/rational";
import { inline, type Rule } from "./rule";
import { settledRational, settledValue } from "./settled";

/** a⁰ → 1 for a ≠ 0. */
export const zeroExponent: Rule = {
  id: "zero-exponent",
  many: "Replace each zeroth power by $1$.",
  apply(node, context) {
    if (node.kind !== "power") return null;
    const exponent = settledRational(node.exponent, context);
    const base = settledValue(node.base, context);
    if (!exponent || !isZero(exponent) || !base || base.length === 0) return null;
    return {
      node: int(1),
      title: `Replace ${inline(node)} by $1$.`,
      why: "Any number except $0$ to the power $0$ is $1$.",
    };
  },
};
