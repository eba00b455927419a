import type { Relation } from "../expression/ast";

/** A question about an equation in one unknown that is answered without its solutions: identity, contradiction or
 * conditional; how many real solutions; how many and whether they are real; the discriminant. */
export interface EquationPropertyTask {
  readonly task: "equation-property";
  readonly property: "kind" | "solution-count" | "solution-nature" | "discriminant";
  readonly equation: Relation;
  readonly unknown: string;
}
