import type { Expression } from "../../expression/ast";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import { multiply } from "../../expression/rational";
import { some } from "../../expression/walk";
import type { Budget } from "../../types";
import { monomialForm, symbolicBases } from "./monomial-form";

/** Whether an even root of an even power would come out as an odd one: (x²)^(1/2) is |x|, and x only for positive x. */
export function losesSign(expression: Expression, budget: Budget): boolean {
  return some(expression, (node) => {
    if (node.kind !== "power") return false;
    const exponent = polynomialOf(node.exponent, budget);
    const outer = exponent && constantValue(exponent);
    if (!outer || outer.d % 2n !== 0n) return false;
    const form = monomialForm(node.base, symbolicBases(node.base, budget), budget);
    return [...(form?.powers.values() ?? [])].some((power) => {
      const inner = constantValue(power.exponent);
      const total = inner && multiply(inner, outer);
      return inner?.d === 1n && inner.n % 2n === 0n && total?.d === 1n && total.n % 2n !== 0n;
    });
  });
}
