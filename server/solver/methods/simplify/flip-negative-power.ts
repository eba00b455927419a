import { negation, number, power, quotient } from "../../expression/build";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import { isNegative, isOne, negate } from "../../expression/rational";
import { math, type RewriteRule } from "../expand/rewriting";

/** (a/b)⁻ⁿ = (b/a)ⁿ. */
export const flipNegativePower: RewriteRule = {
  rule: "flip-negative-power",
  title: "Turn the fraction over to make the exponent positive.",
  rewrite(node, { budget }) {
    if (node.kind !== "power") return null;
    const negative = node.base.kind === "negation";
    const fraction = node.base.kind === "negation" ? node.base.operand : node.base;
    const exponent = polynomialOf(node.exponent, budget);
    const value = exponent && constantValue(exponent);
    if (fraction.kind !== "quotient" || !value || !isNegative(value)) return null;
    const flipped = quotient(fraction.denominator, fraction.numerator);
    const base = negative ? negation(flipped) : flipped;
    const to = isOne(negate(value)) ? base : power(base, number(negate(value)));
    return { to, why: `A negative exponent means the reciprocal: ${math(node)} is ${math(to)}.` };
  },
};
