import { squareRoot } from "../../expression/enclosure";
import type { Enclosure } from "../../expression/figures";
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

/** The root of an exact value between its bounds, with its double beside it. */
export function rootOf(value: Rational): { readonly bounds: Enclosure; readonly near: number } {
  return { bounds: squareRoot(value), near: Math.sqrt(toNumber(value)) };
}
