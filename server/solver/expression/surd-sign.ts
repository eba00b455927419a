import type { Budget } from "../budget";
import { integerPower } from "./integer";
import { absolute, isNegative, type Rational, rational } from "./rational";
import { integerRoot } from "./surd";
import type { SurdNumber, SurdTerm } from "./surd-number";

/** Lower and upper bounds of a number. */
export interface Enclosure {
  readonly low: Rational;
  readonly high: Rational;
}

/** Rational bounds of a real surd number that differ by a few units of the `digits`-th decimal place, times the
 * size of its coefficients.
 * @param a without imaginary terms */
export function encloseSurd(a: SurdNumber, digits: number, budget: Budget): Enclosure {
  const scale = integerPower(10n, BigInt(digits));
  let low = 0n;
  let high = 0n;
  for (const term of a) {
    budget.spend(1 + digits);
    const bounds = encloseTerm(term, scale);
    low += bounds.low;
    high += bounds.high;
  }
  return { low: rational(low, scale), high: rational(high, scale) };
}

/** Bounds of one term in units of 1/scale, rounded outwards. */
function encloseTerm(
  { coefficient, index, radicand }: SurdTerm,
  scale: bigint,
): { low: bigint; high: bigint } {
  const size = absolute(coefficient);
  const floor = integerRoot(radicand * integerPower(scale, index), index);
  const low = (size.n * floor) / size.d;
  const high = (size.n * (floor + 1n)) / size.d + 1n;
  return isNegative(coefficient) ? { low: -high, high: -low } : { low, high };
}

/** The sign of a real surd number. Terms are linearly independent, so only an empty number is zero and the
 * bounds come clear of zero in the end. */
export function signOfSurd(a: SurdNumber, budget: Budget): -1 | 0 | 1 {
  if (a.length === 0) return 0;
  for (let digits = 20; ; digits *= 2) {
    const { low, high } = encloseSurd(a, digits, budget);
    if (!isNegative(low) && low.n !== 0n) return 1;
    if (isNegative(high)) return -1;
  }
}
