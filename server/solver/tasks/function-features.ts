import type { Expression } from "../expression/ast";

/** What one may ask of the graph of a function; "graph" is all that is needed to draw it by hand. */
export type FunctionFeature =
  | "graph"
  | "vertex"
  | "axis-of-symmetry"
  | "extreme-value"
  | "intercepts"
  | "x-intercepts"
  | "y-intercept"
  | "zeros-with-multiplicity"
  | "end-behavior"
  | "vertical-asymptotes"
  | "horizontal-asymptote"
  | "slant-asymptote"
  | "asymptotes"
  | "holes";

/** A question about the graph of output = body, a function of `unknown` alone. */
export interface FunctionFeaturesTask {
  readonly task: "function-features";
  readonly body: Expression;
  readonly unknown: string;
  /** What stands for the height: y, or f(x). */
  readonly output: Expression;
  readonly asked: FunctionFeature;
  /** With "extreme-value": the one of the two that the question names. */
  readonly extreme?: "minimum" | "maximum";
}
