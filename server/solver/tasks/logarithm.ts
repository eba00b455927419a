import type { Expression, Relation } from "../expression/ast";

/** A logarithm to evaluate, to take apart into simple ones, or several to be written as one. */
export interface LogarithmTask {
  readonly task: "logarithm";
  readonly asked: "value" | "expand" | "condense";
  readonly expression: Expression;
}

/** An equation to be written in the other form: 2³ = 8 as log₂ 8 = 3 or back. */
export interface LogarithmFormTask {
  readonly task: "logarithm-form";
  readonly asked: "exponential" | "logarithmic";
  readonly equation: Relation;
}

/** One logarithm to be written as a quotient of two with another base: e, or a whole number above 1. */
export interface LogarithmBaseTask {
  readonly task: "logarithm-base";
  readonly expression: Expression;
  readonly base: Expression;
}
