import { hintTables } from "#hints";
import type { ProblemResult } from "../outcome";
import type { Hint } from "./types";

/** What kind of problem this is and which idea leads on, before any step: told by the task, by the method the engine
 * chose for it, and for tasks of many questions by the rules it used. Never by the numbers of the problem.
 * @returns null where nothing was worked */
export function hintOf({
  task,
  method,
  steps,
}: Pick<ProblemResult, "task" | "method" | "steps">): Hint | null {
  if (task === null || method === null) return null;
  const { BY_METHOD, BY_RULE, BY_TASK, IDEA_BY_RULE } = hintTables();
  const known = Object.hasOwn(BY_TASK, task) ? BY_TASK[task] : null;
  if (!known) return null;
  const chosen = Object.hasOwn(BY_METHOD, method) ? BY_METHOD[method] : undefined;
  const rule = IDEA_BY_RULE.has(task) ? steps.find((step) => Object.hasOwn(BY_RULE, step.rule)) : undefined;
  return {
    kind: chosen?.kind ?? known.kind,
    idea: (rule && BY_RULE[rule.rule]) ?? chosen?.idea ?? known.idea,
  };
}
