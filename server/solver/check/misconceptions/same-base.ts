import type { Expression } from "../../expression/ast";
import { int, product } from "../../expression/build";
import { toLatex } from "../../printer/latex";

type Powers = { readonly base: Expression; readonly exponent: Expression };

/** x as x¹. */
export const asPower = (e: Expression): Powers =>
  e.kind === "power" ? { base: e.base, exponent: e.exponent } : { base: e, exponent: int(1) };

/** Each pair of factors that are powers of one base, put together as told. */
export function pairsOfOneBase(
  factors: readonly Expression[],
  together: (one: Powers, two: Powers) => Expression,
): Expression[] {
  if (factors.length > 8) return [];
  return factors.flatMap((one, i) =>
    factors.slice(i + 1).flatMap((two) => {
      const [a, b] = [asPower(one), asPower(two)];
      if ((one.kind !== "power" && two.kind !== "power") || toLatex(a.base) !== toLatex(b.base)) return [];
      const rest = factors.filter((factor) => factor !== one && factor !== two);
      return [product([...rest, together(a, b)])];
    }),
  );
}
