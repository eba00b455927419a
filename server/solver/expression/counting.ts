import type { Expression, FunctionNode } from "./ast";
import { bounded } from "./bounded-power";
import { fromInt, isInteger, type Rational } from "./rational";

/** n! for a whole number n.
 * @throws {LimitReached} when it would grow beyond the limits */
export function factorial(n: bigint): Rational {
  let result = fromInt(1);
  for (let k = 2n; k <= n; k++) result = bounded(fromInt(result.n * k));
  return result;
}

/** How many ways there are to choose k of n things.
 * @throws {LimitReached} when a number would grow beyond the limits */
export function binomial(n: bigint, k: bigint): Rational {
  if (k > n) return fromInt(0);
  const few = k > n - k ? n - k : k;
  let result = fromInt(1);
  for (let i = 1n; i <= few; i++) result = bounded(fromInt((result.n * (n - few + i)) / i));
  return result;
}

/** The value of n! or of a binomial coefficient.
 * @param value gives the values of the arguments
 * @returns null for other functions, and where an argument is no whole number */
export function countingValue(
  { name, args }: FunctionNode,
  value: (argument: Expression) => Rational | null,
): Rational | null {
  if (name !== "factorial" && name !== "binomial") return null;
  const [n, k] = args.map(value);
  if (!n || !isWhole(n)) return null;
  if (name === "factorial") return factorial(n.n);
  return k && isWhole(k) ? binomial(n.n, k.n) : null;
}

const isWhole = (a: Rational): boolean => isInteger(a) && a.n >= 0n;
