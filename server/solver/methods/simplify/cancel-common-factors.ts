import { int } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import { constantValue, polynomialToExpression } from "../../expression/polynomial";
import { toLatex } from "../../printer/latex";
import { math, type RewriteRule } from "../expand/rewriting";
import { writeFactorization } from "../factor/write-factors";
import type { RationalForm } from "./rational-form";
import { fractionAt, shared } from "./shared-factors";
import { writeLowest } from "./write-fraction";

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
