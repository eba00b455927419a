import type { Expression } from "../../expression/ast";
import { int, number, power, quotient } from "../../expression/build";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import { isNegative, negate, type Rational } from "../../expression/rational";
import type { Budget } from "../../types";
import { math, type RewriteRule } from "../expand/rewriting";
import { signedFactors } from "../expand/terms";
import { monomialForm, symbolicBases, writeForm } from "./monomial-form";
import { isPlainTerm } from "./plain-factors";

/** b⁻ⁿ = 1/bⁿ, for every such factor of a term at once. */
export const negativeExponent: RewriteRule = {
  rule: "negative-exponent",
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

/** (a + b)⁻ⁿ = 1/(a + b)ⁿ. */
export const negativePowerOfSum: RewriteRule = {
  rule: "negative-power-of-sum",
  title: "Write the negative power as one over the power.",
  rewrite(node, { budget }) {
    const value = node.kind === "power" ? negativeValue(node, budget) : null;
    if (node.kind !== "power" || !value) return null;
    const positive = negate(value);
    const below = positive.n === positive.d ? node.base : power(node.base, number(positive));
    return { to: quotient(int(1), below), why: `${math(node)} is one over ${math(below)}.` };
  },
};

function negativeValue(node: Expression, budget: Budget): Rational | null {
  if (node.kind !== "power") return null;
  const exponent = polynomialOf(node.exponent, budget);
  const value = exponent && constantValue(exponent);
  return value && isNegative(value) ? value : null;
}
