import type { Relation } from "../expression/ast";

/** What must hold: one inequality, all of several ("and", and a < x < b), or at least one of several ("or"). */
export type Condition =
  | Relation
  | { readonly kind: "all-of" | "any-of"; readonly parts: readonly Condition[] };

/** How a set of numbers is written: x ≥ 4, [4, ∞) or {x | x ≥ 4}. */
export type SetNotation = "inequality" | "interval" | "set-builder";

/** All numbers that meet a condition in one unknown. */
export interface InequalityTask {
  readonly task: "inequality";
  readonly condition: Condition;
  readonly unknown: string;
  readonly notation: SetNotation;
}
