import { symbolsOf } from "../../expression/walk";
import type { RewriteRule } from "../expand/rewriting";
import { monomialForm, symbolicBases, writeForm } from "./monomial-form";
import { isPlainTerm } from "./plain-factors";

/** bᵐ / bⁿ = bᵐ⁻ⁿ, left on the side where the exponent is positive, and the numbers cancelled. */
export const dividePowers: RewriteRule = {
  rule: "divide-powers",
  title: "Divide: subtract the exponents of equal bases and cancel the numbers.",
  rewrite(node, { budget }) {
    const fraction = node.kind === "negation" ? node.operand : node;
    if (
      fraction.kind !== "quotient" ||
      !isPlainTerm(fraction.numerator) ||
      !isPlainTerm(fraction.denominator)
    )
      return null;
    const form = monomialForm(node, symbolicBases(node, budget), budget);
    if (!form) return null;
    const shares = symbolsOf(fraction.denominator).some((name) =>
      symbolsOf(fraction.numerator).includes(name),
    );
    const to = writeForm(form);
    if (!shares)
      return { to, title: "Work out the numbers.", why: "Top and bottom have no letter in common." };
    return { to, why: "The difference stays where the larger exponent was, so it is positive." };
  },
};
