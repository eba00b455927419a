import type { Expression } from "../../expression/ast";
import type { Approach } from "./approach";

/** A rewriting that keeps the limit. */
export interface LimitMove {
  /** Frozen kebab-case id. */
  readonly rule: string;
  readonly title: string;
  readonly why: string;
  /** The expression after it; null when it does not fit. */
  apply(e: Expression, approach: Approach): Expression | null;
}
