import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient } from "../../expression/build";
import { type DerivativeRule, derivativeOf, holds } from "./rule";

/** (c u)′ = c u′. */
export const constantMultiple: DerivativeRule = {
  id: "constant-multiple-rule",
  title: "Take the constant factor out of the derivative.",
  why: "A constant factor stays as it is: $(c \\cdot u)' = c \\cdot u'$.",
  apply(u, { variable }) {
    if (u.kind === "negation") return negation(derivativeOf(u.operand, variable));
    if (u.kind === "quotient" && !holds(u.denominator, variable)) {
      return product([quotient(int(1), u.denominator), derivativeOf(u.numerator, variable)]);
    }
    if (u.kind === "quotient" && !holds(u.numerator, variable) && !isOne(u.numerator)) {
      return product([u.numerator, derivativeOf(quotient(int(1), u.denominator), variable)]);
    }
    if (u.kind !== "product") return null;
    const constant = u.factors.filter((factor) => !holds(factor, variable));
    const rest = u.factors.filter((factor) => holds(factor, variable));
    if (constant.length === 0 || rest.length === 0) return null;
    return product([...constant, derivativeOf(product(rest), variable)]);
  },
};

const isOne = (u: Expression): boolean => u.kind === "number" && u.value.n === u.value.d;
