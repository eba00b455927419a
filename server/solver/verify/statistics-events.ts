import type { Expression } from "../expression/ast";
import { toNumber } from "../expression/rational";
import type { EventChanceTask, NamedEvent } from "../tasks/statistics";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  weakest,
} from "./obligations";
import { isFigure } from "./statistics-figure";

type EventChance = ProblemOf<"event-chance">;

/** The four cases of two events: both, only the first, only the second, neither. */
type Cases = readonly [both: number, first: number, second: number, neither: number];

/** Solves for the four cases of two events from all that is told, and reads the answer off them. */
export const EVENT_CHANCE: Verifier<"event-chance"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkChance(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
  word: (problem, { word }) => ({ word: () => checkWord(problem, word) }),
};

const SENTENCE =
  "Split into the four cases (both, only one, only the other, neither), the probabilities agree.";

function checkChance(problem: EventChance, answer: Expression, budget: Budget): Check {
  const { asked, form } = problem;
  if (typeof asked === "string") return refuted("A word is asked for.");
  const found = expectedChance(problem, asked);
  if (!found) return UNCHECKED;
  return isFigure(answer, found.chance, { form, budget })
    ? spotChecked(found.because)
    : refuted("The four cases do not add up to this.");
}

interface Found {
  readonly chance: number;
  readonly because: string;
}

function expectedChance(task: EventChanceTask, asked: NamedEvent): Found | null {
  const told = task.told.find(({ event }) => JSON.stringify(event) === JSON.stringify(asked));
  if (told) return { chance: toNumber(told.chance), because: "It is told." };
  const names = namesOf(task);
  if (names.length === 1) return oppositeOf(task, asked);
  const same = task.independent ? unchangedByCondition(task, asked) : null;
  if (same) return same;
  const part = partOfCondition(task, asked) ?? bothOfCondition(task, asked);
  if (part) return part;
  const cases = casesOf(task, names);
  const chance = cases && chanceIn(cases, asked, names[0] ?? "");
  return chance === null ? null : { chance: Math.round(chance * 1e9) / 1e9, because: SENTENCE };
}

/** "yes" or "no", from the four cases. */
function checkWord(problem: EventChance, word: string): Check {
  const { asked } = problem;
  const cases = typeof asked === "string" ? casesOf(problem, namesOf(problem)) : null;
  if (!cases) return typeof asked === "string" ? UNCHECKED : refuted("A probability is asked for.");
  const [both, first, second] = cases;
  const isSo = asked === "exclusive" ? both < 1e-9 : Math.abs((both + first) * (both + second) - both) < 1e-9;
  return weakest([
    () => exactly(word === (isSo ? "yes" : "no"), "The four cases say otherwise."),
    () => spotChecked(SENTENCE),
  ]);
}

const namesOf = ({ told, asked }: EventChanceTask): string[] =>
  [
    ...new Set(
      [...told.map(({ event }) => event), ...(typeof asked === "string" ? [] : [asked])].flatMap(
        ({ first, second }) => (second ? [first, second] : [first]),
      ),
    ),
  ].sort();

/** An event and its opposite make 1. */
function oppositeOf({ told }: EventChanceTask, asked: NamedEvent): Found | null {
  const [known] = told;
  if (!known || (asked.kind !== "one" && asked.kind !== "not")) return null;
  if (known.event.kind !== "one" && known.event.kind !== "not") return null;
  const chance = toNumber(known.chance);
  return {
    chance: known.event.kind === asked.kind ? chance : 1 - chance,
    because: "An event and its opposite make 1.",
  };
}

/** For independent events, P(A|B) = P(A). */
function unchangedByCondition({ told }: EventChanceTask, asked: NamedEvent): Found | null {
  if (asked.kind !== "one" && asked.kind !== "given") return null;
  const same = told.find(
    ({ event }) => (event.kind === "one" || event.kind === "given") && event.first === asked.first,
  );
  return same
    ? { chance: toNumber(same.chance), because: "For independent events the condition changes nothing." }
    : null;
}

/** Where only P(A and B) and P(B) are told, the cases that meet both are a part of those that meet the condition: the
 * answer is the share that, taken of the condition, gives them back. */
function partOfCondition({ told, independent, exclusive }: EventChanceTask, asked: NamedEvent): Found | null {
  if (asked.kind !== "given" || told.length !== 2 || independent || exclusive) return null;
  const both = told.find(({ event }) => event.kind === "and");
  const condition = told.find(({ event }) => event.kind === "one" && event.first === asked.second);
  if (!both || !condition || condition.chance.n === 0n) return null;
  const [part, whole] = [toNumber(both.chance), toNumber(condition.chance)];
  if (part > whole) return null;
  return {
    chance: part / whole,
    because: "Taken of the condition, the answer gives back the chance of both.",
  };
}

/** Where only P(A|B) and P(B) are told: both happen in that share of the cases that meet the condition. */
function bothOfCondition({ told, independent, exclusive }: EventChanceTask, asked: NamedEvent): Found | null {
  if (asked.kind !== "and" || told.length !== 2 || independent || exclusive) return null;
  const share = told.find(({ event }) => event.kind === "given");
  const condition = told.find(({ event }) => event.kind === "one" && event.first === share?.event.second);
  const named = [share?.event.first, share?.event.second].sort().join();
  if (!share || !condition || named !== [asked.first, asked.second].sort().join()) return null;
  return {
    chance: toNumber(condition.chance) * toNumber(share.chance),
    because: "It is the share that is told, taken of the cases that meet the condition.",
  };
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
