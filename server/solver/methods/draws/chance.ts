import type { Rational } from "../../expression/rational";
import type { Step } from "../../types";

export interface Chance {
  readonly value: Rational;
  /** The last step shows the value as a calculation or as itself. */
  readonly steps: readonly Step[];
}
