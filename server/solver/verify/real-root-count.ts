import {
  divide,
  fromInt,
  isZero,
  multiply,
  negate,
  type Rational,
  sign,
  subtract,
  ZERO,
} from "../expression/rational";
import type { Budget } from "../types";

/** Coefficients by ascending power, the last one not zero; the zero polynomial is empty. */
export type Coefficients = readonly Rational[];

/** How many different real roots a polynomial has that is not zero.
 * @source Sturm's theorem, counted between minus and plus infinity
 * @example countRealRoots([fromInt(-2), fromInt(0), fromInt(1)], budget) // 2 */
export function countRealRoots(p: Coefficients, budget: Budget): number {
  const chain = [trimmed(p), derivative(trimmed(p))].filter((each) => each.length > 0);
  for (;;) {
    budget.spend(p.length);
    const [a, b] = chain.slice(-2);
    if (!a || !b || b.length === 1) break;
    const rest = remainder(a, b, budget).map(negate);
    if (rest.length === 0) break;
    chain.push(rest);
  }
  return changes(chain.map(signAtMinusInfinity)) - changes(chain.map((each) => sign(each.at(-1) ?? ZERO)));
}

const signAtMinusInfinity = (p: Coefficients): number =>
  sign(p.at(-1) ?? ZERO) * (p.length % 2 === 0 ? -1 : 1);

const changes = (signs: readonly number[]): number =>
  signs.filter((each, i) => i > 0 && each * (signs[i - 1] ?? 0) < 0).length;

export const derivative = (p: Coefficients): Coefficients =>
  p.slice(1).map((c, i) => multiply(c, fromInt(i + 1)));

export function trimmed(p: Coefficients): Coefficients {
  return p.slice(0, p.findLastIndex((c) => !isZero(c)) + 1);
}

const remainder = (a: Coefficients, b: Coefficients, budget: Budget): Coefficients =>
  divided(a, b, budget).rest;

/** a = b · quotient + rest, for b that is not zero. */
function divided(
  a: Coefficients,
  b: Coefficients,
  budget: Budget,
): { readonly quotient: Coefficients; readonly rest: Coefficients } {
  let rest = a;
  const lead = b.at(-1) ?? fromInt(1);
  const quotient: Rational[] = Array.from({ length: Math.max(a.length - b.length + 1, 0) }, () => ZERO);
  while (rest.length >= b.length) {
    budget.spend(b.length);
    const factor = divide(rest.at(-1) ?? ZERO, lead);
    const shift = rest.length - b.length;
    quotient[shift] = factor;
    const next = rest.map((c, i) => subtract(c, multiply(factor, b[i - shift] ?? ZERO)));
    rest = trimmed(next.slice(0, -1));
  }
  return { quotient, rest };
}

/** a without every factor that it shares with b; both not zero. */
export function withoutCommonFactors(a: Coefficients, b: Coefficients, budget: Budget): Coefficients {
  let left = a;
  for (;;) {
    let [x, y] = [left, b];
    while (y.length > 0) [x, y] = [y, remainder(x, y, budget)];
    if (x.length < 2) return left;
    left = divided(left, x, budget).quotient;
  }
}
