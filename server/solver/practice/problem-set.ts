import { unseenProblem } from "./problem";
import { hashOf } from "./random";
import type { Level, PracticeProblem } from "./types";

/** Problems of these skills in their order: the same ones for the same seed, none of them twice.
 * @returns null where one of the skills does not exist */
export function problemSet(
  wanted: readonly { readonly skill: string; readonly level: Level }[],
  seed: number,
): readonly PracticeProblem[] | null {
  const seen = new Set<string>();
  const made: PracticeProblem[] = [];
  for (const [place, { skill, level }] of wanted.entries()) {
    const problem = unseenProblem({ skill, level, seed: hashOf(`${seed}/${skill}/${place}`) }, seen);
    if (!problem) return null;
    seen.add(problem.text);
    made.push(problem);
  }
  return made;
}
