import type { Expression } from "../../expression/ast";
import type { Polynomial } from "../../expression/polynomial";
import type { Budget } from "../../types";

/** A line on the way to the factors: the same polynomial, rearranged. */
export interface Rearrangement {
  readonly rule: string;
  readonly title: string;
  readonly why: string;
  readonly expression: Expression;
}

/** What a rule found: the polynomial is exactly the product of `parts`. */
export interface Split {
  readonly parts: readonly Polynomial[];
  readonly why: string;
  readonly title?: string;
  readonly before?: readonly Rearrangement[];
}

/** A pattern that splits a polynomial with coprime integer coefficients and a positive first one. */
export interface FactorRule {
  /** Frozen kebab-case id. */
  readonly rule: string;
  readonly title: string;
  split(p: Polynomial, budget: Budget): Split | null;
}
