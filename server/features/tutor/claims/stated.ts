import "server-only";
import type { Segment, Sentence } from "./sentences";
import type { Token } from "./types";

/** A value of a reply with the words around it. */
export interface Stated {
  readonly latex: string;
  /** As it is written; a bound is written in words. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
  readonly lead: readonly Token[];
  readonly rest: readonly Token[];
  readonly segment: Segment;
  readonly sentence: Sentence;
}

export const PRONOUN = /^(?:you|we|i|it|that|this|they|which)$/;
