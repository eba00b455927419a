import type { Expression } from "../expression/ast";

/** A letter that the output varies with, to a power; `below`: inversely. */
export interface VariationFactor {
  readonly letter: string;
  readonly power: "first" | "square" | "cube" | "fourth" | "square-root" | "cube-root";
  readonly below: boolean;
}

export interface VariationValue {
  readonly name: string;
  readonly value: Expression;
}

/** One letter varies directly, inversely or jointly with others. */
export interface VariationTask {
  readonly task: "variation";
  readonly output: string;
  readonly factors: readonly VariationFactor[];
  /** One value for the output and for every letter it varies with. */
  readonly given: readonly VariationValue[];
  /** The equation, its constant, or the output at other values of all the letters. */
  readonly asked: "equation" | "constant" | { readonly at: readonly VariationValue[] };
}
