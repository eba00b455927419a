import { sum } from "../../expression/build";
import { multiplyTerms } from "../../expression/polynomial";
import { fromInt, isNegative, multiply, negate } from "../../expression/rational";
import { math, type RewriteRule } from "./rewriting";
import { hasLikeTerms, writtenTerms } from "./terms";

/** (a ± b)² = a² ± 2ab + b², in the order in which the bracket is written. */
export const squareOfBinomial: RewriteRule = {
  rule: "square-of-binomial",
  title: "Square the bracket.",
  rewrite(node, desk) {
    if (node.kind !== "power" || node.exponent.kind !== "number" || node.exponent.value.n !== 2n) return null;
    if (node.exponent.value.d !== 1n || node.base.kind !== "sum") return null;
    const terms = writtenTerms(node.base, desk.budget);
    const [a, b] = terms ?? [];
    if (!terms || !a || !b || terms.length !== 2 || hasLikeTerms(terms)) return null;
    const middle = multiplyTerms(a, b);
    const doubled = { ...middle, coefficient: multiply(middle.coefficient, fromInt(2)) };
    const to = sum([multiplyTerms(a, a), doubled, multiplyTerms(b, b)].map(desk.writeTerm));
    const minus = isNegative(b.coefficient);
    const shown = minus ? { ...b, coefficient: negate(b.coefficient) } : b;
    const sign = minus ? "-" : "+";
    return {
      to,
      why: `$(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$ with $a$ as ${math(desk.writeTerm(a))} and $b$ as ${math(desk.writeTerm(shown))}.`,
    };
  },
};
