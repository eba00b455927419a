import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { type Rational, toNumber } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

/** A quantity by its exact value where it has one without roots and angles, and as a double. */
export interface Known {
  readonly exact: Rational | null;
  readonly near: number;
}

export const knownOf = (exact: Rational): Known => ({ exact, near: toNumber(exact) });

/** The value of a formula: exact as long as everything in it is.
 * @returns null when it is no real number */
export function worthOf(
  formula: Expression,
  known: ReadonlyMap<string, Known>,
  budget: Budget,
): Known | null {
  const letters = symbolsOf(formula).map((letter) => [letter, known.get(letter)] as const);
  const exact = new Map<string, Rational>();
  for (const [letter, value] of letters) if (value?.exact) exact.set(letter, value.exact);
  const value = exact.size === letters.length ? evaluateExact(formula, exact, budget) : null;
  if (value) return knownOf(value);
  const near = evaluateComplex(
    formula,
    new Map(letters.map(([letter, each]) => [letter, { re: each?.near ?? Number.NaN, im: 0 }])),
  );
  if (!near || !Number.isFinite(near.re) || Math.abs(near.im) > 1e-12 * Math.abs(near.re)) return null;
  return { exact: null, near: near.re };
}
