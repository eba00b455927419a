import { LimitReached } from "../budget";
import { charge } from "../ledger";
import { chargeIntegers, integerPower, wordsOf } from "./integer";
import type { Rational } from "./rational";

/** Trial divisors go up to this; what is left beyond its (k+1)-th power is refused rather than guessed at. */
const LARGEST_DIVISOR = 100_000n;

/** The largest integer r with r^index ≤ n.
 * @param n not negative
 * @param index at least 1 */
export function integerRoot(n: bigint, index: bigint): bigint {
  if (n < 2n || index === 1n) return n;
  chargeIntegers(n, n);
  const bits = BigInt(n.toString(2).length);
  if (index >= bits) return 1n;
  // Each turn raises a number to a power as long as n.
  const cost = 1 + Math.ceil(wordsOf(n) ** 2 / 16);
  let x = 1n << (bits / index + 1n);
  for (;;) {
    charge(cost);
    const next = ((index - 1n) * x + n / x ** (index - 1n)) / index;
    if (next >= x) return x;
    x = next;
  }
}

/** The rational r with r^index = value, or null when it does not come out (or is not real).
 * An odd root of a negative number is negative.
 * @example exactRoot({ n: 8n, d: 27n }, 3n) // 2/3 */
export function exactRoot(value: Rational, index: bigint): Rational | null {
  if (value.n < 0n) {
    if (index % 2n === 0n) return null;
    const positive = exactRoot({ n: -value.n, d: value.d }, index);
    return positive && { n: -positive.n, d: positive.d };
  }
  const n = integerRoot(value.n, index);
  const d = integerRoot(value.d, index);
  return integerPower(n, index) === value.n && integerPower(d, index) === value.d ? { n, d } : null;
}

/** n = outside² · inside with inside square-free, for n ≥ 0; 0 is 0² · 1.
 * @throws {LimitReached} when n is too large to be sure
 * @example extractSquare(72n) // { outside: 6n, inside: 2n } */
export const extractSquare = (n: bigint): { outside: bigint; inside: bigint } => extractPower(n, 2n);

/** n = outside^index · inside where inside has no index-th power left in it, for n ≥ 0; 0 is 0^index · 1.
 * @throws {LimitReached} when n is too large to be sure
 * @example extractPower(54n, 3n) // { outside: 3n, inside: 2n } */
export function extractPower(n: bigint, index: bigint): { outside: bigint; inside: bigint } {
  if (n === 0n) return { outside: 0n, inside: 1n };
  let outside = 1n;
  let inside = 1n;
  let rest = n;
  let bound = integerRoot(rest, index + 1n);
  const step = wordsOf(n) / 8;
  for (let p = 2n; p <= bound; p += p === 2n ? 1n : 2n) {
    if (p > LARGEST_DIVISOR) throw new LimitReached("number-size");
    charge(step);
    if (rest % p !== 0n) continue;
    let count = 0n;
    for (; rest % p === 0n; rest /= p) count += 1n;
    outside *= integerPower(p, count / index);
    inside *= integerPower(p, count % index);
    bound = integerRoot(rest, index + 1n);
  }
  // Every prime left exceeds the (index+1)-th root of the rest, so the rest is a full power or holds none.
  const root = integerRoot(rest, index);
  return integerPower(root, index) === rest
    ? { outside: outside * root, inside }
    : { outside, inside: inside * rest };
}
