import type { Expression, Relation } from "../../expression/ast";
import { conditionSubject, type Subject } from "../working/subject";

/** What a wrong rule makes of an equation or inequality, told side by side; nothing for other lines. */
export const fromRelation = (
  wrong: (relation: Relation) => Iterable<readonly [left: Expression, right: Expression]>,
) =>
  function* (before: Subject): Generator<Subject> {
    if (before.kind !== "condition" || before.condition.kind !== "relation") return;
    const { operator } = before.condition;
    for (const [left, right] of wrong(before.condition))
      yield conditionSubject({ kind: "relation", operator, left, right });
  };
