/** Makes practice problems from many seeds and holds each to what is promised: that the engine reads, works and checks it
 * and comes to the generator's own answer, that it keeps to its level, and that no fifty in a row repeat one.
 *
 *     npm run -s fuzz:practice -- 100000 */

import { accept } from "../solver/practice/accept";
import { generatorOf } from "../solver/practice/generators";
import { practiceProblem, unseenProblem } from "../solver/practice/problem";
import { randomFrom } from "../solver/practice/random";
import { SKILLS } from "../solver/practice/skills";
import { LEVELS } from "../solver/practice/types";
import { recordMeasurement } from "./bench/record-measurement";

recordMeasurement("fuzz:practice");

const SERIES = 50;

const wanted = Number(process.argv[2] ?? 2000);
const seedBase = Number(process.argv[3] ?? 1);

const refusals = new Map<string, number>();
const missing: string[] = [];
const times: number[] = [];
let drafts = 0;

for (let count = 0; count < wanted; count += 1) {
  const skill = SKILLS[count % SKILLS.length];
  const level = LEVELS[Math.floor(count / SKILLS.length) % LEVELS.length];
  if (!skill || !level) continue;
  const seed = seedBase + count;
  const draft = generatorOf(skill.id)?.(randomFrom(`${skill.id}/${level}/${seed}/0`), level);
  if (draft) {
    drafts += 1;
    const looked = accept(draft, level, skill.spotChecked);
    const reason = looked.ok ? null : `${skill.id} ${level} ${looked.reason}: ${draft.text} (${draft.key})`;
    if (reason) refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
  }
  const started = performance.now();
  if (!practiceProblem(skill.id, level, seed)) missing.push(`${skill.id} ${level} ${seed}`);
  times.push(performance.now() - started);
}

let repeats = 0;
const series = Math.min(SKILLS.length, Math.ceil(wanted / 1000));
for (const skill of SKILLS.slice(0, series)) {
  const seen = new Set<string>();
  for (let count = 0; count < SERIES; count += 1) {
    const problem = unseenProblem({ skill: skill.id, level: 1, seed: seedBase }, seen);
    if (!problem || seen.has(problem.text)) repeats += 1;
    else seen.add(problem.text);
  }
}

const sorted = times.toSorted((a, b) => a - b);
const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
console.log(`${wanted} seeds, ${SKILLS.length} skills: ${missing.length} without a problem`);
console.log(
  `${refusals.size} of ${drafts} first drafts refused, ${repeats} repeats in ${series} series of ${SERIES}`,
);
console.log(`p95 ${p95.toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms`);
for (const line of [...refusals.keys()].slice(0, 40)) console.log(`  refused: ${line}`);
for (const line of missing.slice(0, 40)) console.log(`  missing: ${line}`);
process.exitCode = missing.length + repeats > 0 ? 1 : 0;
