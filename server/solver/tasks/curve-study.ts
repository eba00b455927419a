import type { Expression } from "../expression/ast";

export type CurveAsked =
  | "critical"
  | "extrema"
  | "inflection"
  | "increasing"
  | "decreasing"
  | "concave up"
  | "concave down"
  | "absolute extrema"
  | "absolute maximum"
  | "absolute minimum";

/** What the derivatives say about the graph of a function. */
export interface CurveStudyTask {
  readonly task: "curve-study";
  readonly expression: Expression;
  readonly variable: string;
  readonly asked: CurveAsked;
  /** The ends of the closed interval over which something is the greatest or the least. */
  readonly on?: { readonly low: Expression; readonly high: Expression };
}
