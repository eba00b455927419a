import type { Expression } from "../../expression/ast";
import type { Refutation } from "../proof/refutation";
import type { LineVerdict } from "../types";
import type { Subject } from "./subject";

/** What becomes of one line. */
export type Judged = Told | Failing;

interface Told {
  readonly verdict: Exclude<LineVerdict, "does-not-follow">;
  readonly note: string | null;
  /** What the next line is compared with; absent when this line stands aside. */
  readonly next?: Subject;
  readonly wrong?: undefined;
}

/** It cannot be said of a line that it does not follow without a proof. */
export interface Failing {
  readonly verdict: "does-not-follow";
  readonly note: string | null;
  readonly next?: Subject;
  readonly wrong: WrongStep;
}

/** A line that does not follow, beside the one before it. */
export interface WrongStep {
  readonly before: Subject;
  readonly after: Subject;
  readonly refutation: Refutation;
  /** Solutions of the line before that this one does not have, and the other way round. */
  readonly lost: readonly Expression[];
  readonly gained: readonly Expression[];
}

export const ROUNDED_VALUE = "This is a rounded value.";
export const ROUNDED_VALUES = "These are rounded values.";

export const follows = (next?: Subject, note: string | null = null): Judged => ({
  verdict: "follows",
  note,
  next,
});
export const cannotTell = (note: string | null = null, next?: Subject): Judged => ({
  verdict: "cannot-tell",
  note,
  next,
});
export const failing = (wrong: WrongStep, note: string | null = null): Failing => ({
  verdict: "does-not-follow",
  note,
  next: wrong.after,
  wrong,
});
/** A step between values that are not the same. */
export const valueChanged = (before: Subject, after: Subject, refutation: Refutation): WrongStep => ({
  before,
  after,
  refutation,
  lost: [],
  gained: [],
});
