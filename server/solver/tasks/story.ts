import type { Expression, Relation } from "../expression/ast";
import type { StoryEvidence } from "../situations/evidence/types";
import type { Situation } from "../situations/facts";

/** A number the story does not tell. */
export interface StoryUnknown {
  readonly letter: string;
  /** What it stands for, to follow "Let w be …": "the width". */
  readonly means: string;
}

/** One thing the story, or general knowledge about its situation, says of the unknowns. */
export interface StoryCondition {
  readonly relation: Relation;
  /** The same in words, as a sentence: "The perimeter is twice the length plus twice the width." */
  readonly says: string;
}

/** Which numbers can be an answer: things that are counted come whole and not negative; an amount is not negative;
 * a temperature, a balance or a number as such can be any. */
export type StoryAnswerKind = "count" | "amount" | "signed";

/** A number the story asks for, in terms of the unknowns. */
export interface StoryAsked {
  readonly kind: StoryAnswerKind;
  /** Its name where several are asked for: "length"; empty when it needs none. */
  readonly label: string;
  readonly value: Expression;
  /** As it is written after the number: "cm", "dimes"; "$" is written before it; empty for a bare number. */
  readonly unit: string;
}

/** Which values the unknowns can have in the story. */
export type StoryDomain = "positive" | "whole" | "integer" | "any";

/** A problem told in words, read as unknowns and conditions. */
export interface StoryTask {
  readonly task: "story";
  readonly unknowns: readonly StoryUnknown[];
  readonly conditions: readonly StoryCondition[];
  readonly asked: readonly StoryAsked[];
  readonly domain: StoryDomain;
  /** Up or down to a whole number because only whole ones make sense ("at most 11 people"). */
  readonly whole?: "up" | "down";
  /** Digits after the point to round to, when the text says so. */
  readonly decimals?: number;
  /** What was taken for granted, as a sentence. */
  readonly assumption?: string;
  /** The facts it was read by, and how they are shown; absent where it was read in a frame. */
  readonly told?: Situation & { readonly evidence: StoryEvidence };
}

/** What is asked of a story that is told in words, and not of a figure with its measures. */
export const STORY_INSTRUCTION = "Solve the word problem";
