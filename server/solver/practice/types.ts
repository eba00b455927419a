import type { Random } from "./random";
import type { SlipId } from "./slips";

export const LEVELS = [1, 2, 3] as const;

/** How hard a problem of a skill is: larger numbers, more signs, one more step. */
export type Level = (typeof LEVELS)[number];

/** A problem as its generator makes it, beside the answer that it was made from. */
export interface Draft {
  /** As a student would type it. */
  readonly text: string;
  /** The answer in plain notation, which the generator began with or worked out by itself. The engine has no part in it. */
  readonly key: string;
  /** Wrong answers that a known slip leads to. */
  readonly slips?: Readonly<Partial<Record<SlipId, string>>>;
  /** The numbers by which these are drawn, in the order that their pictures say. */
  readonly sizes?: readonly number[];
}

/** Makes a problem from its answer.
 * @returns null where the numbers drawn do not go together */
export type Generator = (random: Random, level: Level) => Draft | null;

/** The rows of the skill map. */
export const STRANDS = [
  "numbers",
  "fractions",
  "percent",
  "powers",
  "expressions",
  "factoring",
  "equations",
  "quadratics",
  "systems",
  "exponentials",
  "graphs",
  "sequences",
  "geometry",
  "measures",
  "calculus",
] as const;

export type Strand = (typeof STRANDS)[number];

/** Something one can practise. */
export interface Skill {
  /** Frozen kebab-case id. */
  readonly id: string;
  /** As a student knows it. */
  readonly name: string;
  readonly strand: Strand;
  /** Skills of one family are worked alike, and are never practised one straight after the other. */
  readonly family: string;
  /** What one should be able to do before. */
  readonly after: readonly string[];
  /** What it looks like, as LaTeX. */
  readonly example: string;
  /** Its answers rest on how a text is read, on measured amounts or on the pattern of a sequence, which nothing can prove:
   * the engine spot-checks them, and they have to be the generator's to the digit. */
  readonly spotChecked?: true;
}

/** A problem that is sure: the engine reads, works and verifies it, and its answer is the generator's. */
export interface PracticeProblem extends Draft {
  readonly skill: string;
  readonly level: Level;
  readonly seed: number;
  /** As a student sees it: in words, with mathematics between dollar signs, and the LaTeX of what these end with. */
  readonly instruction: string;
  readonly latex: string;
  /** The answer as LaTeX, as the engine writes it. */
  readonly answer: string;
}
