import { power } from "../../expression/build";
import { multiplyPolynomials, polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { math, type RewriteRule } from "../expand/rewriting";

/** (bᵐ)ⁿ = bᵐⁿ. */
export const powerOfPower: RewriteRule = {
  rule: "power-of-power",
  title: "A power of a power: multiply the exponents.",
  rewrite(node, { budget }) {
    if (node.kind !== "power" || node.base.kind !== "power") return null;
    const inner = polynomialOf(node.base.exponent, budget);
    const outer = polynomialOf(node.exponent, budget);
    if (!inner || !outer) return null;
    const to = power(node.base.base, polynomialToExpression(multiplyPolynomials(inner, outer, budget)));
    return { to, why: `${math(node)} is ${math(to)}.` };
  },
};
