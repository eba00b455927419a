import { toLatex } from "../../printer/latex";
import type { RewriteRule } from "../expand/rewriting";
import { monomialForm, symbolicBases, writeFlat } from "./monomial-form";
import { isPlainTerm } from "./plain-factors";

/** bᵐ · bⁿ = bᵐ⁺ⁿ, and the numbers multiplied. */
export const multiplyPowers: RewriteRule = {
  rule: "multiply-powers",
  title: "Multiply: add the exponents of equal bases.",
  wholeTerms: true,
  rewrite(node, { budget }) {
    const inner = node.kind === "negation" ? node.operand : node;
    const numeric =
      inner.kind === "power" && inner.base.kind === "number" && inner.exponent.kind === "number";
    if ((inner.kind !== "product" && !numeric) || !isPlainTerm(node)) return null;
    const form = monomialForm(node, symbolicBases(node, budget), budget);
    if (!form) return null;
    const to = writeFlat(form);
    return {
      to,
      why: `$${toLatex(node)} = ${toLatex(to)}$.`,
      ...(numeric && { title: "Work out the numbers." }),
    };
  },
};
