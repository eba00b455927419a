import { math, type RewriteRule } from "../expand/rewriting";
import { signedFactors } from "../expand/terms";
import { monomialForm, symbolicBases, writeForm } from "./monomial-form";
import { negativeValue } from "./negative-value";
import { isPlainTerm } from "./plain-factors";

/** b⁻ⁿ = 1/bⁿ, for every such factor of a term at once. */
export const negativePower: RewriteRule = {
  rule: "negative-power",
  title: "Write negative exponents as powers below the fraction line.",
  wholeTerms: true,
  rewrite(node, { budget }) {
    if (!["product", "power", "negation"].includes(node.kind) || !isPlainTerm(node)) return null;
    const negative = signedFactors(node).factors.find((factor) => negativeValue(factor, budget) !== null);
    const form = negative && monomialForm(node, symbolicBases(node, budget), budget);
    if (!form) return null;
    return {
      to: writeForm(form),
      why: `A negative exponent means one over the power: ${math(negative)} goes below.`,
    };
  },
};
