import type { Expression } from "../expression/ast";

/** A curve given by x and y in terms of a parameter, to be written with x and y alone. */
export interface EliminateParameterTask {
  readonly task: "eliminate-parameter";
  readonly x: Expression;
  readonly y: Expression;
  readonly parameter: string;
}
