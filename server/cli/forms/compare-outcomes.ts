import { mapParts } from "@/server/solver/check/answer-parts";
import { equivalent } from "@/server/solver/check/check";
import { compareValues, exactTerms } from "@/server/solver/check/compare-values";
import { isSameWriting } from "@/server/solver/check/same-writing";
import { symbol } from "@/server/solver/expression/build";
import { substitute } from "@/server/solver/expression/substitute";
import { onLedger } from "@/server/solver/ledger";
import { budget, DEFAULT_LIMITS } from "@/server/solver/limits";
import type { SolveResult } from "@/server/solver/outcome";
import { readSettled } from "@/server/solver/settle";
import { solve } from "@/server/solver/solve";
import type { AnswerValue, Task } from "@/server/solver/types";
import { workProblem } from "@/server/solver/work";

/** A problem with an answer. */
export interface Outcome {
  readonly text: string;
  readonly latex: string;
  readonly task: Task | null;
}

/** @returns null where the engine abstains, or asks which of several readings is meant */
export function outcomeOf(text: string): Outcome | null {
  const { status, latex, task }: SolveResult = solve(text);
  return status === "solved" || status === "no-solution" ? { text, latex, task } : null;
}

/** A letter of the first problem that has another name in the second. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Whether two problems have the same answer, by its value. What cannot be compared counts as another answer. */
export function haveSameAnswer(a: Outcome, b: Outcome, renaming: Renaming | null = null): boolean {
  if (!renaming && (isSameWriting(a.latex, b.latex) || equivalent(a.latex, b.latex).verdict === "same"))
    return true;
  const [left, right] = [answerTo(a.text), answerTo(b.text)];
  if (!left || !right) return false;
  const given = renaming ? renamed(left, renaming) : left;
  return given.kind === right.kind && isSameValue(given, right);
}

const isSameValue = (a: AnswerValue, b: AnswerValue): boolean =>
  onLedger(
    DEFAULT_LIMITS,
    () => compareValues(a, b, exactTerms("real", budget(DEFAULT_LIMITS))).verdict === "same",
  );

function answerTo(text: string): AnswerValue | null {
  return onLedger(DEFAULT_LIMITS, () => {
    const read = readSettled(text, DEFAULT_LIMITS);
    const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
    return worked?.derivation.answer ?? null;
  });
}

function renamed(value: AnswerValue, { from, to }: Renaming): AnswerValue {
  const names = new Map([[from, symbol(to)]]);
  return mapParts(value, (part) => substitute(part, names));
}
