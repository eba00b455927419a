import "server-only";
import { THEOREMS } from "@/server/solver/theorems/theorem-of";
import { tokensOf } from "../turns/tokens";
import ALGEBRA from "./algebra.json";
import FUNCTIONS from "./functions.json";
import NUMBERS from "./numbers.json";
import SCIENCE from "./science.json";
import SHAPES_AND_DATA from "./shapes-data.json";

/** A word of mathematics or science in one or two plain sentences. It is shown at work by one of the two examples. */
export interface Term {
  /** In small letters without apostrophes; the first is what it is called, others are what else it goes by, in other
   * languages too. */
  readonly names: readonly string[];
  /** What it is called where that is not its first name with a capital letter: "L’Hôpital’s rule". */
  readonly title?: string;
  readonly text: string;
  /** A problem that shows it, and that the engine works and verifies. */
  readonly example?: string;
  /** It at work: LaTeX. */
  readonly shown?: string;
}

const WORDS: readonly Term[] = [...NUMBERS, ...ALGEBRA, ...FUNCTIONS, ...SHAPES_AND_DATA, ...SCIENCE];
const NAMED: ReadonlySet<string> = new Set(WORDS.flatMap(({ names }) => names));

/** The rules with a name that solutions rest on, as they are told there: without them "binomial theorem" would be a
 * question about binomials. */
const RULES: readonly Term[] = Object.values(THEOREMS)
  .map(({ name, says, example }) => ({ names: [asAsked(name)], title: name, text: says, shown: example }))
  .filter(({ names: [name] }) => name?.includes(" ") && !NAMED.has(name));

export const TERMS: readonly Term[] = [...WORDS, ...RULES];

/** A name as the words of a question are: "lhopitals rule". */
function asAsked(name: string): string {
  const words = tokensOf(name).filter(({ kind }) => kind === "word");
  return words.map(({ text }) => text).join(" ");
}

/** The term of a name. */
export const termNamed = (name: string): Term | null => TERMS.find(({ names }) => names[0] === name) ?? null;
