/** Makes practice problems from many seeds and holds each to what is promised: that the engine reads, works and checks it
 * and comes to the generator's own answer, that it keeps to its level, that no fifty in a row repeat one, that every wrong
 * answer the engine thinks of is wrong, by the check that students get, and has a name, and that the answers to choose from are
 * one right one and wrong ones with names, none of them twice.
 *
 *     npm run -s fuzz:practice -- 100000 */

import { checkAnswer, checkAnswerToMade } from "../solver/check/check-answer";
import { accept } from "../solver/practice/accept";
import { choiceQuestion, choicesOf, WRONG_CHOICES } from "../solver/practice/choices";
import { generatorOf } from "../solver/practice/generators";
import { practiceProblem, unseenProblem } from "../solver/practice/problem";
import { wrongAnswersOf } from "../solver/practice/problem-with-error";
import { randomFrom } from "../solver/practice/random";
import { SKILLS } from "../solver/practice/skills";
import { LEVELS, type PracticeProblem } from "../solver/practice/types";
import { recordMeasurement } from "./bench/record-measurement";
import { Stopwatch } from "./fuzz/stopwatch";

recordMeasurement("fuzz:practice");

const SERIES = 50;
/** One in so many problems has its wrong answers looked at, which takes as long as many problems. */
const LOOKED_AT = 41;
const WRONG_ANSWERS = 6;

const wanted = Number(process.argv[2] ?? 2000);
const seedBase = Number(process.argv[3] ?? 1);

const refusals = new Map<string, number>();
const missing: string[] = [];
const making = new Stopwatch();
const choosing = new Stopwatch();
let choices = 0;
let looked = 0;
let drafts = 0;
let wrongAnswers = 0;
const named = new Set<string>();
const unfit: string[] = [];

function lookAtWrongAnswers(problem: PracticeProblem): void {
  for (const { answer, misconception } of wrongAnswersOf(problem, WRONG_ANSWERS)) {
    wrongAnswers += 1;
    named.add(misconception.id);
    const { verdict } = checkAnswerToMade(problem.text, answer);
    if (verdict !== "wrong" || !misconception.title) unfit.push(`${problem.text} | ${answer} (${verdict})`);
  }
}

function lookAtChoices(problem: PracticeProblem): void {
  looked += 1;
  const question = choosing.time(() => choiceQuestion(problem));
  if (!question) return;
  choices += 1;
  const { key, wrong } = question;
  const right = checkAnswer(problem.text, key.text).verdict;
  const areWrong = wrong.every(
    ({ text, misconception }) =>
      misconception.title && checkAnswerToMade(problem.text, text).verdict === "wrong",
  );
  const all = [key, ...wrong].map(({ text }) => text);
  const isTwice = all.some((text, at) => all.slice(at + 1).some((other) => isSameAnswer(text, other)));
  const shown = choicesOf(problem).map(({ text }) => text);
  const areAllShown = all.length === 1 + WRONG_CHOICES && shown.toSorted().join() === all.toSorted().join();
  if (right !== "right" || !areWrong || isTwice || !areAllShown)
    unfit.push(`${problem.text} | ${all.join(" | ")}`);
}

/** By simplifying one: another way than the one by which they were told apart. */
function isSameAnswer(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.replace(/^[a-z]\S* = (?!.*=)/, ""));
  return one === other || checkAnswer(`Simplify ${one}`, other ?? "").verdict.startsWith("right");
}

// The first problems of a process take several times as long as any later one.
for (const { id } of SKILLS) {
  const problem = practiceProblem(id, 1, seedBase + wanted);
  if (problem) choiceQuestion(problem);
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
  const problem = making.time(() => practiceProblem(skill.id, level, seed));
  if (!problem) missing.push(`${skill.id} ${level} ${seed}`);
  // Each skill and each level comes up: neither number divides the other.
  else if (count % LOOKED_AT === 0) {
    lookAtWrongAnswers(problem);
    lookAtChoices(problem);
  }
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

console.log(`${wanted} seeds, ${SKILLS.length} skills: ${missing.length} without a problem`);
console.log(
  `${refusals.size} of ${drafts} first drafts refused, ${repeats} repeats in ${series} series of ${SERIES}`,
);
console.log(
  `${wrongAnswers} wrong answers of ${named.size} errors: ${unfit.length} not wrong or without a name`,
);
console.log(`${new Set(SKILLS.map(({ family }) => family)).size} families, whose generators know the answer`);
console.log(`${choices} of ${looked} problems fit to be asked as a choice`);
console.log(`making a problem, once warm: ${making.summary()}`);
console.log(`finding its choices, once warm: ${choosing.summary()}`);
for (const line of [...refusals.keys()].slice(0, 40)) console.log(`  refused: ${line}`);
for (const line of missing.slice(0, 40)) console.log(`  missing: ${line}`);
for (const line of unfit.slice(0, 40)) console.log(`  unfit: ${line}`);
process.exitCode = missing.length + repeats + unfit.length > 0 ? 1 : 0;
