import { integerPower } from "../../expression/integer";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Budget, Step } from "../../types";
import { asPowers, repeated } from "./factor-product";
import { exponentOf, type PrimePower, primeFactors } from "./prime-factors";

/** Every number as a product of primes, and the primes that the greatest common factor (the lowest exponents) or
 * the least common multiple (the highest) is made of. */
export function compareFactorisations(
  numbers: readonly bigint[],
  take: "lowest" | "highest",
  budget: Budget,
): { readonly value: bigint; readonly steps: readonly Step[] } {
  const factored = numbers.map((number) => primeFactors(number, budget));
  const primes = [...new Set(factored.flatMap((list) => list.map(({ prime }) => prime)))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const chosen = primes
    .map((prime): PrimePower => {
      const exponents = numbers.map((number) => exponentOf(prime, number));
      return { prime, exponent: take === "lowest" ? Math.min(...exponents) : Math.max(...exponents) };
    })
    .filter(({ exponent }) => exponent > 0);
  const value = chosen.reduce(
    (product, { prime, exponent }) => product * integerPower(prime, BigInt(exponent)),
    1n,
  );
  const rows: Step = {
    rule: "factor-into-primes",
    title: "Write each number as a product of primes.",
    latex: numbers.map((number, at) => row(number, factored[at] as PrimePower[])).join(",\\quad "),
    why: "The primes show what the numbers have in common.",
  };
  return { value, steps: [rows, ...gathered(chosen, value, take)] };
}

const row = (number: bigint, primes: readonly PrimePower[]): string =>
  primes.length > 1 || (primes[0]?.exponent ?? 0) > 1
    ? `${number} = ${toLatex(repeated(primes))}`
    : `${number}`;

const WORDS = table({
  lowest: {
    title: "Multiply the primes that all of them share, each with its lowest exponent.",
    why: "A common factor can hold a prime only as often as every number does.",
  },
  highest: {
    title: "Multiply every prime that occurs, each with its highest exponent.",
    why: "A common multiple has to hold each prime as often as any of the numbers does.",
  },
} as const);

function gathered(chosen: readonly PrimePower[], value: bigint, take: "lowest" | "highest"): Step[] {
  const product = chosen.length === 0 ? "1" : toLatex(asPowers(chosen));
  const gather: Step = {
    rule: `take-${take}-powers`,
    title: chosen.length === 0 ? "They share no prime, so only $1$ divides them all." : WORDS[take].title,
    latex: product,
    why: WORDS[take].why,
  };
  const work: Step = {
    rule: "multiply-primes",
    title: "Multiply.",
    latex: String(value),
    why: "The product is the number asked for.",
  };
  return product === work.latex ? [gather] : [gather, work];
}
