import type { Scientific } from "../../expression/scientific";

/** One line of the work. */
export interface Move<State> {
  readonly state: State;
  readonly latex: string;
  readonly title: string;
  readonly why: string;
}

/** One idea; null where it has nothing to do. */
export interface Rule<From, To> {
  /** Frozen kebab-case id. */
  readonly id: string;
  apply(state: From): Move<To> | null;
}

export type ScientificRule = Rule<Scientific, Scientific>;
