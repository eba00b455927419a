import type { Expression, Relation } from "../expression/ast";

/** Whether what is written is an expression or an equation. */
export interface StatementKindTask {
  readonly task: "statement-kind";
  readonly statement: Expression | Relation;
}
