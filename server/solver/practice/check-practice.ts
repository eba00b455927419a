import { checkAnswerToMade } from "../check/check-answer";
import type { AnswerCheck, Misconception } from "../check/types";
import { limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readSettled } from "../settle";
import { workProblem } from "../work";
import { nameError } from "./name-error";
import { practiceProblem } from "./problem";
import type { Draft, Level, PracticeProblem } from "./types";

/** What is said of an answer to a practice problem. */
export interface PracticeCheck {
  readonly problem: PracticeProblem;
  readonly check: AnswerCheck;
  /** The known wrong turn behind a wrong answer. */
  readonly misconception: Misconception | null;
}

/** Checks an answer to the problem of a skill, level and seed, and names its error where one is known.
 * @returns null where there is no such problem */
export function checkPractice(asked: {
  readonly skill: string;
  readonly level: Level;
  readonly seed: number;
  readonly answer: string;
}): PracticeCheck | null {
  const problem = practiceProblem(asked.skill, asked.level, asked.seed);
  if (!problem) return null;
  const check = checkAnswerToMade(problem.text, asked.answer);
  return { problem, check, misconception: check.verdict === "wrong" ? errorIn(problem, asked.answer) : null };
}

function errorIn({ text, slips, sizes }: Draft, answer: string): Misconception | null {
  try {
    return onLedger(DEFAULT_LIMITS, () => {
      const read = readSettled(text, DEFAULT_LIMITS);
      const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
      return read.ok && worked ? nameError({ problem: read.problem, worked, slips, sizes, answer }) : null;
    });
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}
