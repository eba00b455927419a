import { isUndefined, onLedger } from "./ledger";
import { DEFAULT_LIMITS } from "./limits";
import { chainOf } from "./methods/chain/method";
import { METHODS } from "./methods/registry";
import { writeAnswer } from "./printer/answer";
import type { Answer, Budget, Derivation, Method, Problem, Verification } from "./types";
import { verifyValue } from "./verify/verify";

/** A problem worked, with a check that holds: an answer that is refuted or cannot be checked is none. `answer` is
 * written from the value checked. */
export interface Worked {
  readonly method: Method;
  readonly derivation: Derivation;
  readonly answer: Answer;
  readonly verification: Verification & { readonly status: "verified" | "partial" };
}

/** Tries the methods for the task in their order.
 * @returns the first derivation whose check holds; null when there is none
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
    if (check.status === "refuted" || check.status === "unchecked") return null;
    const { status, evidence } = check;
    const answer = writeAnswer(problem, derivation.answer);
    return { method, derivation, answer, verification: { status, evidence } };
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
