import type { Expression } from "../../expression/ast";
import { int, negation } from "../../expression/build";
import { constantPolynomial, multiplyPolynomials } from "../../expression/polynomial";
import { ONE } from "../../expression/rational";
import type { RewriteRule } from "../expand/rewriting";
import { signedFactors } from "../expand/terms";
import { fractionTerm, type RationalForm } from "./rational-form";
import { writeFactored } from "./write-fraction";

/** a/b · c/d = ac/bd, factored so that common factors show. */
export const multiplyFractions: RewriteRule = {
  rule: "multiply-rational-expressions",
  title: "Multiply tops and bottoms, with everything factorised.",
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
