import type { Expression, Relation } from "../expression/ast";

export type VariablesAsked =
  /** Each by the letters that are differentiated by, in their order. */
  | { readonly kind: "partials"; readonly orders: readonly (readonly string[])[] }
  | { readonly kind: "gradient" | "divergence" | "curl" | "derivative" | "greatest-change" }
  | { readonly kind: "directional"; readonly direction: readonly Expression[] }
  /** The tangent to the graph of a function, or to what an equation says (its functions are then left less right). */
  | { readonly kind: "tangent"; readonly relation: Relation }
  /** Of a curve by its components: its direction, how fast it is followed, and how much it bends. */
  | { readonly kind: "unit-tangent" | "speed" | "curvature" }
  /** The determinant of the partial derivatives of a transformation. */
  | { readonly kind: "jacobian" }
  /** The line that touches a curve with two coordinates. */
  | { readonly kind: "parametric-tangent" }
  /** dy/dx, or d²y/dx², of the curve with these two coordinates. */
  | { readonly kind: "parametric"; readonly order: 1 | 2 }
  /** Where both partial derivatives are zero; classified when the question asks what they are. */
  | { readonly kind: "critical"; readonly classified: boolean };

/** What is asked of a function of several letters, or of a field by its components. */
export interface SeveralVariablesTask {
  readonly task: "several-variables";
  readonly functions: readonly Expression[];
  readonly variables: readonly string[];
  readonly asked: VariablesAsked;
  /** Where a value is asked for. */
  readonly at: readonly Expression[] | null;
}
