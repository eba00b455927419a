import type { Expression } from "../../expression/ast";
import type { Rational } from "../../expression/rational";
import type { Step } from "../../types";

/** A rule found for a list of terms: every listed term fits, and at least one was not needed to find it. */
export interface Fit {
  readonly shape: "arithmetic" | "geometric" | "polynomial" | "other";
  /** The term at position n, n from 1. */
  at(n: bigint): Rational;
  /** a_n in the letter of the index. */
  formula(index: string): Expression;
  /** How it was found. */
  readonly steps: readonly Step[];
  /** The common difference or ratio. */
  readonly step?: Rational;
}

/** Looks for one kind of rule in the values of the terms. */
export type Fitting = (values: readonly Rational[], terms: readonly Expression[]) => Fit | null;

/** The terms as a row in a step: "2, 5, 8". */
export const row = (parts: readonly string[]): string => parts.join(", \\; ");
