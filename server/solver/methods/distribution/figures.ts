import {
  add,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  toNumber,
} from "../../expression/rational";
import type { Distribution } from "../../tasks/statistics";

/** The mean, exact; null when it is not known. */
export function meanOf(distribution: Distribution): Rational | null {
  switch (distribution.kind) {
    case "normal":
    case "poisson":
    case "unknown":
      return distribution.mean;
    case "uniform":
      return divide(add(distribution.low, distribution.high), rational(2n));
    case "exponential":
      return divide(ONE, distribution.rate);
    case "binomial":
      return multiply(distribution.trials, distribution.chance);
    case "geometric":
      return divide(ONE, distribution.chance);
    case "hypergeometric":
      return divide(
        multiply(distribution.sample, distribution.group),
        add(distribution.group, distribution.rest),
      );
  }
}

/** The variance, exact; null when it is not known. */
export function varianceOf(distribution: Distribution): Rational | null {
  switch (distribution.kind) {
    case "normal":
    case "unknown":
      return distribution.deviation && multiply(distribution.deviation, distribution.deviation);
    case "poisson":
      return distribution.mean;
    case "uniform": {
      const width = subtract(distribution.high, distribution.low);
      return divide(multiply(width, width), rational(12n));
    }
    case "exponential":
      return divide(ONE, multiply(distribution.rate, distribution.rate));
    case "binomial":
      return multiply(multiply(distribution.trials, distribution.chance), subtract(ONE, distribution.chance));
    case "geometric":
      return divide(subtract(ONE, distribution.chance), multiply(distribution.chance, distribution.chance));
    case "hypergeometric":
      return hypergeometricVariance(distribution);
  }
}

function hypergeometricVariance({
  group,
  rest,
  sample,
}: Extract<Distribution, { kind: "hypergeometric" }>): Rational {
  const all = add(group, rest);
  const top = multiply(multiply(sample, multiply(group, rest)), subtract(all, sample));
  return divide(top, multiply(multiply(all, all), subtract(all, ONE)));
}

/** The root of an exact value: exact when it is a square, with its double beside it. */
export function rootOf(value: Rational): { readonly exact: Rational | null; readonly near: number } {
  const near = Math.sqrt(toNumber(value));
  const [n, d] = [wholeRoot(value.n), wholeRoot(value.d)];
  return { exact: n !== null && d !== null ? rational(n, d) : null, near };
}

function wholeRoot(n: bigint): bigint | null {
  if (n < 0n || n > 10n ** 30n) return null;
  const guess = BigInt(Math.round(Math.sqrt(Number(n))));
  return [guess - 1n, guess, guess + 1n].find((root) => root >= 0n && root * root === n) ?? null;
}
