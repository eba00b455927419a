import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JOBS } from "@/server/composition/engine/jobs";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { Scope } from "@/server/session/scope";
import { practiceProblem } from "@/server/solver/practice/problem";
import { wrongAnswersOf } from "@/server/solver/practice/problem-with-error";
import { randomFrom } from "@/server/solver/practice/random";
import type { PracticeProblem } from "@/server/solver/practice/types";
import { IS_FULL_RUN } from "@/server/testing/drawn";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { SESSION_LENGTH } from "../constants";
import { listCounted } from "../repository";
import { answerProblem, nextProblem } from "../service";
import type { AnswerView, NextView } from "../types";
import { cardOf, retrievability, standingOf } from "./card";

const DAY = 86_400_000;
const DAYS = 60;
/** Enough for what slips to come back. */
const DAYS_AT_LEAST = IS_FULL_RUN ? DAYS : 30;
const PROBLEM_MS = 60_000;
/** Less likely than this to be known, a skill counts as forgotten. */
const KNOWN_AT_LEAST = 0.8;
/** Within so many problems an error is to be named. */
const NAMED_WITHIN = 5;
/** So often an error is made before the student has understood. */
const MADE_BEFORE_UNDERSTOOD = 4;

let fixtures: TestFixtures;
/** The answers to the problems that were made: these students need not have each made again to look its answer up. */
const keys = new Map<string, string>();
beforeAll(async () => {
  fixtures = await createTestFixtures({
    engine: createEngineInProcess({
      practiceProblem: async (wanted) => noted(await JOBS.practiceProblem(wanted)),
      practiceError: async (wanted) => noted(await JOBS.practiceError(wanted)),
    }),
  });
});
afterAll(() => fixtures.close());

function noted<Made extends PracticeProblem | null>(problem: Made): Made {
  if (problem) keys.set(nameOf(problem), problem.key);
  return problem;
}

const nameOf = ({ skill, level, seed }: Pick<PracticeProblem, "skill" | "level" | "seed">): string =>
  `${skill}/${level}/${seed}`;

type Shown = NonNullable<NextView["problem"]>;

/** What a student writes, one try after the other, until it is right. */
type Tries = (problem: Shown & { readonly key: string }) => readonly string[];

/** One problem of all these days: when it came, why, how likely it was still known, and what was said of the tries. */
interface Met {
  readonly day: number;
  readonly at: Date;
  readonly skill: string;
  readonly reason: Shown["reason"];
  readonly wasSteady: boolean;
  /** Null for a skill that had not been met. */
  readonly known: number | null;
  readonly views: readonly AnswerView[];
}

/** A session a day, as long as there is anything to practise.
 * @param focus the skill that the first session is about; the others are about what is due */
async function everyDay(days: number, tries: Tries, focus?: string): Promise<readonly Met[]> {
  const student = fixtures.guest();
  const met: Met[] = [];
  for (let day = 0; day < days; day += 1) {
    const morning = fixtures.deps.now().getTime();
    for (let place = 0; place < SESSION_LENGTH; place += 1) {
      const { problem } = await nextProblem(fixtures.deps, student, {
        place,
        skill: day === 0 ? focus : undefined,
      });
      if (!problem) break;
      met.push({ day, ...(await work(student, problem, tries)) });
      fixtures.pass(PROBLEM_MS);
    }
    fixtures.pass(morning + DAY - fixtures.deps.now().getTime());
  }
  return met;
}

let answers = 0;

async function work(student: Scope, problem: Shown, tries: Tries): Promise<Omit<Met, "day">> {
  const { skill, level, seed, reason } = problem;
  const now = fixtures.deps.now();
  const card = cardOf(await listCounted(await fixtures.deps.db(), student, skill));
  const key = keys.get(nameOf(problem));
  if (key === undefined) throw new Error(`nobody made ${nameOf(problem)}`);
  const views: AnswerView[] = [];
  for (const answer of tries({ ...problem, key })) {
    const id = `try-number-${++answers}`;
    views.push(
      await answerProblem(fixtures.deps, student, { id, skill, level, seed, what: "answer", answer }),
    );
  }
  return {
    ...{ at: now, skill, reason, views },
    wasSteady: standingOf(card, now) === "steady",
    known: card && retrievability(card, now),
  };
}

/** How likely skills were still known whenever they came back because they were due. */
const knownWhenDue = (met: readonly Met[]): number[] =>
  met.flatMap(({ reason, known }) => (reason === "due" && known !== null ? [known] : []));

describe("a strong student", () => {
  it("meets no steady skill twice on one day, and each comes back while it is still known", async () => {
    const met = await everyDay(DAYS, ({ key }) => [key]);
    const onDay = met.filter(({ wasSteady }) => wasSteady).map(({ day, skill }) => `${day} ${skill}`);
    expect(onDay.length).toBeGreaterThan(50);
    expect(new Set(onDay).size).toBe(onDay.length);
    expect(knownWhenDue(met).length).toBeGreaterThan(100);
    expect(Math.min(...knownWhenDue(met))).toBeGreaterThanOrEqual(KNOWN_AT_LEAST);
  }, 480_000);
});

describe("a careless student", () => {
  it("gets everything that slipped back, while it is still known", async () => {
    const chance = randomFrom("a careless student");
    const met = await everyDay(DAYS_AT_LEAST, ({ key }) =>
      chance.int(1, 6) === 1 ? ["987654", key] : [key],
    );
    const slips = met.filter(({ views }) => views.length > 1);
    expect(slips.length).toBeGreaterThan(DAYS_AT_LEAST * 0.8);
    const end = fixtures.deps.now().getTime() - 2 * DAY;
    const forgotten = slips.filter(({ at, skill, views }) => {
      const isDue = (views.at(-1)?.dueAt?.getTime() ?? end) < end;
      return isDue && !met.some((later) => later.skill === skill && later.at > at);
    });
    expect(forgotten.map(({ day, skill }) => `${day} ${skill}`)).toEqual([]);
    expect(Math.min(...knownWhenDue(met))).toBeGreaterThanOrEqual(KNOWN_AT_LEAST);
  }, 480_000);
});

/** Errors of which each is a student's only one, with a skill in whose problems it can be made. */
const ERRORS = [
  ["square-binomials", "square-of-sum"],
  ["pythagoras", "legs-added"],
  ["add-fractions", "fractions-added-straight-across"],
] as const;

describe("a student with one misconception", () => {
  it.each(IS_FULL_RUN ? ERRORS : ERRORS.slice(0, 1))(
    "in %s hears its name within five problems, and its skill comes back before it is forgotten: %s",
    async (skill, error) => {
      let made = 0;
      const met = await everyDay(
        DAYS_AT_LEAST,
        ({ key, ...problem }) => {
          const wrong = problem.skill === skill ? wrongAnswer(problem, error) : undefined;
          if (wrong === undefined || made >= MADE_BEFORE_UNDERSTOOD) return [key];
          made += 1;
          return [wrong, key];
        },
        skill,
      );
      expect(made).toBe(MADE_BEFORE_UNDERSTOOD);
      const named = met.findIndex(({ views }) =>
        views.some(({ misconception }) => misconception?.id === error),
      );
      expect(named).toBeGreaterThanOrEqual(0);
      expect(named).toBeLessThan(NAMED_WITHIN);
      const later = met.filter((problem) => problem.skill === skill && problem.day > 0);
      expect(later.length).toBeGreaterThan(0);
      for (const { known } of later) expect(known).toBeGreaterThanOrEqual(KNOWN_AT_LEAST);
      expect(later.at(-1)?.wasSteady).toBe(true);
    },
    480_000,
  );
});

/** What somebody who makes an error comes to; undefined where the numbers leave no room for it. */
function wrongAnswer(
  { skill, level, seed }: Pick<Shown, "skill" | "level" | "seed">,
  error: string,
): string | undefined {
  const problem = practiceProblem(skill, level, seed);
  const wrong = problem ? wrongAnswersOf(problem, SESSION_LENGTH) : [];
  return wrong.find(({ misconception }) => misconception.id === error)?.answer;
}
