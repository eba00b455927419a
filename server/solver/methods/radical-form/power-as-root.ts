import type { Expression } from "../../expression/ast";
import { int, power, quotient, root } from "../../expression/build";
import { mapChildren } from "../../expression/walk";

/** a^(m/n) → ⁿ√(aᵐ), and a^(-m/n) → 1/ⁿ√(aᵐ), everywhere in an expression. */
export function powerAsRoot(e: Expression): Expression {
  if (e.kind !== "power") return mapChildren(e, powerAsRoot);
  const { exponent } = e;
  if (exponent.kind === "negation")
    return quotient(int(1), powerAsRoot({ ...e, exponent: exponent.operand }));
  if (
    exponent.kind !== "quotient" ||
    exponent.numerator.kind !== "number" ||
    exponent.denominator.kind !== "number"
  )
    return mapChildren(e, powerAsRoot);
  const m = exponent.numerator.value.n;
  const base = powerAsRoot(e.base);
  return root(m === 1n ? base : power(base, int(m)), exponent.denominator.value.n);
}
