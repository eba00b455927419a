import type { Expression } from "../../expression/ast";
import { number, power, scaled } from "../../expression/build";
import { monomialIn } from "./monomial";
import { type DerivativeRule, derivativeOf } from "./rule";

/** 3/x² as 3x⁻² and √x as x^(1/2), so that the power rule can be used. */
export const writeAsPower: DerivativeRule = {
  id: "write-as-power",
  title: "Write fractions and roots as powers.",
  why: "$\\frac{1}{x^n} = x^{-n}$ and $\\sqrt[n]{x} = x^{\\frac{1}{n}}$, so the power rule applies to them as well.",
  apply(u, context) {
    if (!showsRootOrFraction(u, context.variable)) return null;
    const monomial = monomialIn(u, context);
    if (!monomial || monomial.others.length > 0) return null;
    const letter = { kind: "symbol", name: context.variable } as const;
    return derivativeOf(
      scaled(monomial.coefficient, power(letter, number(monomial.exponent))),
      context.variable,
    );
  },
};

/** A root of the letter, or the letter below a fraction line. */
function showsRootOrFraction(u: Expression, variable: string): boolean {
  const isIn = (part: Expression): boolean =>
    (part.kind === "symbol" && part.name === variable) || (part.kind === "power" && isIn(part.base));
  switch (u.kind) {
    case "root":
      return isIn(u.radicand);
    case "quotient":
      return (
        isIn(u.denominator) ||
        showsRootOrFraction(u.denominator, variable) ||
        showsRootOrFraction(u.numerator, variable)
      );
    case "negation":
      return showsRootOrFraction(u.operand, variable);
    case "product":
      return (
        u.factors.some((factor) => isIn(factor) || showsRootOrFraction(factor, variable)) &&
        u.factors.some((factor) => showsRootOrFraction(factor, variable))
      );
    default:
      return false;
  }
}
