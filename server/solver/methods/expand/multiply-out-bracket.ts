import { sum } from "../../expression/build";
import { multiplyTerms } from "../../expression/polynomial";
import { math, type RewriteRule } from "./rewriting";
import { splitTerm } from "./terms";

/** a(b + c) = ab + ac for a single factor (a number, letters, a sign) before one bracket. */
export const multiplyOutBracket: RewriteRule = {
  rule: "multiply-out-bracket",
  title: "Multiply out the bracket.",
  rewrite(node, desk) {
    if (node.kind !== "product" && node.kind !== "negation") return null;
    const split = splitTerm(node, desk.budget);
    const [bracket, ...more] = split?.brackets ?? [];
    if (!split || !bracket || more.length > 0) return null;
    const to = sum(bracket.map((term) => desk.writeTerm(multiplyTerms(split.monomial, term))));
    const parts = bracket.map((term) => math(desk.writeTerm(term))).join(" and ");
    return {
      to,
      why: `${math(desk.writeTerm(split.monomial))} times everything inside: times ${parts}.`,
    };
  },
};
