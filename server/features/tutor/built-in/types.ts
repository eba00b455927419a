import type { SolveResult } from "@/server/solver/outcome";
import type { Problem } from "@/server/solver/types";

/** One message of a conversation as plain text. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** A problem the engine has an outcome for. */
export interface Worked {
  readonly text: string;
  readonly problem: Problem;
  readonly result: SolveResult;
}

/** What comes of a move that a student would like to make, in pieces that can be left out one by one. */
export interface MoveTried {
  readonly line: string;
  readonly shown: string | null;
  readonly rule: string;
}

/** What a student's message turned out to hold. "unworked": mathematics was read, but there is no answer. "ambiguous": it
 * can be read in several ways, and only the student knows which is meant. "sheet": several problems, of which some have an answer. */
export type Found =
  | ({ readonly kind: "worked" } & Worked)
  | {
      readonly kind: "unworked";
      readonly result: SolveResult;
      /** Words beside the mathematics that may be a condition of it, and are not understood. */
      readonly telling: readonly string[];
    }
  | { readonly kind: "ambiguous" | "sheet"; readonly result: SolveResult }
  | { readonly kind: "none" };

/** The problem under discussion and how far the student has been walked through it. */
export interface Situation {
  readonly worked: Worked;
  /** As it was worked at first, before another way was asked for. */
  readonly original: Worked;
  /** Whether the last message posed it, and what was under discussion until then. */
  readonly posed: { readonly instead: Worked | null } | null;
  /** Half steps shown one at a time: 2k means k whole steps, 2k + 1 the idea of step k + 1 as well. */
  readonly progress: number;
  /** How often a hint or the next step was asked for since the problem was posed, the last message included. */
  readonly hintsAsked: number;
  /** how often another way was asked for since the problem was posed, the last message included. */
  readonly waysAsked: number;
}
