/** Makes practice problems from many seeds and holds each to what is promised: that the engine reads, works and checks it
 * and comes to the generator's own answer, that it keeps to its level, that no fifty in a row repeat one, and that every wrong
 * answer the engine thinks of is wrong, by the check that students get, and has a name.
 *
 *     npm run -s fuzz:practice -- 100000 */

import { checkAnswer } from "../solver/check/check-answer";
import { accept } from "../solver/practice/accept";
import { generatorOf } from "../solver/practice/generators";
import { practiceProblem, unseenProblem } from "../solver/practice/problem";
import { wrongAnswersOf } from "../solver/practice/problem-with-error";
import { randomFrom } from "../solver/practice/random";
import { SKILLS } from "../solver/practice/skills";
import { LEVELS, type PracticeProblem } from "../solver/practice/types";
import { recordMeasurement } from "./bench/record-measurement";

recordMeasurement("fuzz:practice");

const SERIES = 50;
/** One in so many problems has its wrong answers looked at, which takes as long as many problems. */
const LOOKED_AT = 41;
const WRONG_ANSWERS = 6;

const wanted = Number(process.argv[2] ?? 2000);
const seedBase = Number(process.argv[3] ?? 1);

const refusals = new Map<string, number>();
const missing: string[] = [];
const times: number[] = [];
let drafts = 0;
let wrongAnswers = 0;
const named = new Set<string>();
const unfit: string[] = [];

function lookAtWrongAnswers(problem: PracticeProblem): void {
  for (const { answer, misconception } of wrongAnswersOf(problem, WRONG_ANSWERS)) {
    wrongAnswers += 1;
    named.add(misconception.id);
    const { verdict } = checkAnswer(problem.text, answer);
    if (verdict !== "wrong" || !misconception.title) unfit.push(`${problem.text} | ${answer} (${verdict})`);
  }
}

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
  const problem = practiceProblem(skill.id, level, seed);
  times.push(performance.now() - started);
  if (!problem) missing.push(`${skill.id} ${level} ${seed}`);
  // Each skill and each level comes up: neither number divides the other.
  else if (count % LOOKED_AT === 0) lookAtWrongAnswers(problem);
}

let repeats = 0;
const all = SKILLS.flatMap((skill) => LEVELS.map((level) => ({ skill, level })));
const series = Math.min(all.length, Math.ceil(wanted / 250));
for (const { skill, level } of all.slice(0, series)) {
  const seen = new Set<string>();
  for (let count = 0; count < SERIES; count += 1) {
    const problem = unseenProblem({ skill: skill.id, level, seed: seedBase }, seen);
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
console.log(
  `${wrongAnswers} wrong answers of ${named.size} errors: ${unfit.length} not wrong or without a name`,
);
console.log(`${new Set(SKILLS.map(({ family }) => family)).size} families, whose generators know the answer`);
console.log(`p95 ${p95.toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms`);
for (const line of [...refusals.keys()].slice(0, 40)) console.log(`  refused: ${line}`);
for (const line of missing.slice(0, 40)) console.log(`  missing: ${line}`);
for (const line of unfit.slice(0, 40)) console.log(`  unfit: ${line}`);
process.exitCode = missing.length + repeats + unfit.length > 0 ? 1 : 0;
