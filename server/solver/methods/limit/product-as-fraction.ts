import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { some } from "../../expression/walk";
import { isNothing } from "./approach";
import type { LimitMove } from "./move";
import { tendencyOf } from "./tendency";

/** 0·∞: one factor goes below the line as its reciprocal. */
export const productAsFraction: LimitMove = {
  rule: "product-as-fraction",
  title: "Write the product as a fraction.",
  why: "One factor goes to $0$ and the other grows without bound; as a fraction L'Hôpital's rule applies.",
  apply(e, approach) {
    if (e.kind !== "product") return null;
    const small: Expression[] = [];
    const large: Expression[] = [];
    for (const factor of e.factors) {
      const tendency = tendencyOf(factor, approach);
      if (tendency?.kind === "infinite") large.push(factor);
      else if (tendency?.kind === "finite") small.push(factor);
      else return null;
    }
    const zero = small.some((factor) => {
      const tendency = tendencyOf(factor, approach);
      return tendency?.kind === "finite" && isNothing(tendency.value);
    });
    if (!zero || large.length === 0) return null;
    const [top, bottom] = staysAbove(product(large), product(small)) ? [large, small] : [small, large];
    return quotient(product(top), reciprocal(product(bottom), approach.budget));
  },
};

/** A logarithm stays above, since its derivative is simple; so does a power beside e^(−x), which goes below. */
function staysAbove(large: Expression, small: Expression): boolean {
  const isLogarithm = some(large, (node) => node.kind === "function" && node.name === "ln");
  return isLogarithm || (isPlainPower(large) && small.kind === "power" && !isPlainPower(small));
}

const isPlainPower = (e: Expression): boolean =>
  e.kind === "symbol" || (e.kind === "power" && e.base.kind === "symbol");

const reciprocal = (e: Expression, budget: Parameters<typeof tidy>[1]): Expression =>
  tidy(e.kind === "power" ? power(e.base, negation(e.exponent)) : quotient(int(1), e), budget);
