import { power, quotient } from "../../expression/build";
import type { RewriteRule } from "../expand/rewriting";

/** (a/b)ⁿ = aⁿ/bⁿ. */
export const powerOfQuotient: RewriteRule = {
  rule: "power-of-quotient",
  title: "Raise the top and the bottom to the power.",
  rewrite(node) {
    if (node.kind !== "power" || node.base.kind !== "quotient") return null;
    const { numerator, denominator } = node.base;
    const to = quotient(power(numerator, node.exponent), power(denominator, node.exponent));
    return { to, why: "The exponent belongs to the whole fraction, so to its top and its bottom." };
  },
};
