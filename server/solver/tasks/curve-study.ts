import type { Expression } from "../expression/ast";

export type CurveAsked =
  | "critical"
  | "extrema"
  | "inflection"
  | "increasing"
  | "decreasing"
  | "concave up"
  | "concave down";

/** What the derivatives say about the graph of a polynomial function. */
export interface CurveStudyTask {
  readonly task: "curve-study";
  readonly expression: Expression;
  readonly variable: string;
  readonly asked: CurveAsked;
}
