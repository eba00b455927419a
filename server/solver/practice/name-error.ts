import { judgeWritten } from "../check/check-answer";
import { misconceptionOf } from "../check/misconceptions/detect";
import type { Refutation } from "../check/proof/refutation";
import type { Misconception } from "../check/types";
import { compareSolutions } from "../check/working/compare-solutions";
import type { WrongStep } from "../check/working/judged";
import { solutionsOf } from "../check/working/solutions";
import type { Subject } from "../check/working/subject";
import { isUndefined, limitBehind } from "../ledger";
import { DEFAULT_LIMITS, type Limits } from "../limits";
import type { Problem } from "../types";
import type { Worked } from "../work";
import { sameNumbers } from "./same-numbers";
import { pictureOfSlip } from "./slip-pictures";
import { type SlipId, slipOf } from "./slips";
import { type States, statesOf } from "./states";
import type { Draft } from "./types";

/** An answer somebody gave to a problem that has been worked. */
export interface Given {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly slips: Draft["slips"];
  readonly sizes?: Draft["sizes"];
  readonly answer: string;
  readonly limits?: Limits;
}

/** The known wrong turn that leads to a wrong answer: one that the generator knows of, or a wrong rule applied to the
 * problem or to a step of its right derivation.
 * @returns null for an answer that is not wrong, and where none is known to lead there */
export function nameError(given: Given): Misconception | null {
  const { problem, worked, slips, sizes, answer, limits = DEFAULT_LIMITS } = given;
  try {
    const judged = judgeWritten({ problem, worked, text: answer, limits, isMeant: true });
    if (judged.verdict !== "wrong") return null;
    const slip = Object.entries(slips ?? {}).find(([, made]) => sameNumbers(made, answer));
    if (slip) return drawnSlip(slip[0] as SlipId, sizes);
    const states = statesOf(problem, worked, limits);
    const after = states?.subjectOf(answer);
    return states && after ? explained(states, after, judged.refutation) : null;
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return null;
    throw error;
  }
}

function drawnSlip(id: SlipId, sizes: Draft["sizes"]): Misconception {
  const picture = pictureOfSlip(id, sizes ?? []);
  return { ...slipOf(id), ...(picture && { picture }) };
}

function explained(states: States, after: Subject, refutation: Refutation): Misconception | null {
  for (const before of states.subjects) {
    const found = misconceptionOf(stepBetween(before, after, refutation, states), states.budget);
    if (found) return found;
  }
  return null;
}

function stepBetween(
  before: Subject,
  after: Subject,
  refutation: Refutation,
  { unknown, budget }: States,
): WrongStep {
  const step = { before, after, refutation, lost: [], gained: [] };
  if (before.kind !== "condition" || after.kind !== "condition" || unknown === null) return step;
  const [was, is] = [
    solutionsOf(before.condition, unknown, budget),
    solutionsOf(after.condition, unknown, budget),
  ];
  const difference = was && is && compareSolutions(was, is, budget);
  return difference ? { ...step, lost: difference.lost, gained: difference.gained } : step;
}
