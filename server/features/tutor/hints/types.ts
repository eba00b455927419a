import type { SolveResult } from "@/server/solver/outcome";

/** One thing a student can have opened of a solution. */
export interface Rung {
  readonly kind: "kind" | "idea" | "step" | "answer";
  /** Markdown with LaTeX in dollar signs. */
  readonly text: string;
}

/** A problem's solution as a student with hints first gets it: what kind it is, which idea leads on, the first step, the
 * next ones, the answer. It comes from the engine's own steps. */
export interface Ladder {
  /** As the student put it. */
  readonly problem: string;
  readonly result: SolveResult;
  readonly rungs: readonly Rung[];
  /** How many of the rungs are open, from the first. */
  readonly open: number;
  /** Earlier problems of the conversation whose answer is not open either. */
  readonly closed?: readonly string[];
}

/** A word problem that the engine cannot read by itself, with what a language model's readings of it came to. */
export interface ClosedStory {
  readonly text: string;
  /** A problem the engine reads that has the story's answer; null where no two readings agree on one. */
  readonly standIn: string | null;
  /** Answers of single readings, as text, where they do not agree. */
  readonly candidates: readonly string[];
}
