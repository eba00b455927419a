import type { Problem } from "../../../../types";

/** The questions of which a task knows several, each by its name; false where no wording leads to it yet. The types
 * oblige every name to stand here. */
type Names<K extends string> = Readonly<Record<K, boolean>>;

export interface SubQuestions {
  readonly names: Names<string>;
  /** The name of what a problem asks; null for a problem of another task. */
  of(problem: Problem): string | null;
}

/** The questions of a task by what a problem of it asks. */
export const by = <T extends { readonly task: string }, K extends string>(
  task: T["task"],
  nameOf: (problem: T) => K | null,
  names: Names<K>,
): SubQuestions => ({
  names,
  of: (problem) => (problem.task === task ? nameOf(problem as unknown as T) : null),
});
