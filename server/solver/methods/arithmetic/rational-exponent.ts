import { int, power, root } from "../../expression/build";
import { isNegative } from "../../expression/rational";
import { inline, type Rule } from "./rule";
import { settledRational, settledValue } from "./settled";

/** a^(p/q) → (ᵠ√a)ᵖ. */
export const rationalExponent: Rule = {
  id: "rational-exponent",
  many: "Write the fractional exponents as roots.",
  apply(node, context) {
    if (node.kind !== "power") return null;
    const exponent = settledRational(node.exponent, context);
    const base = settledValue(node.base, context);
    if (!base || !exponent || exponent.d === 1n || isNegative(exponent) || exponent.d > 64n) return null;
    const taken = root(node.base, exponent.d);
    return {
      node: exponent.n === 1n ? taken : power(taken, int(exponent.n)),
      title: `Write ${inline(node)} with a root.`,
      why: "The denominator of the exponent is the index of the root: $a^{\\frac{p}{q}} = (\\sqrt[q]{a})^p$.",
    };
  },
};
