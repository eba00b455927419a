import type { Limits } from "../limits";
import type { AnswerValue, Problem } from "../types";
import type { Worked } from "../work";

/** A student's answer, read, beside the engine's own. */
export interface Claim {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly value: AnswerValue;
  readonly limits: Limits;
  /** Whether the text is known to mean what was read of it: its answer was found without reading it, and is the engine's. */
  readonly isMeant?: boolean;
}
