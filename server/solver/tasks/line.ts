import type { Expression, Relation } from "../expression/ast";

/** A point of the plane: its two coordinates, which are numbers. */
export type PlanePoint = readonly [x: Expression, y: Expression];

/** What determines a line. A relation is linear in the two letters of the task. */
export type LineGiven =
  | { readonly kind: "points"; readonly points: readonly [PlanePoint, PlanePoint] }
  /** The line of all points that are as far from one of two points as from the other. */
  | { readonly kind: "bisector"; readonly points: readonly [PlanePoint, PlanePoint] }
  | { readonly kind: "slope-and-point"; readonly slope: Expression; readonly point: PlanePoint }
  | { readonly kind: "equation"; readonly relation: Relation }
  /** Parallel or at right angles to a line; `point` is null where only the slope is asked for. */
  | {
      readonly kind: "related";
      readonly how: "parallel" | "perpendicular";
      readonly relation: Relation;
      readonly point: PlanePoint | null;
    }
  | { readonly kind: "level"; readonly how: "horizontal" | "vertical"; readonly point: PlanePoint };

export type LineAsked =
  | "slope"
  | "slope-and-intercept"
  | "intercepts"
  | "x-intercept"
  | "y-intercept"
  | "equation";

/** A question about one straight line. */
export interface LineTask {
  readonly task: "line";
  readonly given: LineGiven;
  readonly asked: LineAsked;
  /** How an equation is to be written. */
  readonly shape: "slope-intercept" | "point-slope" | "standard";
  /** The two letters, across and up. */
  readonly letters: readonly [string, string];
}

/** How two lines lie to each other; `asked` is the one word the text asks about, or all of them. */
export interface LinePairTask {
  readonly task: "line-pair";
  readonly relations: readonly [Relation, Relation];
  readonly letters: readonly [string, string];
  readonly asked: "all" | "parallel" | "perpendicular";
}

/** The middle or the length of the stretch between two points. */
export interface SegmentTask {
  readonly task: "segment";
  readonly points: readonly [PlanePoint, PlanePoint];
  readonly asked: "midpoint" | "distance";
}
