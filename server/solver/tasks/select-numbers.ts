import type { Expression } from "../expression/ast";
import type { NumberKind } from "./number";

/** One number of a list as it was typed. */
export interface ListedNumber {
  readonly latex: string;
  /** The number where it can be written exactly; null for a decimal that goes on without end. */
  readonly value: Expression | null;
  /** For an endless decimal: whether the digits repeat. */
  readonly repeats: boolean;
}

/** Which numbers of a list are of a kind. */
export interface SelectNumbersTask {
  readonly task: "select-numbers";
  readonly numbers: readonly ListedNumber[];
  readonly wanted: NumberKind;
}
