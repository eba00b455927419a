import type { Expression } from "../expression/ast";

/** A relation given as a list of ordered pairs of numbers. */
export interface RelationPairsTask {
  readonly task: "relation-pairs";
  readonly pairs: readonly (readonly [Expression, Expression])[];
  readonly asked: "domain" | "range" | "is-function" | "is-one-to-one";
}
