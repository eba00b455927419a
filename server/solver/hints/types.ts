import type { Task } from "../types";

/** The first two rungs of a ladder, which give nothing of the answer away. Sentences for a student. */
export interface Hint {
  /** What kind of problem this is. */
  readonly kind: string;
  /** Which idea leads to the answer, without a step of it. */
  readonly idea: string;
}

/** The hints of one field, by task. */
export type Hints = Readonly<Partial<Record<Task, Hint>>>;
