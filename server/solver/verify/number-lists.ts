import type { Expression } from "../expression/ast";
import { table } from "../table";
import type { Budget } from "../types";
import { exactly, type Obligation, refuted, spotChecked, type Verifier, verified } from "./obligations";
import { isPrime, PROVED_BELOW } from "./primality";
import { wholeOf } from "./whole-numbers";

/** Checks lists of prime factors, multiples and divisors: each item, that none is missing, and none twice. */
export const PRIME_FACTORS: Verifier<"prime-factors"> = {
  list: ({ number }, { items }, budget) => {
    const primes = wholesIn(items);
    return {
      items: () =>
        exactly(
          primes.length === items.length && primes.every((each) => isPrime(each) && number % each === 0n),
          "A number listed is no prime factor.",
        ),
      complete: () => {
        const rest = primes
          .filter((each) => each > 1n)
          .reduce((left, each) => dividedOut(left, each, budget).rest, number);
        if (rest !== 1n) return refuted("A prime factor is missing.");
        const evidence = `Divided by these primes as often as they go, $${number}$ comes down to $1$.`;
        return primes.every((each) => each < PROVED_BELOW) ? verified(evidence) : spotChecked(evidence);
      },
      order: withoutRepetition(primes),
    };
  },
};

export const MULTIPLES: Verifier<"multiples"> = table({
  list: ({ of, count }, { items }) => {
    const listed = wholesIn(items);
    const isOne = (each: bigint) => each % of === 0n && each / of >= 1n && each / of <= BigInt(count);
    return {
      items: () =>
        exactly(
          listed.length === items.length && listed.every(isOne),
          "A number listed is no such multiple.",
        ),
      complete: () =>
        new Set(listed).size >= count
          ? verified(
              `$${of}$ goes into each of the $${count}$ different numbers, and into the largest $${count}$ times.`,
            )
          : refuted("A multiple is missing."),
      order: withoutRepetition(listed),
    };
  },
});

export const DIVISORS: Verifier<"divisors"> = {
  list: ({ number }, { items }, budget) => {
    const listed = wholesIn(items);
    return {
      items: () =>
        exactly(
          listed.length === items.length && listed.every((each) => each > 0n && number % each === 0n),
          "A number listed does not divide.",
        ),
      complete: () => {
        const { count, rest } = countOfDivisors(number, listed, budget);
        if (rest !== 1n || new Set(listed).size < count) return refuted("A factor is missing.");
        const evidence = `Each of them divides $${number}$, and from its primes it must have $${count}$ factors.`;
        return number < PROVED_BELOW ? verified(evidence) : spotChecked(evidence);
      },
      order: withoutRepetition(listed),
    };
  },
};

/** The number of divisors from the exponents of the primes listed, and what these leave of the number. */
function countOfDivisors(
  number: bigint,
  listed: readonly bigint[],
  budget: Budget,
): { readonly count: number; readonly rest: bigint } {
  let [count, rest] = [1, number];
  for (const prime of new Set(listed.filter((each) => each > 1n && isPrime(each)))) {
    const divided = dividedOut(rest, prime, budget);
    count *= divided.times + 1;
    rest = divided.rest;
  }
  return { count, rest };
}

/** What is left of a number once another above 1 has been divided out of it as often as it goes. */
function dividedOut(
  number: bigint,
  by: bigint,
  budget: Budget,
): { readonly rest: bigint; readonly times: number } {
  let [rest, times] = [number, 0];
  for (; rest % by === 0n; rest /= by) {
    times += 1;
    budget.spend();
  }
  return { rest, times };
}

const wholesIn = (items: readonly Expression[]): bigint[] =>
  items.flatMap((item) => {
    const whole = wholeOf(item);
    return whole === null ? [] : [whole];
  });

const withoutRepetition =
  (listed: readonly bigint[]): Obligation =>
  () =>
    exactly(new Set(listed).size === listed.length, "A number stands twice.");
