import { isUndefined, onLedger } from "./ledger";
import { DEFAULT_LIMITS } from "./limits";
import { chainOf } from "./methods/chain/method";
import { METHODS } from "./methods/registry";
import { writeAnswer } from "./printer/answer";
import type { Answer, Budget, Derivation, Method, Problem, Verification } from "./types";
import { verifyValue } from "./verify/verify";

/** A problem worked, with a check that did not refute the answer. `answer` is written from the value checked. */
export interface Worked {
  readonly method: Method;
  readonly derivation: Derivation;
  readonly answer: Answer;
  readonly verification: Verification;
}

/** Tries the methods for the task in their order.
 * @returns the first derivation that its check does not refute; null when there is none
 * @throws {LimitReached} */
export function workProblem(problem: Problem, budget: Budget): Worked | null {
  return onLedger(DEFAULT_LIMITS, () => workByAny(problem, budget));
}

function workByAny(problem: Problem, budget: Budget): Worked | null {
  if (problem.task === "chain") return workWith(chainOf(workProblem), problem, budget);
  for (const method of METHODS) {
    if (!method.tasks.includes(problem.task)) continue;
    const worked = workWith(method, problem, budget);
    if (worked) return worked;
  }
  return null;
}

/** The same with one method. One that meets a division by zero on its way has no answer to give.
 * @throws {LimitReached} */
export function workWith(method: Method, problem: Problem, budget: Budget): Worked | null {
  try {
    const derivation = method.work(problem, budget);
    if (!derivation) return null;
    const check = verifyValue(problem, derivation.answer, budget);
    if (check.status === "refuted") return null;
    return { method, derivation, answer: writeAnswer(problem, derivation.answer), verification: check };
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
