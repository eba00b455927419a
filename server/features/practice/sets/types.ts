import type { z } from "zod";
import type { SetItem } from "@/drizzle/schema/practice-sets";
import type {
  createSetSchema,
  joinSetSchema,
  progressSchema,
  setAnswerSchema,
  setLinkSchema,
  setListSchema,
  setReportSchema,
  setViewSchema,
  viewSetSchema,
} from "./schema";

export type { SetItem };

export type NewSet = z.infer<typeof createSetSchema>;
export type ViewSet = z.infer<typeof viewSetSchema>;
export type JoinSet = z.infer<typeof joinSetSchema>;
export type SetAnswer = z.infer<typeof setAnswerSchema>;
export type SetLink = z.infer<typeof setLinkSchema>;
export type SetView = z.infer<typeof setViewSchema>;
export type SetList = z.infer<typeof setListSchema>;
export type SetReport = z.infer<typeof setReportSchema>;
export type Progress = z.infer<typeof progressSchema>;
export type Participation = NonNullable<SetView["participation"]>;

/** A set as it is kept. */
export interface StoredSet {
  readonly id: string;
  readonly token: string;
  readonly title: string;
  readonly items: readonly SetItem[];
  readonly createdAt: Date;
}

/** Someone who takes part, as it is kept. */
export interface StoredParticipant {
  readonly id: string;
  readonly name: string | null;
  readonly problems: readonly string[];
  readonly joinedAt: Date;
}

/** A place in a set as a file holds it. */
export interface SetPlace extends Omit<StoredParticipant, "id"> {
  /** Of the set. */
  readonly token: string;
}

/** What a set's maker may know of one problem of one participant. */
export interface Result {
  /** The participant. */
  readonly id: string;
  readonly skill: string;
  readonly rating: number;
  readonly closed: boolean;
  readonly misconception: string | null;
  readonly reviewedAt: Date;
}

/** One printed copy: the problems on its first page, the answers on its second. */
export interface SetSheet {
  /** From 1. */
  readonly copy: number;
  readonly problems: readonly {
    readonly instruction: string;
    /** Typeset; empty where the problem is in words alone. */
    readonly html: string;
    readonly text: string;
    /** The answer, typeset. */
    readonly answer: string;
  }[];
}
