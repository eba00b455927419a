import { add, divide, fromInt, isZero, lcm, multiply, type Rational, rational } from "../expression/rational";
import type { Budget } from "../types";

/** Constant and leading coefficients beyond this are not taken apart into divisors. */
const LARGEST = 10n ** 12n;
const MOST_DIVISORS = 200;

/** The distinct rational zeros of a polynomial, and what is left when their factors are divided out.
 * @param coefficients by ascending power, the last one not zero */
export function rationalZeros(
  coefficients: readonly Rational[],
  budget: Budget,
): { readonly zeros: readonly Rational[]; readonly left: readonly Rational[] } {
  const zeros: Rational[] = [];
  let left = coefficients;
  for (;;) {
    const zero = findZero(left, budget);
    if (!zero) return { zeros, left };
    if (!zeros.some((known) => known.n === zero.n && known.d === zero.d)) zeros.push(zero);
    left = dividedBy(left, zero);
  }
}

function findZero(p: readonly Rational[], budget: Budget): Rational | null {
  const [first, second] = p;
  if (p.length < 2 || !first || !second) return null;
  if (isZero(first)) return fromInt(0);
  if (p.length === 2) return divide(multiply(first, fromInt(-1)), second);
  const common = p.reduce((d, c) => lcm(d, c.d), 1n);
  const [last] = p.slice(-1);
  if (!last) return null;
  const tops = divisorsOf((first.n * common) / first.d, budget);
  const bottoms = divisorsOf((last.n * common) / last.d, budget);
  for (const top of tops) {
    for (const bottom of bottoms) {
      for (const sign of [1n, -1n]) {
        budget.spend();
        const candidate = rational(sign * top, bottom);
        if (isZero(valueAt(p, candidate))) return candidate;
      }
    }
  }
  return null;
}

const valueAt = (p: readonly Rational[], x: Rational): Rational =>
  p.reduceRight((total, c) => add(multiply(total, x), c), fromInt(0));

function divisorsOf(n: bigint, budget: Budget): bigint[] {
  const size = n < 0n ? -n : n;
  if (size > LARGEST) return [];
  const small: bigint[] = [];
  for (let d = 1n; d * d <= size && small.length < MOST_DIVISORS; d += 1n) {
    if (d % 256n === 0n) budget.spend();
    if (size % d === 0n) small.push(d);
  }
  return [...new Set([...small, ...small.map((d) => size / d)])];
}

/** Synthetic division by x - zero. */
function dividedBy(p: readonly Rational[], zero: Rational): Rational[] {
  const result: Rational[] = [];
  let carry = fromInt(0);
  for (const c of p.toReversed()) {
    carry = add(multiply(carry, zero), c);
    result.push(carry);
  }
  return result.slice(0, -1).reverse();
}
