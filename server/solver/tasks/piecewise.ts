import type { Expression, Relation } from "../expression/ast";

/** One line of a function told in pieces: what it is where all the conditions hold. */
export interface Piece {
  readonly body: Expression;
  /** On the letter of the function; x < 0 alone, or 0 ≤ x and x < 2. None: everywhere else ("otherwise"). */
  readonly conditions: readonly Relation[];
}

/** The values of a function told in pieces, at one number or at several. */
export interface PiecewiseTask {
  readonly task: "piecewise-value";
  readonly name: string;
  readonly unknown: string;
  readonly pieces: readonly Piece[];
  /** Numbers without letters. */
  readonly at: readonly Expression[];
}
