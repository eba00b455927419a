import type { Expression } from "../expression/ast";

/** A division of whole numbers that need not come out. */
export interface DivideWithRemainderTask {
  readonly task: "divide-with-remainder";
  readonly dividend: bigint;
  /** Not 0. */
  readonly divisor: bigint;
}

/** Several calculations asked for at once, each on its own. */
export interface CalculateEachTask {
  readonly task: "calculate-each";
  readonly expressions: readonly Expression[];
}

/** Fractions to be written with one given denominator. */
export interface EquivalentFractionsTask {
  readonly task: "equivalent-fractions";
  readonly fractions: readonly { readonly numerator: bigint; readonly denominator: bigint }[];
  readonly denominator: bigint;
}

export type NumberKind = "natural" | "whole" | "integer" | "rational" | "irrational" | "real";

/** Which of several kinds a number is; the narrowest one that fits. */
export interface NumberKindTask {
  readonly task: "number-kind";
  readonly expression: Expression;
  readonly options: readonly (NumberKind | "not real")[];
}

/** Two numbers between which <, = or > is to be put. */
export interface ComparisonSignTask {
  readonly task: "comparison-sign";
  readonly left: Expression;
  readonly right: Expression;
}

/** Numbers to be put in order of size. */
export interface NumberOrderTask {
  readonly task: "number-order";
  readonly numbers: readonly Expression[];
  /** Values of the letters among them; the letters stay in the answer. */
  readonly bindings?: ReadonlyMap<string, Expression>;
  readonly ascending: boolean;
}

export type NumberTask =
  | NumberOrderTask
  | ComparisonSignTask
  | DivideWithRemainderTask
  | CalculateEachTask
  | EquivalentFractionsTask
  | NumberKindTask;
