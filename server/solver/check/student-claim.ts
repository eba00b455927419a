import type { Limits } from "../limits";
import type { AnswerValue, Problem } from "../types";
import type { Worked } from "../work";

/** A student's answer, read, beside the engine's own. */
export interface Claim {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly value: AnswerValue;
  readonly limits: Limits;
}
