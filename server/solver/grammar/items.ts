import type { Concept, Slip } from "../lexicon/lexicon";
import type { Span } from "../lexicon/tokens";

/** What a sentence is made of: phrases that mean something, mathematics, and what separates them. */
export type Item = WordItem | MathsItem | BreakItem;

export interface WordItem extends Span {
  readonly kind: "word";
  /** Null: the lexicon does not know the word. */
  readonly concept: Concept | null;
  readonly text: string;
  readonly slips: readonly Slip[];
}

export interface MathsItem extends Span {
  readonly kind: "maths";
  /** As it is typed, but for delimiters. */
  readonly text: string;
  /** It stood between delimiters, so that it is LaTeX. */
  readonly delimited: boolean;
  /** A letter that people type for a word: "how many cm r in 3 m". It may be left out of account. */
  readonly droppable: boolean;
}

export interface BreakItem extends Span {
  readonly kind: "break";
  /** A comma, a colon or a semicolon, or the end of a sentence or line. */
  readonly text: "," | ":" | ";" | ".";
}
