import type { Expression, Relation } from "../expression/ast";

/** Points and complex numbers by distance and angle. Angles are in radians, as numbers or multiples of π. */
export type PolarTask =
  | {
      readonly task: "to-rectangular";
      readonly radius: Expression;
      readonly angle: Expression;
      readonly complex: boolean;
    }
  | { readonly task: "to-polar"; readonly x: Expression; readonly y: Expression; readonly complex: boolean };

/** A vector by its components, two or three numbers. */
export type Components = readonly Expression[];

export type VectorAsked =
  | "combination"
  | "magnitude"
  | "direction"
  | "unit"
  | "dot"
  | "cross"
  | "angle"
  | "magnitude-and-direction"
  | "projection"
  | "equal"
  | "between-points";

/** A question about vectors; `expression` combines the named ones ("2u - 3v"). */
export interface VectorTask {
  readonly task: "vector";
  readonly vectors: readonly { readonly name: string; readonly components: Components }[];
  readonly asked: VectorAsked;
  readonly expression: Expression | null;
  /** Written with unit vectors i, j, k rather than in angle brackets. */
  readonly units: boolean;
}

/** An equation of a curve in x and y to be written in r and θ, or the other way. */
export interface PolarEquationTask {
  readonly task: "polar-equation";
  readonly equation: Relation;
  readonly to: "polar" | "rectangular";
}
