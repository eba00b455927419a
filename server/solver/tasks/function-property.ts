import type { Expression, Relation } from "../expression/ast";

/** A question about one function or equation that is answered by a word. */
export type FunctionPropertyTask =
  /** Is the function increasing or decreasing; even, odd or neither? */
  | {
      readonly task: "function-property";
      readonly property: "monotonic" | "parity";
      readonly body: Expression;
      readonly unknown: string;
    }
  /** Does the equation give y as a function of x? Can it be written as a linear function? */
  | {
      readonly task: "function-property";
      readonly property: "is-function" | "is-linear";
      readonly equation: Relation;
      readonly input: string;
      readonly output: string;
    }
  /** Does this point satisfy all of the relations? */
  | {
      readonly task: "function-property";
      readonly property: "is-solution";
      readonly relations: readonly Relation[];
      readonly at: readonly { readonly name: string; readonly value: Expression }[];
    };
