import type { StoryNumber } from "../words";

/** Somebody or something: "the red marbles", "her brother", "they". */
export interface Noun {
  readonly kind: "noun";
  /** One of it, in small letters; empty for a pronoun. */
  readonly head: string;
  readonly attributes: readonly string[];
  readonly pronoun?: string;
  /** "his", or "Kate" of "Kate's". */
  readonly whose?: string;
  /** The one whose it is is called by name. */
  readonly isOfName?: boolean;
  readonly determiner?: string;
  readonly isPlural: boolean;
  readonly isName: boolean;
  /** The portion it comes in: "pound" of "pounds of honey". */
  readonly portion?: string;
  /** What it holds or belongs to, where it is no portion: "cookie" of "boxes of cookies". */
  readonly of?: Noun;
  /** "the 12 mugs" of which some are spoken of. */
  readonly count?: StoryNumber;
  readonly start: number;
  readonly end: number;
}

/** So much of something: "5 red marbles", "3 more", "some of them", "twice as many trout". */
export interface Quantity {
  readonly kind: "quantity";
  readonly number?: StoryNumber;
  /** "all but 7": those left out. */
  readonly except?: StoryNumber;
  /** "some", "all", "rest", "half": what is told instead of a number, or "many" in "how many". */
  readonly word?: string;
  /** 1 for "more", −1 for "fewer". */
  readonly more?: 1 | -1;
  readonly comparative?: string;
  /** "as many": the number multiplies. */
  readonly isMultiple?: boolean;
  /** What "as long" or "as heavy" measures by. */
  readonly adjective?: string;
  readonly noun?: Noun;
  /** "of them", "of the marbles". */
  readonly of?: Noun;
  readonly isEach?: boolean;
  /** "a total of 10". */
  readonly isTotal?: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Preposition {
  readonly kind: "preposition";
  readonly word: string;
  readonly object: readonly Phrase[];
  readonly start: number;
  readonly end: number;
}

/** A word that stands for itself: an adverb, a conjunction, "each". */
export interface Particle {
  readonly kind: "particle";
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export interface Time {
  readonly kind: "time";
  readonly when: string;
  readonly start: number;
  readonly end: number;
}

export type Phrase = Noun | Quantity | Preposition | Particle | Time;

/** A phrase and where the words after it begin. */
export type Found<T> = { readonly phrase: T; readonly next: number } | null;
