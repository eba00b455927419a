import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient } from "../../expression/build";
import { constantPolynomial, multiplyPolynomials } from "../../expression/polynomial";
import { ONE } from "../../expression/rational";
import { math, type RewriteRule } from "../expand/rewriting";
import { signedFactors } from "../expand/terms";
import { fractionTerm, type RationalForm, writeFactored } from "./rational-form";

/** a/b · c/d = ac/bd, factored so that common factors show. */
export const multiplyFractions: RewriteRule = {
  rule: "multiply-fractions",
  title: "Multiply tops and bottoms, with everything factored.",
  rewrite(node, { budget }) {
    const { negative, factors } = signedFactors(node);
    if (factors.length < 2 || !factors.some((factor) => factor.kind === "quotient")) return null;
    let total: RationalForm = { above: constantPolynomial(ONE), below: constantPolynomial(ONE) };
    for (const factor of factors) {
      const form = fractionTerm(factor, budget);
      if (!form) return null;
      total = {
        above: multiplyPolynomials(total.above, form.above, budget),
        below: multiplyPolynomials(total.below, form.below, budget),
      };
    }
    if (total.above.terms.length === 0)
      return { to: int(0), why: "A factor is zero, so the product is zero." };
    const written = writeFactored(total, budget);
    return {
      to: negative ? opposite(written) : written,
      why: "Factors that stand above and below can then be cancelled.",
    };
  },
};

const opposite = (node: Expression): Expression => (node.kind === "negation" ? node.operand : negation(node));

/** a ÷ c/d = a · d/c. */
export const divideByFraction: RewriteRule = {
  rule: "divide-by-fraction",
  title: "Dividing by a fraction is multiplying by its reciprocal.",
  rewrite(node, { budget }) {
    if (node.kind !== "quotient") return null;
    const { numerator, denominator } = node;
    const below = denominator.kind === "negation" ? denominator.operand : denominator;
    const above = numerator.kind === "negation" ? numerator.operand : numerator;
    if (below.kind !== "quotient" && above.kind !== "quotient") return null;
    const divisor = fractionTerm(denominator, budget);
    if (!fractionTerm(numerator, budget) || !divisor || divisor.above.terms.length === 0) return null;
    const reciprocal =
      below.kind === "quotient" ? quotient(below.denominator, below.numerator) : quotient(int(1), below);
    const multiplied = product([numerator, reciprocal], true);
    return {
      to: denominator.kind === "negation" ? negation(multiplied) : multiplied,
      why: `The reciprocal of ${math(below)} is ${math(reciprocal)}.`,
    };
  },
};
