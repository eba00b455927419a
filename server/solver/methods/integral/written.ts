import type { Expression } from "../../expression/ast";
import { int, number, power, product, quotient, root } from "../../expression/build";
import { isOne, negate, type Rational } from "../../expression/rational";
import type { Factor } from "./integrand";

/** The product of factors, negative exponents below a fraction line. */
export function written(factors: readonly Factor[]): Expression {
  const isGrowth = ({ base }: Factor) => base.kind === "power";
  const above = factors.filter((factor) => factor.exponent.n > 0n || isGrowth(factor));
  const below = factors.filter((factor) => factor.exponent.n < 0n && !isGrowth(factor));
  const top = above.length > 0 ? product(above.map(({ base, exponent }) => raised(base, exponent))) : int(1);
  if (below.length === 0) return top;
  return quotient(top, product(below.map(({ base, exponent }) => raised(base, negate(exponent)))));
}

/** base^exponent; a power of e takes the exponent into its own. */
function raised(base: Expression, exponent: Rational): Expression {
  if (isOne(exponent)) return base;
  if (base.kind === "power") {
    const { exponent: own } = base;
    const scaled =
      exponent.n === -1n && exponent.d === 1n
        ? ({ kind: "negation", operand: own } as const)
        : product([number(exponent), own]);
    return power(base.base, scaled);
  }
  return exponent.n === 1n ? root(base, exponent.d) : power(base, number(exponent));
}
