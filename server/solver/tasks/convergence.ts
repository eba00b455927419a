import type { Expression } from "../expression/ast";

/** Whether a series converges, by the terms from a place on. */
export interface SeriesTestTask {
  readonly task: "series-test";
  readonly body: Expression;
  readonly index: string;
  /** "kind": absolutely, conditionally or not at all. */
  readonly asked: "converges" | "kind";
}

/** The polynomial that has the value and the derivatives of a function at its center, up to a degree. */
export interface TaylorTask {
  readonly task: "taylor-polynomial";
  readonly expression: Expression;
  readonly variable: string;
  readonly center: Expression;
  /** Null: all of the series, with its general term. */
  readonly degree: number | null;
}

/** Where a power series converges. */
export interface PowerSeriesTask {
  readonly task: "power-series";
  readonly body: Expression;
  readonly index: string;
  readonly variable: string;
  readonly asked: "radius" | "interval";
}
