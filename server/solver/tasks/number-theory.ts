/** How a yes-or-no question is answered. */
export type TruthWords = "yes-no" | "true-false";

/** A whole number above 1 as a product of primes; equal primes as powers when asked for. */
export interface PrimeFactorisationTask {
  readonly task: "prime-factorisation";
  readonly number: bigint;
  readonly powers: boolean;
}

/** The different primes that divide a whole number above 1. */
export interface PrimeFactorsTask {
  readonly task: "prime-factors";
  readonly number: bigint;
}

/** How the greatest common factor or the least common multiple is to be found. */
export type CommonWay = "prime factors" | "listing" | "Euclid's algorithm";

/** The greatest whole number that divides every number; all above 0, two or more. */
export interface CommonFactorTask {
  readonly task: "common-factor";
  readonly numbers: readonly bigint[];
  readonly way?: CommonWay;
}

/** The least whole number above 0 that every number divides; all above 0, two or more. */
export interface CommonMultipleTask {
  readonly task: "common-multiple";
  readonly numbers: readonly bigint[];
  readonly way?: CommonWay;
  /** The numbers are the denominators of fractions, whose least common denominator is asked for. */
  readonly denominators?: boolean;
}

/** What a division of whole numbers leaves; dividend from 0 up, divisor above 0. */
export interface RemainderTask {
  readonly task: "remainder";
  readonly dividend: bigint;
  readonly divisor: bigint;
}

/** Whether the divisor (not 0) goes into the number. */
export interface DivisibilityTask {
  readonly task: "divisibility";
  readonly number: bigint;
  readonly divisor: bigint;
  readonly truth: TruthWords;
}

/** Whether a whole number is prime. `asks` says what the question names. */
export interface PrimalityTask {
  readonly task: "primality";
  readonly number: bigint;
  readonly asks: "prime" | "composite" | "which";
  readonly truth: TruthWords;
}

/** The multiples of a number from the number itself up: those below a bound, or the first few. */
export interface MultiplesTask {
  readonly task: "multiples";
  readonly of: bigint;
  readonly count: number;
}

/** Every whole number that divides a number above 0. */
export interface DivisorsTask {
  readonly task: "divisors";
  readonly number: bigint;
}

/** How many whole numbers above 0 divide a number above 0. */
export interface DivisorCountTask {
  readonly task: "divisor-count";
  readonly number: bigint;
}

export type NumberTheoryTask =
  | PrimeFactorisationTask
  | PrimeFactorsTask
  | CommonFactorTask
  | CommonMultipleTask
  | RemainderTask
  | DivisibilityTask
  | PrimalityTask
  | MultiplesTask
  | DivisorsTask
  | DivisorCountTask;
