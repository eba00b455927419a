/** Writes down what the problems of each skill are like, for `skillLike`: run it when rules are renamed or a skill is
 * added.
 *
 *     npm run -s practice:traits */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { practiceProblem } from "../solver/practice/problem";
import { SKILLS } from "../solver/practice/skills";
import { traitsOf } from "../solver/practice/traits";
import { LEVELS } from "../solver/practice/types";
import { solve } from "../solver/solve";

const FILE = join(import.meta.dirname, "../solver/practice/traits.json");
const SEEDS = 12;
/** The kinds of problem of one skill that are written down, the commonest first. */
const KINDS_MAX = 8;

const kindsOf = (skill: string): string[] => {
  const count = new Map<string, number>();
  for (const level of LEVELS) {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const problem = practiceProblem(skill, level, seed);
      if (!problem) continue;
      const { read, steps } = solve(problem.text);
      const kind = traitsOf({ ...read, steps }).join(" ");
      count.set(kind, (count.get(kind) ?? 0) + 1);
    }
  }
  const commonest = [...count].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return commonest.slice(0, KINDS_MAX).map(([kind]) => kind);
};

const kinds = Object.fromEntries(SKILLS.map(({ id }) => [id, kindsOf(id)]));
writeFileSync(FILE, `${JSON.stringify(kinds, null, 2)}\n`);
console.log(`${Object.values(kinds).flat().length} kinds of problem in ${SKILLS.length} skills`);
