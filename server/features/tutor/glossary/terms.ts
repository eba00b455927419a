import "server-only";
import ALGEBRA from "./algebra.json";
import FUNCTIONS from "./functions.json";
import NUMBERS from "./numbers.json";
import SCIENCE from "./science.json";
import SHAPES_AND_DATA from "./shapes-data.json";

/** A word of mathematics or science in one or two plain sentences. */
export interface Term {
  /** In small letters without apostrophes; the first is what it is called, others are what else it goes by, in other
   * languages too. */
  readonly names: readonly string[];
  readonly text: string;
  /** A problem that shows it, and that the engine works and verifies. */
  readonly example: string;
}

export const TERMS: readonly Term[] = [...NUMBERS, ...ALGEBRA, ...FUNCTIONS, ...SHAPES_AND_DATA, ...SCIENCE];

/** The term of a name. */
export const termNamed = (name: string): Term | null => TERMS.find(({ names }) => names[0] === name) ?? null;
