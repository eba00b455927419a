import { recogniseBare } from "./recognise-bare";
import { recogniseCalculateEach } from "./recognise-calculate-each";
import { recogniseOperation } from "./recognise-operation";
import { recogniseSolve } from "./recognise-solve";
import type { Recogniser } from "./sentence";

/** What reads the commands that are asked most (see `plain-command.ts`). */
export const PLAIN: readonly Recogniser[] = [
  recogniseSolve,
  recogniseOperation,
  recogniseCalculateEach,
  recogniseBare,
];
