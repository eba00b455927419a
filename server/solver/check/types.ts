import type { Reading } from "../outcome";
import type { Picture } from "../theorems/types";

/** Where letters may lie when two expressions are compared. */
export type CheckDomain = "real" | "complex" | "positive";

/** What `equivalent` says of two pieces of mathematics. */
export interface Equivalence {
  readonly verdict: "same" | "different" | "cannot-tell";
  /** "exact": proved. "sampled": seen to agree at every point tried. Null when there is no verdict. */
  readonly proof: "exact" | "sampled" | null;
  /** Values at which the two differ, as a sentence for a student with mathematics between single dollar signs. */
  readonly counterexample: string | null;
}

export type AnswerVerdict = "right" | "right-wrong-form" | "wrong" | "cannot-tell";

/** What `checkAnswer` says of a student's answer. It never gives the right answer away. */
export interface AnswerCheck {
  readonly verdict: AnswerVerdict;
  /** One or two sentences for the student, mathematics between single dollar signs. */
  readonly message: string;
  readonly counterexample: string | null;
  /** It is not told wrong, for a text of several sentences may be meant otherwise; as it is read it comes to something
   * else. */
  readonly differs?: true;
  readonly problem: Reading;
  /** The answer as it was read, in LaTeX; empty when it was not understood. */
  readonly answer: string;
}

export type LineVerdict = "follows" | "does-not-follow" | "cannot-tell" | "unreadable";

export interface CheckedLine {
  /** What the student typed. */
  readonly text: string;
  /** The line as it was read, in LaTeX; empty when it was not understood. */
  readonly latex: string;
  readonly verdict: LineVerdict;
  /** A sentence for the student, where there is something to say. */
  readonly note: string | null;
}

/** A known wrong turn that explains a line: its frozen kebab-case id, its name and the right rule, kindly. */
export interface Misconception {
  readonly id: string;
  readonly title: string;
  readonly explanation: string;
  /** What went wrong, drawn from the numbers at hand; absent where these do not fit into a picture. */
  readonly picture?: Picture;
}

/** What `checkWorking` says of a student's working, line by line. */
export interface WorkingCheck {
  readonly problem: Reading;
  readonly lines: readonly CheckedLine[];
  /** Index of the first line that does not follow from the one before it; null when there is none. */
  readonly firstWrong: number | null;
  readonly misconception: Misconception | null;
  /** Values at which that line and the one before differ, as a sentence. */
  readonly counterexample: string | null;
  /** Every line follows and the last one is the answer in the form asked. */
  readonly finished: boolean;
  /** One sentence for the student on the whole. */
  readonly message: string;
}
