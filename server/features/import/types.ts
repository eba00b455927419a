import type { z } from "zod";
import type { MessageParts, TutorMode } from "@/server/features/chat/types";
import type { SetPlace, StoredSet } from "@/server/features/practice/sets/types";
import type { StoredReview } from "@/server/features/practice/types";
import type { StoredSolve } from "@/server/features/solve/types";
import type { ImportProblem } from "./constants";
import type { importOutcomeSchema } from "./schema";

/** How much a file brought: problems and conversations taken in, and how many were here already. */
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export interface IncomingMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly parts: MessageParts;
  readonly position: number;
  /** The place of the message it follows; null for a first one. Lower than its own. */
  readonly parentAt: number | null;
  readonly createdAt: Date;
}

/** A conversation out of a file, ready to be kept. */
export interface IncomingChat {
  readonly id: string;
  readonly title: string;
  readonly solveId: string | null;
  readonly mode: TutorMode;
  /** The place of the last message that is shown; null for the branch written in last. */
  readonly headAt: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** In the order of their places. */
  readonly messages: readonly IncomingMessage[];
}

/** Everything a file holds that can be kept. */
export interface IncomingWork {
  readonly solves: readonly StoredSolve[];
  readonly chats: readonly IncomingChat[];
  readonly reviews: readonly Omit<StoredReview, "id" | "problem" | "rating">[];
  readonly sets: readonly Omit<StoredSet, "id">[];
  readonly places: readonly SetPlace[];
  /** What the student was called; null when the file does not say. */
  readonly displayName: string | null;
}

/** What came of a file. */
export type ImportResult =
  | { readonly ok: true; readonly outcome: ImportOutcome }
  | {
      readonly ok: false;
      readonly problem: ImportProblem;
      /** For the student: which part of the file it is about; null when it is about the whole. */
      readonly part: string | null;
    };

/** What the page says about a file that was sent. */
export interface ImportNote {
  readonly kind: "wrong" | "done";
  readonly text: string;
}
