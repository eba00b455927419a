import type { Expression, Relation } from "../../expression/ast";
import { symbolsOf } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";

/** What a line says in mathematics: a value that stays the same, or a condition on letters. */
export type Subject =
  | { readonly kind: "value"; readonly expression: Expression }
  | { readonly kind: "condition"; readonly condition: Condition };

export const valueSubject = (expression: Expression): Subject => ({ kind: "value", expression });
export const conditionSubject = (condition: Condition): Subject => ({ kind: "condition", condition });

/** The relations a condition is made of. */
export const relationsIn = (condition: Condition): readonly Relation[] =>
  condition.kind === "relation" ? [condition] : condition.parts.flatMap(relationsIn);

/** The letters in a condition, sorted and distinct. */
export const lettersIn = (condition: Condition): string[] =>
  [...new Set(relationsIn(condition).flatMap(symbolsOf))].sort();

/** The same with every expression changed. */
export function mapCondition(condition: Condition, change: (part: Expression) => Expression): Condition {
  return condition.kind === "relation"
    ? { ...condition, left: change(condition.left), right: change(condition.right) }
    : { ...condition, parts: condition.parts.map((part) => mapCondition(part, change)) };
}
