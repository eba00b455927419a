import type { Expression } from "../expression/ast";

export interface Layer {
  readonly variable: string;
  readonly low: Expression;
  readonly high: Expression;
}

/** What is measured by an integral that has to be set up first. */
export type Figure =
  /** The region between two curves; where fewer than two ends are told, it ends where the curves meet. */
  | {
      readonly kind: "region";
      readonly curves: readonly [Expression, Expression];
      readonly variable: string;
      readonly ends: readonly Expression[];
      /** The axis that the region turns around: that of the variable or the other one. Null: its area is asked for. */
      readonly around: "own" | "other" | null;
    }
  /** A curve by its coordinates; the surface is what it sweeps around the first axis. */
  | {
      readonly kind: "length" | "surface";
      readonly coordinates: readonly Expression[];
      readonly along: Layer;
    }
  | { readonly kind: "polar-area"; readonly radius: Expression; readonly along: Layer }
  /** An integral within an integral; the innermost layer stands first. */
  | { readonly kind: "iterated"; readonly body: Expression; readonly layers: readonly Layer[] };

export interface MeasureTask {
  readonly task: "measure";
  readonly figure: Figure;
}
