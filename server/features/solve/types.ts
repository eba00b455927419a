import type { z } from "zod";
import type { Attempt, PartProgress } from "@/drizzle/schema/solves";
import type { ProblemResult, SolveResult } from "@/server/solver/outcome";
import type {
  attemptSchema,
  checkAnswerSchema,
  checkWorkingSchema,
  correctSchema,
  createSolveSchema,
  drawingSchema,
  listSolvesSchema,
  partViewSchema,
  readingSchema,
  revealSchema,
  solveItemSchema,
  solveModeSchema,
  solvePageSchema,
  solveViewSchema,
} from "./schema";
import type { barModelSchema, storySchema } from "./story/schema";

export type SolveMode = z.infer<typeof solveModeSchema>;
export type CreateSolve = z.infer<typeof createSolveSchema>;
export type ListSolves = z.infer<typeof listSolvesSchema>;
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;
export type CheckWorking = z.infer<typeof checkWorkingSchema>;
export type NewAttempt = z.infer<typeof attemptSchema>;
export type Drawing = z.infer<typeof drawingSchema>;
export type Correction = z.infer<typeof correctSchema>;
export type StoryView = z.infer<typeof storySchema>;
export type BarModelView = z.infer<typeof barModelSchema>;
export type Reveal = z.infer<typeof revealSchema>;
export type SolveView = z.infer<typeof solveViewSchema>;
export type PartView = z.infer<typeof partViewSchema>;
/** A problem, or one part of a worksheet. */
export type ProblemView = Omit<PartView, "label">;
/** A rule of mathematics with a name, beside the step that rests on it. */
export type TheoremView = NonNullable<ProblemView["steps"][number]["theorem"]>;
export type SolveItem = z.infer<typeof solveItemSchema>;
export type SolvePage = z.infer<typeof solvePageSchema>;
export type ReadingView = z.infer<typeof readingSchema>;

export type ShownKind = NonNullable<ListSolves["show"]>;

/** A wrong turn by its name, and how often it was found. */
export interface Mistake {
  readonly id: string;
  readonly title: string;
  /** The right rule, kindly; mathematics between single dollar signs. */
  readonly explanation: string;
  readonly count: number;
}

/** A problem as it is kept: everything, revealed or not. Never leaves the server. */
export interface StoredSolve {
  readonly id: string;
  readonly text: string;
  readonly mode: SolveMode;
  readonly result: SolveResult;
  readonly revealedSteps: number;
  readonly answerRevealed: boolean;
  readonly attempt: Attempt | null;
  readonly partProgress: PartProgress | null;
  readonly solveMs: number;
  readonly createdAt: Date;
}

/** One problem of what is kept: the only one, or a part of a worksheet. */
export interface KeptProblem extends Pick<StoredSolve, "mode" | "revealedSteps" | "answerRevealed"> {
  readonly text: string;
  readonly result: ProblemResult;
  readonly attempt: Attempt | null;
}

/** What a form shows after an action that did not redirect. */
export interface CreateSolveState {
  /** A sentence for the student; null before the first try. */
  readonly error: string | null;
  /** What was typed, so that a page without JavaScript can show it again. */
  readonly text: string;
  readonly mode: SolveMode;
}

export interface CorrectState {
  /** A sentence for the student; null before the first try. */
  readonly error: string | null;
  /** What was typed, so that nothing is lost when it is refused; null before the first try. */
  readonly said: string | null;
}

export interface RevealState {
  readonly error: string | null;
}

export interface AttemptState {
  /** A sentence for the student; null when the try was checked. */
  readonly error: string | null;
  /** What was typed, so that nothing is lost when it is refused. */
  readonly text: string;
}
