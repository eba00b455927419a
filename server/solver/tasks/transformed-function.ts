import type { Expression } from "../expression/ast";
import type { Rational } from "../expression/rational";

/** One thing done to a graph. A scale is what distances are multiplied by: above 1 a stretch, below 1 a compression. */
export type GraphMove =
  | { readonly kind: "shift"; readonly axis: "x" | "y"; readonly by: Rational }
  | { readonly kind: "reflect"; readonly over: "x" | "y" }
  | { readonly kind: "scale"; readonly axis: "x" | "y"; readonly by: Rational };

/** The formula of a graph that is moved, reflected and stretched, in this order. */
export interface TransformedFunctionTask {
  readonly task: "transformed-function";
  readonly body: Expression;
  readonly unknown: string;
  readonly moves: readonly GraphMove[];
}
