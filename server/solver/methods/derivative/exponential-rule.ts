import { product } from "../../expression/build";
import { applied, type DerivativeRule, derivativeOf, holds, isVariable } from "./rule";

/** (eᵘ)′ = eᵘ · u′ and (aᵘ)′ = aᵘ · ln a · u′. */
export const exponentialRule: DerivativeRule = {
  id: "exponential-rule",
  title: "Differentiate the exponential function.",
  why: "$(e^u)' = e^u \\cdot u'$, and with another base $(a^u)' = a^u \\ln(a) \\cdot u'$.",
  apply(u, { variable }) {
    const isExp = u.kind === "function" && u.name === "exp" && u.args[0];
    const inner = isExp ? u.args[0] : u.kind === "power" && !holds(u.base, variable) ? u.exponent : null;
    if (!inner || !holds(inner, variable)) return null;
    const isEuler = u.kind !== "power" || (u.base.kind === "constant" && u.base.name === "e");
    const logarithm = u.kind === "power" && !isEuler ? [applied("ln", u.base)] : [];
    const chain = isVariable(inner, variable) ? [] : [derivativeOf(inner, variable)];
    const factors = [u, ...logarithm, ...chain];
    return factors.length === 1 ? u : product(factors);
  },
};
