import type { Expression, Relation } from "../expression/ast";

/** Where the derivative of a function has a given value: tangents that are level, the mean value theorem, a body at rest. */
export interface SlopePlacesTask {
  readonly task: "slope-places";
  readonly expression: Expression;
  readonly variable: string;
  /** A number, or the slope of the chord over the stretch. */
  readonly slope: Expression | "chord";
  /** Only places within these ends count; those on the ends do where they are taken in. */
  readonly within: { readonly low: Expression; readonly high: Expression; readonly ends: boolean } | null;
  /** What a place is called: c in the mean value theorem. */
  readonly unknown: string;
  readonly shown: "numbers" | "points";
}

/** The derivative of an integral by a letter in its bounds. */
export interface AccumulationTask {
  readonly task: "accumulation";
  readonly integrand: Expression;
  /** The letter of integration. */
  readonly inner: string;
  readonly low: Expression;
  readonly high: Expression;
  readonly variable: string;
  readonly at?: Expression;
  /** What is written before the derivative: F'(x). */
  readonly label?: Expression;
}

/** The derivative of the inverse of a function at a value of the function. */
export interface InverseSlopeTask {
  readonly task: "inverse-slope";
  readonly expression: Expression;
  readonly variable: string;
  readonly at: Expression;
  /** The condition under which the function has an inverse: x ≥ 0. */
  readonly within: Relation | null;
}

/** How fast one quantity changes when another changes at a given rate, both tied by an equation. */
export interface RelatedRatesTask {
  readonly task: "related-rates";
  readonly equation: Relation;
  /** The letter whose rate is asked for. */
  readonly asked: string;
  /** The letters whose rates are told. */
  readonly rates: readonly { readonly name: string; readonly rate: Expression }[];
  /** The values of the letters at the moment; one that is missing follows from the equation. */
  readonly at: readonly { readonly name: string; readonly value: Expression }[];
}

/** dy = f'(x) dx, or its value for a place and a small change. */
export interface DifferentialTask {
  readonly task: "differential";
  readonly expression: Expression;
  readonly variable: string;
  readonly dependent: string;
  readonly at: { readonly place: Expression; readonly change: Expression } | null;
}

export type RatesTask =
  | SlopePlacesTask
  | AccumulationTask
  | InverseSlopeTask
  | RelatedRatesTask
  | DifferentialTask;
