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
    const found = { refutation: judged.refutation, answer: worked.answer.text };
    return states && after ? explained(states, after, found) : null;
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return null;
    throw error;
  }
}

function drawnSlip(id: SlipId, sizes: Draft["sizes"]): Misconception {
  const picture = pictureOfSlip(id, sizes ?? []);
  return { ...slipOf(id), ...(picture && { picture }) };
}

/** The first line of the right derivation from which a wrong rule leads to what was written. It is drawn only where that does
 * not give the answer away: the last line is the answer, and none of the student's. */
function explained(states: States, after: Subject, { refutation, answer }: Found): Misconception | null {
  const last = states.subjects.length - 1;
  for (const [index, before] of states.subjects.entries()) {
    const found = misconceptionOf(stepBetween(before, after, refutation, states), states.budget);
    if (!found) continue;
    const { picture, ...named } = found;
    const isKept = picture && (index === 0 || index < last) && !says(picture, answer);
    return isKept ? found : named;
  }
  return null;
}

interface Found {
  readonly refutation: Refutation;
  /** The right answer as it is written. */
  readonly answer: string;
}

/** Whether a label of a picture is the answer, or what an unknown is said to be in it. */
function says({ labels }: NonNullable<Misconception["picture"]>, answer: string): boolean {
  const [, value, ...more] = answer.split(" = ");
  return labels.some(([, , label]) => label === answer || (label === value && more.length === 0));
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
