import type { Expression } from "../expression/ast";

/** Questions for local and absolute extrema together. */
export const ALL_KINDS: readonly CurveAsked[] = ["all extrema", "all maxima", "all minima"];

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
  | "absolute minimum"
  /** Local and absolute ones together. */
  | "all extrema"
  | "all maxima"
  | "all minima";

/** What the derivatives say about the graph of a function. */
export interface CurveStudyTask {
  readonly task: "curve-study";
  readonly expression: Expression;
  readonly variable: string;
  readonly asked: CurveAsked;
  /** The ends of the closed interval over which something is the greatest or the least. */
  readonly on?: { readonly low: Expression; readonly high: Expression };
}
