import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import { constantValue, type Polynomial, polynomialToExpression } from "../../expression/polynomial";
import { gcdPolynomials, numericContent } from "../../expression/polynomial-gcd";
import { gcd } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import { math, type RewriteRule } from "../expand/rewriting";
import { writeFactorization } from "../factor/write-factors";
import { fractionTerm, type RationalForm, writeFactored, writeLowest } from "./rational-form";

/** The fraction a node is, with its sign; null for other nodes. */
function fractionAt(node: Expression, budget: Budget): RationalForm | null {
  const fraction = node.kind === "negation" ? node.operand : node;
  return fraction.kind === "quotient" ? fractionTerm(node, budget) : null;
}

/** What stands both above and below: letters and brackets, and the shared number. */
function shared({ above, below }: RationalForm, budget: Budget): { common: Polynomial; number: bigint } {
  const top = numericContent(above);
  const bottom = numericContent(below);
  return { common: gcdPolynomials(above, below, budget), number: gcd(top.n * bottom.d, bottom.n * top.d) };
}

/** Top and bottom as products, when they have something in common. */
export const factorFraction: RewriteRule = {
  rule: "factor-fraction",
  title: "Factor the top and the bottom.",
  rewrite(node, { budget }) {
    const form = fractionAt(node, budget);
    if (!form || form.above.terms.length === 0) return null;
    if (form.above.terms.length === 1 && form.below.terms.length === 1) return null;
    if (constantValue(shared(form, budget).common)) return null;
    return {
      to: writeFactored(form, budget),
      why: "Only factors of the whole top and the whole bottom can be cancelled.",
    };
  },
};

/** ac/bc = a/b. */
export const cancelCommonFactors: RewriteRule = {
  rule: "cancel-common-factors",
  title: "Cancel the common factors.",
  rewrite(node, { budget }) {
    const form = fractionAt(node, budget);
    if (!form) return null;
    if (form.above.terms.length === 0)
      return { to: int(0), title: "Zero over anything but zero is zero.", why: zeroWhy(form) };
    const { common, number } = shared(form, budget);
    const isCoprime = constantValue(common) !== null;
    const below = constantValue(form.below);
    if (isCoprime && number === 1n && below?.n !== 1n) return null;
    const to = writeLowest(form, budget);
    const why = isCoprime
      ? `Top and bottom are both divided by $${number}$.`
      : `${math(writeFactorization(factorPolynomial(common, budget)))} stands above and below; it may be cancelled where it is not $0$.`;
    return toLatex(to) === toLatex(node) ? null : { to, why };
  },
};

const zeroWhy = ({ below }: RationalForm): string =>
  `${math(polynomialToExpression(below))} must not be $0$; nothing shared out is nothing.`;
