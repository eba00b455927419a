import { table } from "../table";
import type { Task } from "../types";
import { OF_ALGEBRA } from "./of-algebra";
import { OF_CALCULUS } from "./of-calculus";
import { OF_DATA_AND_SCIENCE } from "./of-data-and-science";
import { OF_FUNCTIONS } from "./of-functions";
import { OF_NUMBERS } from "./of-numbers";
import type { Hint } from "./types";

export { BY_METHOD } from "./by-method";
export { BY_RULE, IDEA_BY_RULE } from "./by-rule";

/** Every task has its hint: a new one does not compile without. */
export const BY_TASK: Readonly<Record<Task, Hint>> = table({
  ...OF_NUMBERS,
  ...OF_ALGEBRA,
  ...OF_FUNCTIONS,
  ...OF_CALCULUS,
  ...OF_DATA_AND_SCIENCE,
});
