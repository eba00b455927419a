import {
  add,
  fromInt,
  multiply,
  ONE,
  power,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import type { Distribution } from "../../tasks/statistics";
import type { Budget } from "../../types";

type Counts = Extract<Distribution, { kind: "binomial" | "geometric" | "poisson" | "hypergeometric" }>;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Fractions with more bits than these are left to doubles. */
const MOST_BITS = 2048;

/** The probability that a count lies in a stretch, as a fraction; null where it is none or a very long one. */
export function exactChance(of: Counts, stretch: Stretch, budget: Budget): Rational | null {
  if (stretch.end < stretch.start) return ZERO;
  switch (of.kind) {
    case "binomial":
      return binomial(of, stretch, budget);
    case "geometric":
      return geometric(of.chance, stretch);
    case "hypergeometric":
      return hypergeometric(of, stretch, budget);
    case "poisson":
      return null;
  }
}

const bitsOf = ({ d }: Rational): number => d.toString(2).length;

function binomial(
  { trials, chance }: Extract<Counts, { kind: "binomial" }>,
  { start, end }: Stretch,
  budget: Budget,
): Rational | null {
  const n = Number(trials.n);
  if (bitsOf(chance) * n > MOST_BITS) return null;
  const [hit, miss] = [chance.n, chance.d - chance.n];
  let total = 0n;
  for (let k = start; k <= end; k += 1) {
    budget.spend(20);
    total += choose(n, k) * hit ** BigInt(k) * miss ** BigInt(n - k);
  }
  return rational(total, chance.d ** BigInt(n));
}

/** What is left after the tries before the stretch, less what is left after it. */
function geometric(chance: Rational, { start, end }: Stretch): Rational | null {
  if (bitsOf(chance) * end > MOST_BITS) return null;
  const miss = subtract(ONE, chance);
  return subtract(power(miss, BigInt(start - 1)), power(miss, BigInt(end)));
}

const MOST_THINGS = 400;

function hypergeometric(
  { group, rest, sample }: Extract<Counts, { kind: "hypergeometric" }>,
  { start, end }: Stretch,
  budget: Budget,
): Rational | null {
  const [a, b, n] = [group, rest, sample].map(({ n: count }) => Number(count)) as [number, number, number];
  if (a + b > MOST_THINGS) return null;
  let total = ZERO;
  for (let k = start; k <= end; k += 1) {
    budget.spend(20);
    total = add(total, multiply(fromInt(choose(a, k)), fromInt(choose(b, n - k))));
  }
  return rational(total.n, choose(a + b, n));
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}
