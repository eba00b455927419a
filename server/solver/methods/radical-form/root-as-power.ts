import type { Expression } from "../../expression/ast";
import { number, power } from "../../expression/build";
import { rational } from "../../expression/rational";
import { mapChildren } from "../../expression/walk";

/** ⁿ√(aᵐ) and (ⁿ√a)ᵐ → a^(m/n), everywhere in an expression. */
export function rootAsPower(e: Expression): Expression {
  const { base, exponent } = wholePower(e);
  if (base.kind === "root") {
    const inside = wholePower(base.radicand);
    return power(rootAsPower(inside.base), number(rational(inside.exponent * exponent, base.index)));
  }
  return mapChildren(e, rootAsPower);
}

/** A whole power as base and exponent; anything else is its own first power. */
function wholePower(e: Expression): { readonly base: Expression; readonly exponent: bigint } {
  const isWhole = e.kind === "power" && e.exponent.kind === "number" && e.exponent.value.d === 1n;
  return isWhole ? { base: e.base, exponent: e.exponent.value.n } : { base: e, exponent: 1n };
}
