import { limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readSettled } from "../settle";
import { workProblem } from "../work";
import { type Distractor, distractorsOf } from "./distractors";
import { unseenProblem } from "./problem";
import { hashOf } from "./random";
import { LEVELS, type PracticeProblem } from "./types";

/** Problems of each level that are looked at for one in which the error can be made. */
const LOOKED_AT_MAX = 4;
/** Wrong answers of a problem among which it is looked for. */
const DISTRACTORS_MAX = 12;

/** A problem of a skill in which a known error leads to a wrong answer, as easy as there are; an easy one where none of those
 * looked at has such an answer.
 * @param seen texts of problems that are not set again
 * @returns null for an unknown skill */
export function problemWithError(
  wanted: { readonly skill: string; readonly misconception: string; readonly seed: number },
  seen: ReadonlySet<string>,
): PracticeProblem | null {
  const { skill, misconception } = wanted;
  const looked = new Set(seen);
  let first: PracticeProblem | null = null;
  for (const level of LEVELS) {
    for (let step = 0; step < LOOKED_AT_MAX; step += 1) {
      const seed = hashOf(`${wanted.seed}/${misconception}/${step}`);
      const problem = unseenProblem({ skill, level, seed }, looked);
      if (!problem) return first;
      if (errorsIn(problem).includes(misconception)) return problem;
      first ??= problem;
      looked.add(problem.text);
    }
  }
  return first;
}

/** The known errors that lead to a wrong answer of a problem, by their ids. */
export const errorsIn = (problem: PracticeProblem): readonly string[] =>
  wrongAnswersOf(problem, DISTRACTORS_MAX).map(({ misconception: { id } }) => id);

/** Wrong answers of a problem as students really give them; none where they would take too long. */
export function wrongAnswersOf({ text, slips, sizes }: PracticeProblem, most: number): readonly Distractor[] {
  try {
    return onLedger(DEFAULT_LIMITS, () => {
      const read = readSettled(text, DEFAULT_LIMITS);
      const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
      if (!read.ok || !worked) return [];
      return [...distractorsOf({ problem: read.problem, worked, slips, sizes }, most)];
    });
  } catch (error) {
    if (limitBehind(error)) return [];
    throw error;
  }
}
