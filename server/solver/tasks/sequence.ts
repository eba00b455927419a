import type { Expression } from "../expression/ast";

export type Progression = "arithmetic" | "geometric";

/** What is known of a sequence. Positions count from 1. */
export type SequenceGiven =
  /** a_n as a formula in the index. */
  | { readonly kind: "explicit"; readonly index: string; readonly expression: Expression }
  /** The first terms and a_n out of the terms before it, which stand in `expression` as previousTerm(1), (2), … */
  | {
      readonly kind: "recursive";
      readonly index: string;
      readonly first: readonly Expression[];
      readonly expression: Expression;
    }
  /** The terms that are listed from the first on, as they are written; `last` when the list is cut short before the
   * end of a finite sequence. */
  | {
      readonly kind: "terms";
      readonly terms: readonly Expression[];
      readonly last: Expression | null;
      readonly shape: Progression | null;
    }
  /** Terms at certain positions and, where it is given, the common difference or ratio. */
  | {
      readonly kind: "progression";
      readonly shape: Progression;
      readonly known: readonly { readonly position: bigint; readonly value: Expression }[];
      readonly step: Expression | null;
    };

export type SequenceAsked =
  | { readonly kind: "terms"; readonly count: number }
  | { readonly kind: "term"; readonly position: bigint }
  /** The terms after the listed ones; one where no count is given. */
  | { readonly kind: "next"; readonly count?: number }
  | { readonly kind: "formula" }
  | { readonly kind: "recursion" }
  /** The common difference or ratio; with `decide` the answer may be that there is none. */
  | { readonly kind: "step"; readonly shape: Progression; readonly decide: boolean }
  | { readonly kind: "kind" }
  /** The sum of the first `count` terms; null: of all the terms there are, without end when there is no last. */
  | { readonly kind: "sum"; readonly count: bigint | null }
  | { readonly kind: "count" };

/** A question about one sequence. */
export interface SequenceTask {
  readonly task: "sequence";
  /** The letter of the terms: the a of a_n. */
  readonly name: string;
  /** The letter of the position, as the answer is to use it. */
  readonly index: string;
  readonly given: SequenceGiven;
  readonly asked: SequenceAsked;
}

/** The name of the letter that stands for the term `back` places before a_n. */
export const previousTerm = (name: string, index: string, back: number): string => `${name}_${index}-${back}`;
