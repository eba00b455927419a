import type { Expression } from "../../expression/ast";
import { sum } from "../../expression/build";
import { divideTerms } from "../../expression/polynomial-division";
import { isInteger, isZero } from "../../expression/rational";
import { math, type RewriteRule } from "./rewriting";
import { writtenTerms } from "./terms";

/** (a + b) / c = a/c + b/c when c is a single term that divides every term. */
export const divideEachTerm: RewriteRule = {
  rule: "divide-each-term",
  title: "Divide every term of the top.",
  rewrite(node, desk) {
    if (node.kind !== "quotient") return null;
    const above = writtenTerms(node.numerator, desk.budget);
    const [divisor, ...more] = writtenTerms(node.denominator, desk.budget) ?? [];
    if (!above || above.length < 2 || !divisor || more.length > 0 || isZero(divisor.coefficient)) return null;
    const parts: Expression[] = [];
    for (const term of above) {
      const part = divideTerms(term, divisor);
      if (!part || !isInteger(part.coefficient)) return null;
      parts.push(desk.writeTerm(part));
    }
    return { to: sum(parts), why: `Each term over ${math(node.denominator)} by itself.` };
  },
};
