import { number, power, product, quotient } from "../../expression/build";
import { add, ONE } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { integrandOf, isZero, linearIn } from "./integrand";
import { applied, holds, type IntegralRule, sizeOf } from "./rule";

/** A constant has no exponent to raise. */
const CONSTANT = "The integral of a constant is the constant times the letter.";
/** An exponent of −1 cannot be raised and divided by. */
const RECIPROCAL = "The integral of $\\frac{1}{x}$ is the logarithm of the size of $x$.";

/** ∫ (ax + b)ⁿ = (ax + b)ⁿ⁺¹/(a(n + 1)); for n = −1 the logarithm; and constants. */
export const powerOfLinear: IntegralRule = {
  id: "power-rule-of-integrals",
  title: "Use the power rule: raise the exponent by $1$ and divide by the new exponent.",
  why: "$\\int x^n \\, dx = \\frac{x^{n+1}}{n+1}$ for $n \\ne -1$, and $\\int \\frac{1}{x} \\, dx = \\ln|x|$. With $ax + b$ for $x$ divide by $a$ as well.",
  apply(u, context) {
    const { variable } = context;
    const x = { kind: "symbol", name: variable } as const;
    if (!holds(u, variable)) {
      const result = toLatex(u) === "1" ? x : isZero(u) ? u : product([u, x]);
      return { result, title: CONSTANT };
    }
    const parts = integrandOf(u, context);
    const [factor] = parts?.factors ?? [];
    const line = factor && parts?.factors.length === 1 ? linearIn(factor.base, context) : null;
    if (!factor || !line || !parts || toLatex(parts.constant) !== "1") return null;
    const raised = add(factor.exponent, ONE);
    const isPlain = toLatex(line.a) === "1";
    if (raised.n === 0n) {
      const logarithm = applied("ln", sizeOf(factor.base));
      return { result: isPlain ? logarithm : quotient(logarithm, line.a), title: RECIPROCAL };
    }
    const top = power(factor.base, number(raised));
    const bottom = isPlain ? [number(raised)] : [line.a, number(raised)];
    return { result: quotient(top, product(bottom)) };
  },
};
