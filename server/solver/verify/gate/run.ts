import { isUndefined, onLedger } from "../../ledger";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { readProblem } from "../../problem/read";
import type { AnswerValue, Check, Problem } from "../../types";
import { workProblem } from "../../work";
import { ruleFor } from "./equivalent";
import { type Mutant, mutantsOf } from "./mutate-value";

/** A problem with its right answer. */
export interface Solved {
  readonly text: string;
  readonly problem: Problem;
  readonly value: AnswerValue;
}

/** A wrong answer that the verifier let through. */
export interface Accepted {
  readonly text: string;
  readonly mistake: string;
  readonly value: AnswerValue;
  readonly status: Check["status"];
}

export function solved(text: string): Solved | null {
  const read = readProblem(text, DEFAULT_LIMITS);
  if (!read.ok) return null;
  const worked = onLedger(DEFAULT_LIMITS, () => workProblem(read.problem, budget(DEFAULT_LIMITS)));
  return worked && { text, problem: read.problem, value: worked.derivation.answer };
}

/** Wrong answers to one problem: its own answer changed, and the answers of its siblings. */
export const wrongAnswers = (one: Solved, siblings: readonly Solved[]): Mutant[] =>
  [
    ...mutantsOf(one.value),
    ...siblings.flatMap(({ value }) => (value === one.value ? [] : [{ mistake: "sibling", value }])),
  ].filter((mutant) => ruleFor(one.problem, one.value, mutant) === null);

export type Verify = (problem: Problem, value: AnswerValue) => Check;

/** An answer on which the check itself breaks down is not accepted. */
export function isAccepted(verify: Verify, problem: Problem, value: AnswerValue): Check["status"] | null {
  try {
    const { status } = onLedger(DEFAULT_LIMITS, () => verify(problem, value));
    return status === "verified" || status === "partial" ? status : null;
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
