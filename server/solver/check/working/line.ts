import type { Expression } from "../../expression/ast";
import type { RealSet } from "../../expression/real-set";
import type { Limits } from "../../limits";
import type { Condition } from "../../tasks/inequality";
import type { Budget } from "../../types";

/** What a line of working says. */
export type LineContent =
  /** Expressions with equals signs between them; a single one has none. */
  | { readonly kind: "chain"; readonly parts: readonly Expression[] }
  | { readonly kind: "condition"; readonly condition: Condition }
  | { readonly kind: "set"; readonly set: RealSet }
  | { readonly kind: "tuples"; readonly tuples: readonly (readonly Expression[])[] }
  /** "No solution" and "every number". */
  | { readonly kind: "none" }
  | { readonly kind: "all" }
  | { readonly kind: "words" };

export interface Line {
  readonly content: LineContent;
  /** It begins with an equals sign and goes on from the line before. */
  readonly continued: boolean;
  /** It has a sign for "about". */
  readonly approximate: boolean;
  readonly latex: string;
  /** The part of the line that can stand as an answer. */
  readonly answer: string;
}

/** What is known while the lines of one working are judged. */
export interface Desk {
  readonly limits: Limits;
  readonly budget: Budget;
  /** The letter that is asked for; null when there is none. */
  readonly unknown: string | null;
  /** All letters of the problem. */
  readonly letters: ReadonlySet<string>;
  /** A pair in brackets is an interval. */
  readonly intervals: boolean;
}
