/** One digit of a whole number: the one that counts 10^place. */
export interface PlaceDigitTask {
  readonly task: "place-digit";
  readonly number: bigint;
  readonly place: number;
}

/** The name of the place in which a digit stands; the digit occurs once. Decimals are given as they are written. */
export interface DigitPlaceTask {
  readonly task: "digit-place";
  /** Digits with at most one point: "63407.218". */
  readonly written: string;
  readonly digit: string;
}

/** A number named in words, to be written in digits: whole + part / 10^places. */
export interface WriteDigitsTask {
  readonly task: "write-digits";
  readonly words: string;
}

/** A number in digits, to be named in words. */
export interface NameNumberTask {
  readonly task: "name-number";
  /** Digits with at most one point, a minus sign before them or not. */
  readonly written: string;
}

/** A whole number from one base in another. */
export interface BaseConversionTask {
  readonly task: "base-conversion";
  /** Digits 0–9 and letters a–z, a minus sign before them or not; all below the base. */
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** A sum, difference or product of whole numbers, all written in one base. */
export interface BaseArithmeticTask {
  readonly task: "base-arithmetic";
  readonly left: string;
  readonly right: string;
  readonly operator: "+" | "-" | "*";
  readonly base: number;
}

export type DigitsTask =
  | PlaceDigitTask
  | DigitPlaceTask
  | WriteDigitsTask
  | NameNumberTask
  | BaseConversionTask
  | BaseArithmeticTask;
