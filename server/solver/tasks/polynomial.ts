import type { Expression } from "../expression/ast";

/** Dividing one polynomial by another, both in the one letter `unknown`. */
export interface PolynomialDivisionTask {
  readonly task: "polynomial-division";
  readonly dividend: Expression;
  readonly divisor: Expression;
  readonly unknown: string;
  /** "is-factor" asks for yes or no, "factor-if" for the product as well when it is yes. */
  readonly asked: "quotient-and-remainder" | "remainder" | "is-factor" | "factor-if";
}

/** What a written polynomial is like. */
export interface PolynomialPropertyTask {
  readonly task: "polynomial-property";
  readonly expression: Expression;
  readonly asked:
    | "degree"
    | "type"
    | "leading-coefficient"
    | "leading-term"
    | "constant-term"
    | "term-count"
    | "terms";
}

/** The number in front of a product of powers once everything is multiplied out and collected. */
export interface CoefficientTask {
  readonly task: "coefficient";
  readonly expression: Expression;
  /** Exponent by letter; empty for the term without letters. */
  readonly exponents: Readonly<Record<string, number>>;
}

/** x² + bx made into the square of a binomial by adding a number: the square, or the number. */
export interface CompleteSquareTask {
  readonly task: "complete-square";
  readonly expression: Expression;
  readonly unknown: string;
  readonly asked: "square" | "number";
}

/** Terms of the expansion of (a + b)ⁿ, counted from 1, in falling powers of the first part. */
export interface BinomialTermTask {
  readonly task: "binomial-term";
  readonly base: Expression;
  readonly exponent: number;
  readonly from: number;
  readonly to: number;
}

/** The largest expression that divides all of several polynomials. */
export interface GreatestCommonFactorTask {
  readonly task: "greatest-common-factor";
  readonly expressions: readonly Expression[];
}

/** The least common denominator of fractions of polynomials, or the fractions written with it. */
export interface CommonDenominatorTask {
  readonly task: "common-denominator";
  readonly fractions: readonly (Expression & { readonly kind: "quotient" })[];
  readonly asked: "denominator" | "fractions";
}

/** a⁴ written as a · a · a · a, the other way round, or a product of powers as one. */
export interface PowerNotationTask {
  readonly task: "power-notation";
  readonly expression: Expression;
  readonly to: "product" | "powers" | "single-power";
  /** The base of the single power; absent: that of the first power. */
  readonly base?: bigint;
}

/** Which of several terms can be combined. */
export interface LikeTermsTask {
  readonly task: "like-terms";
  readonly terms: readonly Expression[];
}

export type PolynomialTask =
  | LikeTermsTask
  | PolynomialDivisionTask
  | PolynomialPropertyTask
  | CoefficientTask
  | CompleteSquareTask
  | BinomialTermTask
  | GreatestCommonFactorTask
  | CommonDenominatorTask
  | PowerNotationTask;
