import type { Expression } from "../expression/ast";
import type { RealSet } from "../expression/real-set";

/** A set claimed to be the range of an expression in one letter. */
export interface RangeClaim {
  readonly expression: Expression;
  readonly unknown: string;
  readonly set: RealSet;
}
