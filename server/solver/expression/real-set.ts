import type { Expression } from "./ast";

/** One end of an interval; `value` null is −∞ (below) or ∞ (above), where `closed` is false. */
export interface End {
  readonly value: Expression | null;
  readonly closed: boolean;
}

/** All real numbers between two ends; a single number when both ends are the same closed one. */
export interface Interval {
  readonly low: End;
  readonly high: End;
}

/** A union of disjoint intervals in ascending order. Empty: no number. Ends are exact. */
export type RealSet = readonly Interval[];

const OPEN_END: End = { value: null, closed: false };

/** (−∞, ∞). */
export const ALL_REALS: RealSet = [{ low: OPEN_END, high: OPEN_END }];
