import { toLatex } from "../../printer/latex";
import type { DivisorCountTask } from "../../tasks/number-theory";
import type { Budget, Derivation, Step } from "../../types";
import { asPowers } from "./factor-product";
import { primeFactors } from "./prime-factors";
import { splitOffPrimes } from "./split-off-primes";
import { wholeAnswer } from "./whole-answer";

/** A factor takes each prime from no time up to as often as the number holds it, so the choices multiply. */
export function divisorCount({ number }: DivisorCountTask, budget: Budget): Derivation | null {
  const primes = primeFactors(number, budget);
  if (primes.length === 0) return null;
  const choices = primes.map(({ exponent }) => exponent + 1);
  const count = choices.reduce((ways, each) => ways * BigInt(each), 1n);
  const powers: Step = {
    rule: "factorise-into-powers",
    title: "Write the number as powers of primes.",
    latex: `${number} = ${toLatex(asPowers(primes))}`,
    why: "Every factor is made of the same primes.",
  };
  const multiply: Step = {
    rule: "multiply-exponent-choices",
    title: "Add $1$ to each exponent and multiply.",
    latex: `${choices.map((choice) => `(${choice - 1} + 1)`).join("")} = ${count}`,
    why: "A factor holds each prime from no time up to as often as its exponent says.",
  };
  return {
    method: "number-theory",
    steps: [...splitOffPrimes(number, primes), powers, multiply],
    answer: wholeAnswer(count),
  };
}
