import type { Expression } from "../expression/ast";
import type { PlanePoint } from "./line";

/** A quadratic function written as a(x − h)² + k ("vertex") or ax² + bx + c ("general"). */
export interface QuadraticFormTask {
  readonly task: "quadratic-form";
  readonly given:
    | { readonly kind: "body"; readonly body: Expression }
    | { readonly kind: "vertex-and-point"; readonly vertex: PlanePoint; readonly point: PlanePoint };
  readonly unknown: string;
  readonly shape: "vertex" | "general";
}
