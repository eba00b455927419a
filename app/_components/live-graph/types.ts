import type { Drawing } from "@/server/features/solve/types";

export type View = Drawing["window"];
export type Stretch = readonly (readonly [x: number, y: number])[];

/** A curve that can be followed. */
export interface LiveCurve {
  readonly latex: string;
  /** Its height; null where it has none. */
  readonly height: (x: number) => number | null;
  /** What was drawn, where nothing more is known of it than that; null where its function is known. */
  readonly drawn: readonly Stretch[] | null;
}

export interface LiveDrawing {
  readonly window: View;
  readonly curves: readonly LiveCurve[];
  readonly points: Drawing["points"];
}

/** A picture as it stands in a page, in its own units. */
export interface Picture {
  /** Of the grid, the axes and then the curves. */
  readonly paths: readonly string[];
  readonly dots: readonly (readonly [x: number, y: number])[];
  readonly ticks: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly below: boolean;
  }[];
  readonly labels: readonly string[];
  readonly names: readonly string[];
}
