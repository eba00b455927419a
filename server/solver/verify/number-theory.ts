import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { isInteger } from "../expression/rational";
import type { Budget, Check } from "../types";
import { inForm, says, saysWhether } from "./claims";
import {
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { isPrime, PROVED_BELOW } from "./primality";
import { basesIn } from "./whole-numbers";

/** Checks what is said of primes, factors, multiples and remainders from the meaning of the words. */
export const PRIME_FACTORISATION: Verifier<"prime-factorisation"> = {
  expression: ({ number, powers }, { expression }, budget) => ({
    value: () => equalsWhole(expression, number, budget),
    form: () => productOfPrimes(number, { expression, powers }),
  }),
};

function productOfPrimes(
  number: bigint,
  { expression, powers }: { readonly expression: Expression; readonly powers: boolean },
): Check {
  const primes = basesIn(expression);
  if (!primes?.every(isPrime)) return refuted("A factor is not prime.");
  if (powers && new Set(primes).size < primes.length)
    return refuted("Equal factors are to be written as powers.");
  return asFarAsProved(`The product of the factors is $${number}$ again, and every factor is prime.`, primes);
}

function equalsWhole(expression: Expression, number: bigint, budget: Budget): Check {
  const value = evaluateExact(expression, new Map(), budget);
  return value && isInteger(value) && value.n === number ? verified() : refuted("It is another number.");
}

/** A prime beyond the proved ones has only passed a test. */
const asFarAsProved = (sentence: string, primes: readonly bigint[]): Check =>
  primes.every((prime) => prime < PROVED_BELOW) ? verified(sentence) : spotChecked(sentence);

type NumberQuestion = ProblemOf<"common-factor" | "common-multiple" | "remainder" | "divisor-count">;

/** A whole number that is the answer, however it is written, and written as one. */
const oneWhole =
  <T extends "common-factor" | "common-multiple" | "remainder" | "divisor-count">(
    check: (problem: ProblemOf<T>, answer: bigint, budget: Budget) => Check,
  ) =>
  (
    problem: ProblemOf<T>,
    { expression }: ValueOf<"expression">,
    budget: Budget,
  ): Obligations<"expression"> => ({
    value: () => {
      const value = evaluateExact(expression, new Map(), budget);
      return value && isInteger(value) ? check(problem, value.n, budget) : refuted("It is no whole number.");
    },
    form: inForm(expression, (problem as NumberQuestion).form, budget),
  });

export const COMMON_FACTOR: Verifier<"common-factor"> = {
  expression: oneWhole<"common-factor">(({ numbers }, factor, budget) => {
    if (factor <= 0n || numbers.some((number) => number % factor !== 0n))
      return refuted("It does not divide every number.");
    const quotients = numbers.map((number) => number / factor);
    if (binaryGcd(quotients, budget) !== 1n) return refuted("A larger number divides them all.");
    return verified(
      `$${factor}$ divides every number, and the quotients $${quotients.join(",\\ ")}$ have no common factor but $1$.`,
    );
  }),
};

/** The least common multiple is the common multiple whose quotients share nothing. */
export const COMMON_MULTIPLE: Verifier<"common-multiple"> = {
  expression: oneWhole<"common-multiple">(({ numbers }, multiple, budget) => {
    if (multiple <= 0n || numbers.some((number) => multiple % number !== 0n))
      return refuted("It is no multiple of every number.");
    const quotients = numbers.map((number) => multiple / number);
    if (binaryGcd(quotients, budget) !== 1n) return refuted("A smaller multiple exists.");
    return verified(
      `$${multiple}$ divided by the numbers gives $${quotients.join(",\\ ")}$: whole numbers without a common factor, so no smaller multiple works.`,
    );
  }),
};

/** The greatest common divisor by halving and subtracting, without division. */
function binaryGcd(numbers: readonly bigint[], budget: Budget): bigint {
  return numbers.reduce((left, right) => {
    let [a, b, twos] = [left, right, 1n];
    for (; a !== b; budget.spend()) {
      if (a % 2n === 0n && b % 2n === 0n) [a, b, twos] = [a / 2n, b / 2n, twos * 2n];
      else if (a % 2n === 0n) a /= 2n;
      else if (b % 2n === 0n) b /= 2n;
      else if (a > b) a -= b;
      else b -= a;
    }
    return a * twos;
  });
}

export const REMAINDER: Verifier<"remainder"> = {
  expression: oneWhole<"remainder">(({ dividend, divisor }, answer) =>
    restByDigits(dividend, divisor) === answer
      ? verified(
          `$${dividend} - ${answer} = ${dividend - answer}$ is a multiple of $${divisor}$, and $${answer} < ${divisor}$.`,
        )
      : refuted("The division leaves another remainder."),
  ),
};

/** The largest number whose factors are counted one by one. */
const MOST_COUNTED = 10n ** 10n;

/** Counts the pairs of factors up to the square root. */
export const DIVISOR_COUNT: Verifier<"divisor-count"> = {
  expression: oneWhole<"divisor-count">(({ number }, answer, budget) => {
    if (number > MOST_COUNTED) return UNCHECKED;
    let count = 0n;
    for (let low = 1n; low * low <= number; low += 1n) {
      if (low % 64n === 0n) budget.spend();
      if (number % low === 0n) count += low * low === number ? 1n : 2n;
    }
    return count === answer
      ? verified(`Trying every number up to $\\sqrt{${number}}$ finds $${count}$ factors of $${number}$.`)
      : refuted("It has another number of factors.");
  }),
};

/** Long division: the remainder so far, with one digit after the other brought down. */
function restByDigits(dividend: bigint, divisor: bigint): bigint {
  const by = divisor < 0n ? -divisor : divisor;
  return [...String(dividend).replace("-", "")].reduce((rest, digit) => {
    let left = rest * 10n + BigInt(digit);
    for (let times = 0; times < 10 && left >= by; times += 1) left -= by;
    return left;
  }, 0n);
}

export const DIVISIBILITY: Verifier<"divisibility"> = {
  word: ({ number, divisor, truth }, { word }) => ({
    word: () => {
      const rest = restByDigits(number, divisor);
      return saysWhether(
        word,
        { holds: rest === 0n, truth },
        `Long division digit by digit leaves $${rest}$.`,
      );
    },
  }),
};

export const PRIMALITY: Verifier<"primality"> = {
  word: ({ number, asks, truth }, { word }) => ({
    word: () => {
      const prime = number > 1n && isPrime(number);
      const evidence = primalityEvidence(number, prime);
      const proved = () => asFarAsProved(evidence, prime ? [number] : []);
      if (asks !== "which") {
        const holds = asks === "prime" ? prime : !prime && number > 1n;
        return weakest([() => saysWhether(word, { holds, truth }), proved]);
      }
      if (number < 2n) return refuted("It is neither prime nor composite.");
      return weakest([() => says(word, prime ? "prime" : "composite"), proved]);
    },
  }),
};

function primalityEvidence(number: bigint, prime: boolean): string {
  if (number < 2n) return "Prime and composite numbers begin at $2$.";
  return prime
    ? `A second test, which looks for no divisors, agrees that $${number}$ is prime: no composite number of this size passes it.`
    : `A second test, which looks for no divisors, agrees that $${number}$ is composite: every prime passes it.`;
}
