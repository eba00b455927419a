import type { Expression } from "../expression/ast";
import type { SetNotation } from "./inequality";

/** Where an expression in one letter has a real value, or which values it takes. */
export interface DomainTask {
  readonly task: "domain" | "range";
  readonly expression: Expression;
  readonly unknown: string;
  readonly notation: SetNotation;
}
