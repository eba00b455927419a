import { int, number, power, product, scaled } from "../../expression/build";
import { multiply, ONE, subtract } from "../../expression/rational";
import { monomialIn } from "./monomial";
import { type DerivativeRule, holds } from "./rule";

/** (c xⁿ)′ = c n xⁿ⁻¹, and a constant has the derivative 0. */
export const powerRule: DerivativeRule = {
  id: "power-rule",
  title: "Use the power rule: bring the exponent to the front and lower it by $1$.",
  why: "The derivative of $x^n$ is $n x^{n-1}$. A constant factor stays, and a constant on its own has the derivative $0$.",
  apply(u, context) {
    const { variable } = context;
    if (!holds(u, variable)) return int(0);
    const monomial = monomialIn(u, context);
    if (!monomial) return null;
    const { coefficient, others, exponent } = monomial;
    const lowered = subtract(exponent, ONE);
    const letter = { kind: "symbol", name: variable } as const;
    const powers =
      lowered.n === 0n ? [] : lowered.n === lowered.d ? [letter] : [power(letter, number(lowered))];
    const front = multiply(coefficient, exponent);
    const rest = [...others, ...powers];
    return rest.length === 0 ? number(front) : scaled(front, product(rest));
  },
};
