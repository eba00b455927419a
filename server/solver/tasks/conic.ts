import type { Expression, Relation } from "../expression/ast";
import type { PlanePoint } from "./line";

/** What determines a conic section with axes along x and y. */
export type ConicGiven =
  | { readonly kind: "equation"; readonly relation: Relation }
  | { readonly kind: "circle"; readonly center: PlanePoint; readonly radius: Expression }
  | { readonly kind: "circle-through"; readonly center: PlanePoint; readonly point: PlanePoint }
  | { readonly kind: "diameter"; readonly ends: readonly [PlanePoint, PlanePoint] }
  | { readonly kind: "parabola"; readonly focus: PlanePoint; readonly directrix: Relation }
  | {
      readonly kind: "ellipse" | "hyperbola";
      readonly vertices: readonly [PlanePoint, PlanePoint];
      readonly foci: readonly [PlanePoint, PlanePoint];
    };

export type ConicAsked =
  | "equation"
  | "kind"
  | "center"
  | "radius"
  | "center-and-radius"
  | "vertices"
  | "foci"
  | "asymptotes"
  | "vertex"
  | "focus"
  | "directrix";

/** A question about a circle, an ellipse, a hyperbola or a parabola. */
export interface ConicTask {
  readonly task: "conic";
  readonly given: ConicGiven;
  readonly asked: ConicAsked;
}
