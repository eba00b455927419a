import { accept } from "./accept";
import { generatorOf } from "./generators";
import { hashOf, randomFrom } from "./random";
import { shownAs } from "./shown-as";
import { findSkill } from "./skills";
import type { Draft, Level, PracticeProblem, Skill } from "./types";

/** Drafts that are drawn for one problem before the skill is given up. */
const DRAFTS_MAX = 60;
/** Seeds that are tried for a problem that was not seen before. */
const SEEDS_MAX = 400;

/** A problem of a skill: the same for the same seed, and sure.
 * @returns null for an unknown skill */
export function practiceProblem(skillId: string, level: Level, seed: number): PracticeProblem | null {
  const skill = findSkill(skillId);
  if (!skill) return null;
  for (const draft of drafts(skill, level, seed)) {
    const looked = accept(draft, level, skill.spotChecked);
    if (!looked.ok) continue;
    const answer = looked.accepted.worked.answer.latex;
    return { ...draft, skill: skill.id, level, seed, ...shownAs(draft.text), answer };
  }
  return null;
}

/** A problem that is none of those seen; when a student has seen all there are, one of them comes again.
 * @param seen texts of problems */
export function unseenProblem(
  wanted: { readonly skill: string; readonly level: Level; readonly seed: number },
  seen: ReadonlySet<string>,
): PracticeProblem | null {
  const skill = findSkill(wanted.skill);
  if (!skill) return null;
  for (let step = 0; step < SEEDS_MAX; step += 1) {
    const seed = seedAfter(wanted.seed, step);
    // Drawing costs next to nothing beside working a problem, and hardly any draft is refused.
    const [first] = drafts(skill, wanted.level, seed);
    if (!first || seen.has(first.text)) continue;
    const problem = practiceProblem(skill.id, wanted.level, seed);
    if (problem && !seen.has(problem.text)) return problem;
  }
  return practiceProblem(skill.id, wanted.level, wanted.seed);
}

/** The seeds that follow one another, far apart. */
const seedAfter = (seed: number, step: number): number => (step === 0 ? seed : hashOf(`${seed}+${step}`));

function* drafts(skill: Skill, level: Level, seed: number): Generator<Draft> {
  for (let attempt = 0; attempt < DRAFTS_MAX; attempt += 1) {
    const draft = generatorOf(skill.id)?.(randomFrom(`${skill.id}/${level}/${seed}/${attempt}`), level);
    if (draft) yield draft;
  }
}
