import type { Expression } from "../../expression/ast";
import { int, number, power, product, quotient, root } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { ONE, type Rational, subtract } from "../../expression/rational";
import { type DerivativeContext, type DerivativeRule, derivativeOf, holds } from "./rule";

/** (uⁿ)′ = n uⁿ⁻¹ · u′. */
export const chainPower: DerivativeRule = {
  id: "chain-rule-power",
  title: "Use the power rule on the outside, then multiply by the derivative of the inside.",
  why: "The chain rule: $(u^n)' = n u^{n-1} \\cdot u'$.",
  apply(u, context) {
    const { variable } = context;
    if (u.kind === "root") {
      const below =
        u.index === 2n
          ? product([int(2), root(u.radicand)])
          : product([int(u.index), power(u.radicand, quotient(int(u.index - 1n), int(u.index)))]);
      return product([quotient(int(1), below), derivativeOf(u.radicand, variable)]);
    }
    const exponent = u.kind === "power" ? constantExponent(u.exponent, context) : null;
    if (u.kind !== "power" || !exponent) return null;
    const lowered = exponent.rational
      ? number(subtract(exponent.rational, ONE))
      : ({ kind: "sum", terms: [u.exponent, { kind: "negation", operand: int(1) }] } as const);
    const outer =
      exponent.rational && exponent.rational.n === 2n * exponent.rational.d ? u.base : power(u.base, lowered);
    return product([u.exponent, outer, derivativeOf(u.base, variable)]);
  },
};

function constantExponent(
  e: Expression,
  { variable, budget }: DerivativeContext,
): { readonly rational: Rational | null } | null {
  if (holds(e, variable)) return null;
  return { rational: evaluateExact(e, new Map(), budget) };
}
