import { chargeIntegers, integerPower, wordsOf } from "../../expression/integer";
import { type Budget, LimitReached } from "../../types";

/** A prime and how often it divides. */
export interface PrimePower {
  readonly prime: bigint;
  readonly exponent: number;
}

/** Divisions that count as one unit of work. */
const DIVISIONS = 64n;

/** The primes of a whole number above 0 in ascending order, by trial division; none for 1.
 * @throws {LimitReached} when a large part without small factors is left */
export function primeFactors(number: bigint, budget: Budget): PrimePower[] {
  const found: PrimePower[] = [];
  const step = 4 * wordsOf(number);
  let rest = number;
  for (let divisor = 2n; divisor * divisor <= rest; divisor += divisor === 2n ? 1n : 2n) {
    if (divisor % DIVISIONS === 1n) budget.spend(step);
    if (divisor > MOST) throw new LimitReached("number-size");
    const exponent = exponentOf(divisor, rest);
    if (exponent === 0) continue;
    found.push({ prime: divisor, exponent });
    rest /= integerPower(divisor, BigInt(exponent));
  }
  if (rest > 1n) found.push({ prime: rest, exponent: 1 });
  return found;
}

/** The largest divisor that is tried. */
const MOST = 2_000_000n;

/** How often a divisor above 1 goes into a number above 0. */
export function exponentOf(divisor: bigint, number: bigint): number {
  let rest = number;
  let exponent = 0;
  for (; rest % divisor === 0n; rest /= divisor) {
    chargeIntegers(rest, divisor);
    exponent += 1;
  }
  return exponent;
}
