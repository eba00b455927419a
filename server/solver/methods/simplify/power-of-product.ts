import type { Expression } from "../../expression/ast";
import { negation, power, product } from "../../expression/build";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import { math, type RewriteRule } from "../expand/rewriting";
import { monomialForm, symbolicBases, writeFlat, writeForm } from "./monomial-form";
import { isPlainTerm } from "./plain-factors";

/** (ab)ⁿ = aⁿbⁿ and (-a)ⁿ = ±aⁿ. */
export const powerOfProduct: RewriteRule = {
  rule: "power-of-product",
  title: "Raise every factor in the bracket to the power.",
  rewrite(node, { budget }) {
    if (node.kind !== "power") return null;
    if (node.base.kind === "product") {
      const plain = isPlainTerm(node.base) ? monomialForm(node, symbolicBases(node, budget), budget) : null;
      if (plain)
        return {
          to: plain.coefficient.d === 1n ? writeFlat(plain) : writeForm(plain),
          why: "Every factor gets the exponent: numbers are worked out, exponents multiply.",
        };
      const to = product(
        node.base.factors.map((factor) => power(factor, node.exponent)),
        true,
      );
      return { to, why: "The exponent belongs to each factor in the bracket." };
    }
    if (node.base.kind !== "negation") return null;
    const odd = parity(node.exponent, (e) => polynomialOf(e, budget));
    if (odd === null) return null;
    const positive = power(node.base.operand, node.exponent);
    return {
      to: odd ? negation(positive) : positive,
      why: `An ${odd ? "odd" : "even"} power of ${math(node.base)} ${odd ? "keeps" : "loses"} the minus sign.`,
    };
  },
};

/** Whether the exponent is an odd integer; null when it is no integer. */
function parity(
  exponent: Expression,
  read: (e: Expression) => ReturnType<typeof polynomialOf>,
): boolean | null {
  const p = read(exponent);
  const value = p && constantValue(p);
  return value && value.d === 1n ? value.n % 2n !== 0n : null;
}
