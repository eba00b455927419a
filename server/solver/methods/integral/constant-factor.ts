import { number, product } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { toLatex } from "../../printer/latex";
import { integrandOf } from "./integrand";
import { type IntegralRule, integralOf } from "./rule";
import { written } from "./written";

/** ∫ c u = c ∫ u. */
export const constantFactor: IntegralRule = {
  id: "constant-factor-of-integral",
  title: "Take the constant factor out of the integral.",
  why: "A constant factor stays as it is: $\\int c \\cdot u \\, dx = c \\int u \\, dx$.",
  apply(u, { variable, budget }) {
    const parts = integrandOf(u, { variable, budget });
    if (!parts || parts.factors.length === 0 || toLatex(parts.constant) === "1") return null;
    const value = evaluateExact(parts.constant, new Map(), budget);
    const front = value ? number(value) : parts.constant;
    const rest = written(parts.factors);
    if (rest.kind === "number") return null;
    return { result: product([front, integralOf(rest, variable)]) };
  },
};
