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
      {
        rule: "judge-primality",
        title: conclusion(number, isPrime, isComposite),
        latex: valueLatex(answer),
        why: MEANING,
      },
    ],
    answer,
  };
}

function conclusion(number: bigint, isPrime: boolean, isComposite: boolean): string {
  if (isPrime) return `So $${number}$ is prime.`;
  return isComposite ? `So $${number}$ is composite: it is not prime.` : `So $${number}$ is not prime.`;
}

const MEANING =
  "A prime number is above $1$ and divisible by $1$ and itself only; a composite one has another factor.";

const searched = (number: bigint, smallest: bigint): Step =>
  smallest === number
    ? {
        rule: "no-divisor",
        title: "Try the primes in order, as far as the square root.",
        latex: triedInVain(number),
        why: whyInVain(number),
      }
    : {
        rule: "find-divisor",
        title: "Try the primes in order.",
        latex: `${number} = ${smallest} \\cdot ${number / smallest}`,
        why: `$${smallest}$ is the first one that divides it.`,
      };

/** Up to here every trial is written out: the primes below its square root are few enough to read. */
const WRITTEN_OUT_MAX = 1_000n;

/** 97: 2 · 48 + 1, 3 · 32 + 1, 5 · 19 + 2, 7 · 13 + 6. */
function triedInVain(number: bigint): string {
  const tried = number <= WRITTEN_OUT_MAX ? trialPrimes(number).tried : [];
  if (tried.length === 0) return `${number} = 1 \\cdot ${number}`;
  const lines = tried.map((p) => `${number} &= ${p} \\cdot ${number / p} + ${number % p}`);
  return `\\begin{aligned} ${lines.join(" \\\\ ")} \\end{aligned}`;
}

function whyInVain(number: bigint): string {
  if (number > WRITTEN_OUT_MAX)
    return `No prime $p$ with $p^2 \\le ${number}$ divides it, so there is no other way to split it.`;
  const { tried, next } = trialPrimes(number);
  const beyond = `$${next}^2 = ${next * next}$ is already more than $${number}$`;
  if (tried.length === 0) return `Not even $${next}$ has to be tried: ${beyond}.`;
  return `Every time something is left over. The prime after these is $${next}$, and ${beyond}: of two factors one would have been found.`;
}

/** The primes up to the square root, and the one after them. */
function trialPrimes(number: bigint): { readonly tried: readonly bigint[]; readonly next: bigint } {
  const tried: bigint[] = [];
  for (let p = 2n; ; p += 1n) {
    if (tried.some((each) => p % each === 0n)) continue;
    if (p * p > number) return { tried, next: p };
    tried.push(p);
  }
}

const tooSmall = (number: bigint): Step => ({
  rule: "below-two",
  title: "Look at the size of the number.",
  latex: `${number} < 2`,
  why: "Only whole numbers from $2$ up are prime or composite.",
});
