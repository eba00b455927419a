import { int, power, root } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { symbolsOf } from "../../expression/walk";
import { type RadicalRule, rewritten } from "./reader";

/** x^(5/2) → √(x⁵), so that it can be combined with other roots. */
export const fractionalExponentAsRoot: RadicalRule = ({ budget }) => ({
  rule: "fractional-exponent-as-root",
  title: "Write the fractional exponents as roots.",
  rewrite(node) {
    if (node.kind !== "power" || symbolsOf(node.exponent).length > 0 || node.exponent.kind === "number")
      return null;
    const exponent = evaluateExact(node.exponent, new Map(), budget);
    if (!exponent || exponent.d === 1n || exponent.n < 1n || exponent.d > 64n) return null;
    return rewritten(
      root(exponent.n === 1n ? node.base : power(node.base, int(exponent.n)), exponent.d),
      "The denominator of the exponent is the index of the root: $a^{\\frac{p}{q}} = \\sqrt[q]{a^p}$.",
    );
  },
});
