import type { Expression } from "../expression/ast";
import type { RealSet } from "../expression/real-set";

/** The inverse of name(unknown) = body; other letters in it stand for positive numbers. */
export interface InverseFunctionTask {
  readonly task: "inverse-function";
  readonly name: string;
  readonly unknown: string;
  readonly body: Expression;
  /** The part of the line on which the function is taken, when the question names one. */
  readonly on?: RealSet;
}
