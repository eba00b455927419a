import type { Found, Worked } from "../built-in/types";

/** Languages whose commonest turns are understood. */
export type TurnLanguage = "en" | "es" | "fr" | "de" | "pt";

/** What the words of a turn can mean. */
export type TurnConcept =
  | "hello"
  | "thanks"
  | "bye"
  | "abilities"
  | "yes"
  | "hint"
  | "next"
  | "first"
  | "solution"
  | "way"
  | "step"
  | "stuck"
  | "why"
  | "come"
  | "another"
  | "practise"
  | "check"
  | "maybe"
  | "define"
  | "difference"
  | "table"
  | "language"
  | "feeling"
  | "distress"
  | "just"
  | "able"
  | "instead"
  | "idle";

/** Phrases of a language by what they mean, separated by bars. */
export type Phrases = Readonly<Partial<Record<TurnConcept, string>>>;

/** What a student asks with a turn. */
export type Ask =
  | { readonly kind: "greeting" | "thanks" | "farewell" | "abilities" | "feeling" | "distress" }
  | { readonly kind: "hint" | "next" | "solution" | "another-way" | "stuck" | "check-what" }
  | { readonly kind: "another"; readonly level?: "easier" | "harder" }
  /** How to find out by oneself whether an answer is right. */
  | { readonly kind: "check-how" }
  /** What the problem wants to be found. */
  | { readonly kind: "asked" }
  | { readonly kind: "step"; readonly step: number }
  | { readonly kind: "why"; readonly step?: number; readonly about?: string }
  /** A move that the student would like to make: "just divide by 3". */
  | { readonly kind: "why-not"; readonly move: string }
  | { readonly kind: "method"; readonly method: string }
  /** `problem` is named along with the answer: "is 2 a root of …". `isWay`: the claim is a calculation that the student
   * would make, and no other problem. `isDoubted`: it is asked why it is not the answer. `against`: another answer that
   * somebody else has. */
  | {
      readonly kind: "check";
      readonly claim: string;
      readonly problem?: string;
      readonly isWay?: true;
      readonly isDoubted?: true;
      readonly against?: string;
    }
  /** Ids of the glossary. */
  | { readonly kind: "define"; readonly terms: readonly string[] }
  | { readonly kind: "table"; readonly of: number }
  | { readonly kind: "practise"; readonly terms: readonly string[] }
  | { readonly kind: "language"; readonly language: TurnLanguage | null }
  | { readonly kind: "other" };

/** Which problem a turn is about. "typed": one that stands in it. "changed": the one at hand with something else in it.
 * "unsure": a change that fits in several places, which are `ways` to put the problem, or leads to nothing that can be
 * worked. */
export type TurnProblem =
  | { readonly kind: "typed" | "changed"; readonly worked: Worked }
  | { readonly kind: "unsure"; readonly change: string; readonly ways?: readonly string[] }
  | { readonly kind: "same"; readonly worked: Worked }
  | { readonly kind: "none"; readonly found: Found };

/** What a turn says: which problem is meant, what is asked of it, and in which language. */
export interface TurnReading {
  readonly problem: TurnProblem;
  readonly ask: Ask;
  readonly language: TurnLanguage;
}
