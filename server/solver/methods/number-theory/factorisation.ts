import { int } from "../../expression/build";
import type { PrimeFactorisationTask, PrimeFactorsTask } from "../../tasks/number-theory";
import type { Budget, Derivation, Step } from "../../types";
import { asPowers, repeated } from "./factor-product";
import { primeFactors } from "./prime-factors";
import { splitOffPrimes } from "./split-off-primes";
import { writeAsPowers } from "./write-as-powers";

export function factorisation({ number, powers }: PrimeFactorisationTask, budget: Budget): Derivation | null {
  const primes = primeFactors(number, budget);
  if (primes.length === 0) return null;
  const last = powers ? writeAsPowers(primes) : null;
  const steps = splitOffPrimes(number, primes);
  const expression = powers ? asPowers(primes) : repeated(primes);
  return {
    method: "number-theory",
    steps: last ? [...steps, last] : steps,
    answer: { kind: "expression", expression },
  };
}

export function distinctPrimes({ number }: PrimeFactorsTask, budget: Budget): Derivation | null {
  const primes = primeFactors(number, budget);
  if (primes.length === 0) return null;
  const latex = primes.map(({ prime }) => prime).join(",\\ ");
  const steps = splitOffPrimes(number, primes);
  const list: Step = {
    rule: "list-primes",
    title: "List each prime once.",
    latex,
    why: "A prime factor counts once, however often it divides.",
  };
  return {
    method: "number-theory",
    steps: steps.at(-1)?.latex === latex ? steps : [...steps, list],
    answer: { kind: "list", items: primes.map(({ prime }) => int(prime)), ordered: false },
  };
}
