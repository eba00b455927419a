import type { z } from "zod";
import type { PracticeEvent } from "@/drizzle/schema/practice";
import type { RATINGS } from "./constants";
import type {
  answerSchema,
  answerViewSchema,
  likeSchema,
  logSchema,
  logViewSchema,
  madeErrorSchema,
  nextSchema,
  nextViewSchema,
  plannedProblemSchema,
  shownProblemSchema,
  skillsViewSchema,
  skillViewSchema,
  standingSchema,
} from "./schema";

export type { Participation, SetItem, SetList, SetReport, SetSheet, SetView } from "./sets/types";
export type { PracticeEvent };

export type NextProblem = z.infer<typeof nextSchema>;
export type NextView = z.infer<typeof nextViewSchema>;
export type NewAnswer = z.infer<typeof answerSchema>;
export type AnswerView = z.infer<typeof answerViewSchema>;
/** Something done with a problem, before it is judged. */
export type Done =
  | { readonly id: string; readonly what: "answer"; readonly answer: string }
  | { readonly id: string; readonly what: "hint" | "reveal" };
/** What is said of an answer, or instead of one: the same wherever it is checked. */
export type Said = Omit<AnswerView, "standing" | "dueAt">;
export type ListLog = z.infer<typeof logSchema>;
export type LogView = z.infer<typeof logViewSchema>;
export type SkillView = z.infer<typeof skillViewSchema>;
export type SkillsView = z.infer<typeof skillsViewSchema>;
export type Standing = z.infer<typeof standingSchema>;
export type RatingName = keyof typeof RATINGS;
export type Rating = (typeof RATINGS)[RatingName];

/** A problem a student has met, as it is kept. */
export interface StoredReview {
  readonly id: string;
  readonly problem: string;
  readonly skill: string;
  readonly level: number;
  readonly seed: number;
  readonly text: string;
  readonly events: readonly PracticeEvent[];
  readonly rating: number | null;
  readonly reviewedAt: Date | null;
  readonly createdAt: Date;
}

/** A review that counts, as far as scheduling is concerned. */
export interface Counted {
  readonly skill: string;
  readonly rating: number;
  readonly reviewedAt: Date;
  readonly misconception: string | null;
}

/** How well a skill is known and when it is due. */
export interface StoredCard {
  readonly skill: string;
  readonly reviews: number;
  readonly dueAt: Date;
  readonly reviewedAt: Date;
  readonly stability: number;
  readonly streak: number;
  readonly misconception: string | null;
}

/** A problem that comes later, by which it can be made without a network. */
export type PlannedProblem = z.infer<typeof plannedProblemSchema>;

/** An error that was made with a problem of a skill. */
export type MadeError = z.infer<typeof madeErrorSchema>;

/** By these a problem can be made again. */
export type ProblemRef = Pick<NewAnswer, "skill" | "level" | "seed">;

/** A problem as a page shows it. */
export type ShownProblem = z.infer<typeof shownProblemSchema>;

export type FindLike = z.infer<typeof likeSchema>;

/** Problems like one that was solved. */
export interface LikeView {
  /** The skill they are of; null where they are the same problem with other numbers. */
  readonly skill: { readonly id: string; readonly name: string } | null;
  readonly problems: readonly {
    readonly text: string;
    readonly instruction: string;
    readonly latex: string;
    /** The mathematics typeset. */
    readonly html: string;
    /** As an address of a session names it; null for one that is of no skill. */
    readonly problem: string | null;
  }[];
}

/** What to show beside the form of a new set when there was nothing to go to. */
export interface NewSetState {
  readonly error: string | null;
  /** As it was sent. */
  readonly title: string;
  readonly skills: readonly string[];
  readonly count: string;
  readonly level: string;
}

/** The same beside the field for a participant's name. */
export interface JoinState {
  readonly error: string | null;
  readonly name: string;
}

/** A problem of a session with what came of the last thing done with it. */
export interface Turn {
  /** Null when nothing is due and nothing is new. */
  readonly problem: ShownProblem | null;
  readonly place: number;
  readonly length: number;
  /** What was typed last; empty before the first try. */
  readonly answer: string;
  /** Null before the first try. */
  readonly view: AnswerView | null;
  /** The number of the next try. */
  readonly tryId: string;
  /** What follows, as far as it can be said now: each is made from its seed wherever there is an engine. */
  readonly ahead: readonly PlannedProblem[];
}

/** Sections of textbooks that teach a skill. */
export type TaughtIn = SkillView["sections"];

export type { TextbookList } from "@/server/solver/practice/textbook-list";
