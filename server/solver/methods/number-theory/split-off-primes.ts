import { int, product } from "../../expression/build";
import { integerPower } from "../../expression/integer";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { repeated } from "./factor-product";
import type { PrimePower } from "./prime-factors";

/** 60 → 2 · 2 · 15 → 2 · 2 · 3 · 5: one prime after the other is divided out as often as it goes. */
export function splitOffPrimes(number: bigint, primes: readonly PrimePower[]): Step[] {
  const steps: Step[] = [];
  let rest = number;
  primes.forEach(({ prime, exponent }, at) => {
    if (rest === prime && at > 0) return;
    rest /= integerPower(prime, BigInt(exponent));
    const taken = repeated(primes.slice(0, at + 1));
    const latex = toLatex(rest === 1n ? taken : product([taken, int(rest)], true));
    steps.push(number === prime ? alreadyPrime(number) : splitOff(prime, exponent, latex));
  });
  return steps;
}

const splitOff = (prime: bigint, exponent: number, latex: string): Step => ({
  rule: "split-off-prime",
  title: `Divide by $${prime}$ as often as it goes: ${exponent === 1 ? "once" : `$${exponent}$ times`}.`,
  latex,
  why: `$${prime}$ is the smallest prime that divides what is left.`,
});

const alreadyPrime = (number: bigint): Step => ({
  rule: "name-prime",
  title: `$${number}$ is a prime number itself.`,
  latex: String(number),
  why: "No prime up to its square root divides it.",
});
