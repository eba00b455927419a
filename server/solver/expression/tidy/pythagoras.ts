import type { Expression } from "../ast";
import { fromInt, ONE, rational } from "../rational";
import { type Base, type Form, multiplyPowers, powerForm, scaleForm } from "./form";

/** sin² + cos² = 1 among collected terms, where it makes the sum shorter.
 * @param collect puts like terms together */
export function withoutSquares(
  terms: readonly Form[],
  collect: (terms: readonly Form[]) => Form[],
): readonly Form[] {
  let best = terms;
  for (const { base, partner } of pairsIn(terms)) {
    const changed = collect(best.flatMap((term) => replaced(term, base, partner)));
    if (changed.length < best.length) best = changed;
  }
  return best;
}

/** Each sin u squared with the cos u that stands beside it. */
function pairsIn(terms: readonly Form[]): { base: Base; partner: Base }[] {
  const bases = new Map<string, Base>();
  for (const { powers } of terms) for (const [key, { base }] of powers) bases.set(key, base);
  const pairs: { base: Base; partner: Base }[] = [];
  for (const base of bases.values()) {
    const argument = argumentOf(base, "sin");
    const key = argument && [...bases.values()].find((other) => sameCosine(other, base.key));
    if (key) pairs.push({ base, partner: key }, { base: key, partner: base });
  }
  return pairs;
}

const argumentOf = (base: Base, name: string): Expression | null =>
  base.kind === "atom" && base.expression.kind === "function" && base.expression.name === name
    ? (base.expression.args[0] ?? null)
    : null;

const sameCosine = (other: Base, key: string): boolean =>
  argumentOf(other, "cos") !== null && other.key === key.replace(/^sin/, "cos");

/** base² as 1 − partner². */
function replaced(term: Form, base: Base, partner: Base): Form[] {
  const exponent = term.powers.get(base.key)?.exponent;
  if (exponent?.d !== 1n || exponent.n < 2n) return [term];
  const rest = multiplyPowers([term, powerForm(base, rational(-2n))]);
  const squared = multiplyPowers([rest, powerForm(partner, fromInt(2))]);
  return [scaleForm(rest, ONE), scaleForm(squared, fromInt(-1))];
}
