import type { Statement } from "../expression/ast";

/** Words put into symbols: the expression, equation or inequality that a phrase says. */
export interface TranslateTask {
  readonly task: "translate";
  readonly statement: Statement;
}
