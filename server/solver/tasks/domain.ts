import type { Expression } from "../expression/ast";
import type { SetNotation } from "./inequality";

/** Where an expression in one letter has a real value, which values it takes, or both. */
export interface DomainTask {
  readonly task: "domain" | "range" | "domain-and-range";
  readonly expression: Expression;
  readonly unknown: string;
  readonly notation: SetNotation;
}
