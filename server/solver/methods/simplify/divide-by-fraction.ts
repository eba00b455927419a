import { int, negation, product, quotient } from "../../expression/build";
import { math, type RewriteRule } from "../expand/rewriting";
import { fractionTerm } from "./rational-form";

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
