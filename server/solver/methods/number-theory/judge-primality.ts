import { valueLatex } from "../../printer/answer/value";
import type { PrimalityTask } from "../../tasks/number-theory";
import type { Budget, Derivation, Step } from "../../types";
import { truthWord } from "./divide-exactly";
import { primeFactors } from "./prime-factors";
import { wordAnswer } from "./whole-answer";

/** Prime, composite, or neither for numbers below 2. */
export function judgePrimality({ number, asks, truth }: PrimalityTask, budget: Budget): Derivation | null {
  if (number < 2n && asks === "which") return null;
  const smallest = number < 2n ? null : primeFactors(number, budget)[0]?.prime;
  const isPrime = smallest === number;
  const isComposite = !isPrime && smallest !== null;
  const word =
    asks === "which"
      ? isPrime
        ? "prime"
        : "composite"
      : truthWord(asks === "prime" ? isPrime : isComposite, truth);
  const answer = wordAnswer(word);
  return {
    method: "number-theory",
    steps: [
      smallest ? searched(number, smallest) : tooSmall(number),
      { rule: "judge-primality", title: "Judge by that.", latex: valueLatex(answer), why: MEANING },
    ],
    answer,
  };
}

const MEANING =
  "A prime number is above $1$ and divisible by $1$ and itself only; a composite one has another factor.";

const searched = (number: bigint, smallest: bigint): Step =>
  smallest === number
    ? {
        rule: "no-divisor",
        title: "Try the primes in order, as far as the square root.",
        latex: `${number} = 1 \\cdot ${number}`,
        why: `No prime $p$ with $p^2 \\le ${number}$ divides it, so there is no other way to split it.`,
      }
    : {
        rule: "find-divisor",
        title: "Try the primes in order.",
        latex: `${number} = ${smallest} \\cdot ${number / smallest}`,
        why: `$${smallest}$ is the first one that divides it.`,
      };

const tooSmall = (number: bigint): Step => ({
  rule: "below-two",
  title: "Look at the size of the number.",
  latex: `${number} < 2`,
  why: "Only whole numbers from $2$ up are prime or composite.",
});
