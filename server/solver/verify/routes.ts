import type { ChemistryTask } from "../tasks/chemistry";
import type { DataQuestion } from "../tasks/statistics";
import type { Check, Problem, Task } from "../types";
import type { ProblemOf } from "./obligations";

/** What a verifier's route has in common with the method's, beyond the tree, exact numbers and fixed tables; or what it
 * rests on that is no proof. Only a route that shares nothing can find an answer proved. */
export type Shared =
  | "nothing"
  /** Both start from the same definition or law, which neither proves to be the right one. */
  | "formula"
  /** What is compared are values at sample points, in doubles. */
  | "samples"
  /** Measured masses and constants, or rules of thumb. */
  | "measurements"
  /** What is told in words is put into symbols once, for both. */
  | "reading";

type SharedBy<T extends Task> = Shared | ((problem: ProblemOf<T>) => Shared);
type Worked = Exclude<Task, "chain">;

/** Exact by counting alone. */
const COUNTED: ReadonlySet<ChemistryTask["ask"]> = new Set<ChemistryTask["ask"]>([
  "balance",
  "empirical-formula",
  "particles",
]);
/** Sums over a table of atomic masses. */
const WEIGHED: ReadonlySet<ChemistryTask["ask"]> = new Set<ChemistryTask["ask"]>([
  "formula-mass",
  "amount",
  "percent-composition",
  "formula-from-parts",
  "stoichiometry",
]);

/** Figures for which books have several definitions, of which both routes take one. */
const BY_CONVENTION: ReadonlySet<DataQuestion["kind"]> = new Set<DataQuestion["kind"]>([
  "first-quartile",
  "third-quartile",
  "middle-spread",
  "five-numbers",
  "outliers",
  "percentile",
]);

/** What the routes of each task share. A task that is not named here shares nothing. */
export const ROUTES: { readonly [T in Worked]?: SharedBy<T> } = {
  translate: "reading",
  /** How a list goes on is a guess where no one says by what rule; its difference or ratio is not. */
  sequence: ({ given, asked }) =>
    given.kind === "terms" && given.shape === null && asked.kind !== "step" && asked.kind !== "kind"
      ? "reading"
      : "nothing",
  "transformed-function": "samples",
  "eliminate-parameter": "samples",
  "polar-equation": "samples",
  "series-test": "samples",
  "power-series": "samples",
  measure: "samples",
  accumulation: "samples",
  "inverse-slope": "samples",
  "approximate-integral": "formula",
  iteration: "formula",
  distribution: "formula",
  confidence: ({ asked }) => (asked === "tail" ? "nothing" : "formula"),
  data: ({ asked }) => (BY_CONVENTION.has(asked.kind) ? "formula" : "nothing"),
  "event-chance": "formula",
  "count-ways": "reading",
  "told-figure": "reading",
  chemistry: ({ ask }) => (COUNTED.has(ask) ? "nothing" : WEIGHED.has(ask) ? "measurements" : "formula"),
  physics: "formula",
  story: "reading",
};

/** What the routes to the answer of a problem share. */
export function sharedBy(problem: Problem): Shared {
  if (problem.assumes !== undefined) return "formula";
  if (problem.task === "chain") return sharedBy(problem.question);
  const shared = ROUTES[problem.task] as SharedBy<Task> | undefined;
  return typeof shared === "function" ? shared(problem as ProblemOf<Task>) : (shared ?? "nothing");
}

/** A finding, no stronger than what the routes share allows. */
export function asFarAsProved(check: Check, problem: Problem): Check {
  const { assumes } = problem;
  if (check.status !== "verified" && (check.status !== "partial" || assumes === undefined)) return check;
  if (sharedBy(problem) === "nothing") return check;
  const because = assumes === undefined ? [] : [`This takes ${assumes} for granted.`];
  return { status: "partial", evidence: [...check.evidence, ...because] };
}
