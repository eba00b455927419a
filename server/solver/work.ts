import { topicOf } from "#topics";
import { sameStructure } from "./expression/same-structure";
import { isUndefined, onLedger } from "./ledger";
import { DEFAULT_LIMITS } from "./limits";
import { chainOf } from "./methods/chain/method";
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
  const { task } = problem;
  for (const method of topicOf(problem).methods) {
    if (!method.tasks.includes(task)) continue;
    const worked = workWith(method, problem, budget);
    if (worked) return worked;
  }
  return null;
}

/** The same with one method.
 * @throws {LimitReached} */
export function workWith(method: Method, problem: Problem, budget: Budget): Worked | null {
  return whereDefined(() => {
    const derivation = method.work(problem, budget);
    return derivation && checkedBy(method, problem, derivation, budget);
  });
}

function checkedBy(method: Method, problem: Problem, derivation: Derivation, budget: Budget): Worked | null {
  const check = verifyValue(problem, derivation.answer, budget);
  if (check.status === "refuted" || check.status === "unchecked") return null;
  const { status, evidence } = check;
  const answer = writeAnswer(problem, derivation.answer);
  return { method, derivation, answer, verification: { status, evidence } };
}

/** A problem that is worked, worked another way that its method knows.
 * @returns null where that way does not lead to the same answer; what it leads to is checked only where it is another
 * value than the one that was
 * @throws {LimitReached} */
export function workAnotherWay(worked: Worked, problem: Problem, budget: Budget): Derivation | null {
  const { method, derivation, answer } = worked;
  return whereDefined(() => {
    const other = method.work(problem, budget);
    if (!other || writeAnswer(problem, other.answer).latex !== answer.latex) return null;
    const isVerified =
      sameStructure(other.answer, derivation.answer) || checkedBy(method, problem, other, budget) !== null;
    return isVerified ? other : null;
  });
}

/** A method that meets a division by zero on its way has no answer to give. */
function whereDefined<T>(work: () => T | null): T | null {
  try {
    return work();
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
