import type { Expression } from "../expression/ast";

/** A fraction of polynomials in one letter as a sum of simpler fractions. */
export interface PartialFractionsTask {
  readonly task: "partial-fractions";
  readonly expression: Expression;
  readonly variable: string;
}
