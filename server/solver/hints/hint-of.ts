import type { ProblemResult } from "../outcome";
import type { Task } from "../types";
import { BY_METHOD } from "./by-method";
import { BY_RULE, IDEA_BY_RULE } from "./by-rule";
import { OF_ALGEBRA } from "./of-algebra";
import { OF_CALCULUS } from "./of-calculus";
import { OF_DATA_AND_SCIENCE } from "./of-data-and-science";
import { OF_FUNCTIONS } from "./of-functions";
import { OF_NUMBERS } from "./of-numbers";
import type { Hint } from "./types";

/** Every task has its hint: a new one does not compile without. */
export const BY_TASK: Readonly<Record<Task, Hint>> = {
  ...OF_NUMBERS,
  ...OF_ALGEBRA,
  ...OF_FUNCTIONS,
  ...OF_CALCULUS,
  ...OF_DATA_AND_SCIENCE,
};

/** What kind of problem this is and which idea leads on, before any step: told by the task, by the method the engine
 * chose for it, and for tasks of many questions by the rules it used. Never by the numbers of the problem.
 * @returns null where nothing was worked */
export function hintOf({
  task,
  method,
  steps,
}: Pick<ProblemResult, "task" | "method" | "steps">): Hint | null {
  if (task === null || method === null) return null;
  const known = Object.hasOwn(BY_TASK, task) ? BY_TASK[task] : null;
  if (!known) return null;
  const chosen = Object.hasOwn(BY_METHOD, method) ? BY_METHOD[method] : undefined;
  const rule = IDEA_BY_RULE.has(task) ? steps.find((step) => Object.hasOwn(BY_RULE, step.rule)) : undefined;
  return {
    kind: chosen?.kind ?? known.kind,
    idea: (rule && BY_RULE[rule.rule]) ?? chosen?.idea ?? known.idea,
  };
}
