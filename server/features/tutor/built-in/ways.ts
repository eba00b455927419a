import "server-only";
import type { SolveResult } from "@/server/solver/outcome";
import type { Task } from "@/server/solver/types";
import { findProblem } from "./find-problem";
import type { Worked } from "./types";

/** A method a student may name. */
interface Way {
  readonly name: string;
  readonly task: Task;
  /** How the method is asked for in a problem's text. */
  readonly wording: string;
  /** Whether a derivation went this way: the engine takes another one where the named one does not apply. */
  readonly taken: (result: SolveResult) => boolean;
}

const byMethod = (word: string) => (result: SolveResult) => result.method?.includes(word) ?? false;
const substitutes = ({ steps }: SolveResult): boolean => steps.some(({ rule }) => rule === "substitute");

const WAYS: readonly Way[] = [
  { name: "factoring", task: "solve", wording: "by factoring", taken: byMethod("factoring") },
  {
    name: "completing the square",
    task: "solve",
    wording: "by completing the square",
    taken: byMethod("completing"),
  },
  {
    name: "the quadratic formula",
    task: "solve",
    wording: "using the quadratic formula",
    taken: byMethod("formula"),
  },
  { name: "substitution", task: "solve-system", wording: "by substitution", taken: substitutes },
  {
    name: "elimination",
    task: "solve-system",
    wording: "by elimination",
    taken: (result) => result.method === "linear-system" && !substitutes(result),
  },
];

const NAMED =
  /[\s,]*\b(?:by|using|with)\s+(?:the\s+)?(?:factor\w+|completing the square|quadratic formula|substitution|elimination)\b/i;

/** The problem by each method it was not worked by at first. */
export function otherWays(worked: Worked): readonly Worked[] {
  return WAYS.filter(({ taken }) => !taken(worked.result)).flatMap((way) => workedBy(way, worked) ?? []);
}

/** The problem by the method a student names; null when that does not lead to an answer here. */
export function byName(worked: Worked, name: string): Worked | null {
  const way = WAYS.find((known) => known.name.endsWith(name));
  return way ? workedBy(way, worked) : null;
}

/** Works a problem one way.
 * @returns null when the way does not lead to an answer here */
function workedBy(way: Way, { text, problem }: Worked): Worked | null {
  if (way.task !== problem.task) return null;
  const base = text.replace(NAMED, "").replace(/(?<![\s.?!,])[\s.?!,]+$/, "");
  const found = findProblem(`${base} ${way.wording}`);
  return found.kind === "worked" && way.taken(found.result) ? found : null;
}
