import { type Rational, toNumber } from "../expression/rational";
import type { EventChanceTask, NamedEvent } from "../tasks/statistics";
import type { AnswerValue, Check } from "../types";

const refuted: Check = { status: "refuted", reason: "The four cases do not add up to this." };

/** The four cases of two events: both, only the first, only the second, neither. */
type Cases = readonly [both: number, first: number, second: number, neither: number];

/** Solves for the four cases of two events from all that is told, and reads the answer off them. */
export function verifyEventChance(task: EventChanceTask, claim: Rational | null, value: AnswerValue): Check {
  const told = task.told.find(
    ({ event }) => typeof task.asked !== "string" && JSON.stringify(event) === JSON.stringify(task.asked),
  );
  if (told && claim && Math.abs(toNumber(told.chance) - toNumber(claim)) < 1e-4) return proved("It is told.");
  const names = namesOf(task);
  if (names.length === 1 && claim) return checkOne(task, claim);
  if (task.independent && typeof task.asked !== "string" && task.asked.kind !== "or") {
    const same = directlyIndependent(task, claim);
    if (same) return same;
  }
  const cases = casesOf(task, names);
  if (!cases) return refuted;
  const [a] = names;
  if (typeof task.asked === "string") {
    const [both, first, second] = cases;
    const yes =
      task.asked === "exclusive" ? both < 1e-9 : Math.abs((both + first) * (both + second) - both) < 1e-9;
    return value.kind === "word" && value.word === (yes ? "yes" : "no") ? proved(SENTENCE) : refuted;
  }
  const chance = chanceIn(cases, task.asked, a ?? "");
  return claim && chance !== null && Math.abs(chance - toNumber(claim)) < 6e-5 ? proved(SENTENCE) : refuted;
}

const SENTENCE =
  "Split into the four cases (both, only one, only the other, neither), the probabilities agree.";
const proved = (sentence: string): Check => ({ status: "partial", evidence: [sentence] });

const namesOf = ({ told, asked }: EventChanceTask): string[] =>
  [
    ...new Set(
      [...told.map(({ event }) => event), ...(typeof asked === "string" ? [] : [asked])].flatMap(
        ({ first, second }) => (second ? [first, second] : [first]),
      ),
    ),
  ].sort();

function checkOne({ told, asked }: EventChanceTask, claim: Rational): Check {
  const known = told[0];
  if (!known || typeof asked === "string") return refuted;
  const turned = known.event.kind !== asked.kind;
  const expected = turned ? 1 - toNumber(known.chance) : toNumber(known.chance);
  return Math.abs(expected - toNumber(claim)) < 6e-5 ? proved("An event and its opposite make 1.") : refuted;
}

/** P(A|B) = P(A) needs no more than one of the two. */
function directlyIndependent({ told, asked }: EventChanceTask, claim: Rational | null): Check | null {
  if (typeof asked === "string" || (asked.kind !== "one" && asked.kind !== "given")) return null;
  const same = told.find(
    ({ event }) => (event.kind === "one" || event.kind === "given") && event.first === asked.first,
  );
  return same && claim && Math.abs(toNumber(same.chance) - toNumber(claim)) < 6e-5
    ? proved("For independent events the condition changes nothing.")
    : null;
}

function chanceIn([both, first, second]: Cases, event: NamedEvent, a: string): number | null {
  const one = (name: string) => both + (name === a ? first : second);
  switch (event.kind) {
    case "one":
      return one(event.first);
    case "not":
      return 1 - one(event.first);
    case "and":
      return both;
    case "or":
      return both + first + second;
    case "given": {
      const condition = one(event.second ?? "");
      return condition === 0 ? null : both / condition;
    }
  }
}

/** Newton's method on the conditions, which are linear in the cases but for independence. */
function casesOf(task: EventChanceTask, names: readonly string[]): Cases | null {
  const a = names[0] ?? "";
  const conditions: ((cases: Cases) => number)[] = [(cases) => cases[0] + cases[1] + cases[2] + cases[3] - 1];
  for (const { event, chance } of task.told) {
    const target = toNumber(chance);
    conditions.push((cases) => {
      if (event.kind !== "given") return (chanceIn(cases, event, a) ?? 0) - target;
      return cases[0] - target * (cases[0] + (event.second === a ? cases[1] : cases[2]));
    });
  }
  if (task.exclusive) conditions.push((cases) => cases[0]);
  if (task.independent) conditions.push((cases) => cases[0] - (cases[0] + cases[1]) * (cases[0] + cases[2]));
  return solved(conditions);
}

function solved(conditions: readonly ((cases: Cases) => number)[]): Cases | null {
  let cases: Cases = [0.2, 0.3, 0.27, 0.23];
  for (let round = 0; round < 40; round += 1) {
    const rows = conditions.map((condition) => {
      const value = condition(cases);
      const slopes = cases.map((_, i) => {
        const moved = cases.map((x, j) => (j === i ? x + 1e-6 : x)) as unknown as Cases;
        return (condition(moved) - value) / 1e-6;
      });
      return [...slopes, -value];
    });
    const change = eliminated(rows);
    if (!change) return null;
    cases = cases.map((x, i) => x + (change[i] ?? 0)) as unknown as Cases;
  }
  const settled = conditions.every((condition) => Math.abs(condition(cases)) < 1e-7);
  return settled && cases.every((x) => x > -1e-7) ? cases : null;
}

/** Gauss with the largest pivot; null when the four cases are not fixed. */
function eliminated(rows: number[][]): readonly number[] | null {
  const done: number[][] = [];
  const left = rows.map((row) => [...row]);
  for (let column = 0; column < 4; column += 1) {
    left.sort((r, s) => Math.abs(s[column] ?? 0) - Math.abs(r[column] ?? 0));
    const pivot = left.shift();
    const lead = pivot?.[column] ?? 0;
    if (!pivot || Math.abs(lead) < 1e-7) return null;
    const unit = pivot.map((x) => x / lead);
    for (const row of [...left, ...done]) {
      const factor = row[column] ?? 0;
      unit.forEach((x, i) => {
        row[i] = (row[i] ?? 0) - factor * x;
      });
    }
    done.push(unit);
  }
  return done.map((row) => row[4] ?? 0);
}
