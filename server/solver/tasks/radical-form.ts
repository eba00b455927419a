import type { Expression } from "../expression/ast";

/** Roots to be written as fractional exponents, or the other way round. */
export interface RadicalFormTask {
  readonly task: "radical-form";
  readonly expression: Expression;
  readonly to: "root" | "power";
}
