import type { Span } from "../facts";

/** One thing a story tells, as it was read: who, what and when. It holds nothing that is worked out. */
export interface StoryRow {
  /** Empty where nobody is named. */
  readonly who: string;
  /** "has 12 apples", "gives 1/3 of the apples". */
  readonly what: string;
  /** "at the start", "then", "on Monday"; empty where it holds throughout. */
  readonly when: string;
  /** One plain sentence that says the same. */
  readonly sentence: string;
  /** The story's own words, and where in its text they stand. */
  readonly said: string;
  readonly span: Span;
}

/** A length of a bar. `value` is null where it is not told and not to be given away. */
export interface BarPart {
  readonly label: string;
  readonly value: string | null;
  /** Its length beside the others of the model. */
  readonly size: number;
  /** The story tells this number itself. */
  readonly isTold: boolean;
  readonly isAsked: boolean;
}

export interface Bar {
  /** Whose it is; empty where there is one bar only. */
  readonly label: string;
  readonly parts: readonly BarPart[];
  /** What the parts come to; null where nothing is said of it. */
  readonly whole: Omit<BarPart, "size"> | null;
}

export type BarKind = "part-whole" | "comparison" | "fraction" | "percent" | "groups";

/** A drawing of the story in bars, as data. */
export interface BarModel {
  readonly kind: BarKind;
  readonly bars: readonly Bar[];
}

/** How a story was read, for the student to compare with the text. JSON-safe. */
export interface StoryEvidence {
  /** The text in which the spans of the rows are places. */
  readonly text: string;
  readonly rows: readonly StoryRow[];
  readonly asked: Pick<StoryRow, "who" | "what" | "when">;
  /** Null where no bar shows it. */
  readonly model: BarModel | null;
}
