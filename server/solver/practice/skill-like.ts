import { SKILLS } from "./skills";
import { traitsOf, type WorkedProblem } from "./traits";
import KINDS from "./traits.json";
import type { Skill } from "./types";

/** How much of what tells two problems apart they share, from which on they count as one skill. */
const ALIKE = 0.8;

const kindsOf = (id: string): readonly string[] =>
  (KINDS as Readonly<Record<string, readonly string[]>>)[id] ?? [];

// What tells problems apart that rest on how a text is read stands in their words, which no rule knows.
const KNOWN = SKILLS.filter(({ spotChecked }) => !spotChecked).flatMap((skill) =>
  kindsOf(skill.id).map((kind) => ({ skill, traits: new Set(kind.split(" ")) })),
);

/** The skill whose problems look like this one and are worked like it.
 * @returns null where nothing that one can practise is much like it */
export function skillLike(problem: WorkedProblem): Skill | null {
  const own = new Set(traitsOf(problem));
  let best: Skill | null = null;
  let most = ALIKE;
  for (const { skill, traits } of KNOWN) {
    const share = overlap(own, traits);
    if (share > most || (best === null && share === most)) {
      best = skill;
      most = share;
    }
  }
  return best;
}

/** What is in both out of what is in either: the Jaccard index. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((each) => b.has(each)).length;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}
