import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportWork } from "@/server/features/export/service";
import { type ImportDeps, importWork } from "@/server/features/import/service";
import { createSeal } from "@/server/providers/seal/keyed";
import type { Scope, UserScope } from "@/server/session/scope";
import { checkPractice } from "@/server/solver/practice/check-practice";
import { practiceProblem } from "@/server/solver/practice/problem";
import { randomFrom } from "@/server/solver/practice/random";
import { SKILLS } from "@/server/solver/practice/skills";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { answerProblem, listLog } from "../service";
import { answerInSet, createSet, joinSet, leaveSet, reportOnSet } from "../sets/service";
import type { PracticeEvent, ProblemRef } from "../types";
import { OUTCOMES } from "./policy";

interface Review extends ProblemRef {
  text: string;
  events: PracticeEvent[];
  reviewedAt: string | null;
  createdAt: string;
  signature?: string;
}
interface File {
  practice: Review[];
}

let fixtures: TestFixtures;
let deps: ImportDeps;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
});
afterAll(() => fixtures.close());

const person = (): Promise<UserScope> => {
  people += 1;
  return fixtures.user(`66666666-6666-4666-8666-${String(people).padStart(12, "0")}`);
};

const exported = async (scope: Scope): Promise<string> =>
  new Response((await exportWork(deps, scope, "json")).body).text();
const fileOf = async (scope: Scope): Promise<File> => JSON.parse(await exported(scope));
const take = (scope: UserScope, file: File) => importWork(deps, scope, Buffer.from(JSON.stringify(file)));

/** What a newcomer has of reviews out of a file. */
async function takenIn(reviews: readonly Review[]): Promise<readonly Review[]> {
  const reader = await person();
  const file = await fileOf(reader);
  expect(await take(reader, { ...file, practice: [...reviews] })).toMatchObject({ ok: true });
  return (await fileOf(reader)).practice;
}

const NOW = "2026-01-01T00:00:00.000Z";

/** A review that nobody signed, of the problem that a seed makes. */
function written({ skill, level, seed }: ProblemRef, events: readonly PracticeEvent[]): Review {
  const problem = practiceProblem(skill, level, seed);
  if (!problem) throw new Error(`no problem: ${skill} ${level} ${seed}`);
  const { text } = problem;
  return { skill, level, seed, text, events: [...events], reviewedAt: NOW, createdAt: NOW };
}

const WRONG = "-98765.4321";

/** Problems of every fifth skill. */
const PROBLEMS: readonly ProblemRef[] = SKILLS.filter((_, index) => index % 5 === 0).map(({ id }, index) => ({
  skill: id,
  level: ((index % 3) + 1) as ProblemRef["level"],
  seed: 1000 + index,
}));
const keyOf = ({ skill, level, seed }: ProblemRef): string => practiceProblem(skill, level, seed)?.key ?? "";

describe("a review that this installation did not sign", () => {
  it("is right only where its answer is, whatever it calls itself, in any skill", async () => {
    const reviews = PROBLEMS.map((problem, index) =>
      written(problem, [
        { id: "a-lie", kind: "right", text: WRONG, misconception: "square-of-sum" },
        { id: "a-truth", kind: index % 2 === 0 ? "wrong" : "unread", text: keyOf(problem) },
      ]),
    );
    const kept = await takenIn(reviews);
    expect(kept).toHaveLength(reviews.length);
    for (const { skill, events } of kept) {
      expect(events[0]?.kind, skill).not.toBe("right");
      expect(events[0]?.misconception ?? null, skill).not.toBe("square-of-sum");
      expect(events[1]?.kind, skill).toBe("right");
    }
  }, 60_000);

  it("brings nothing where there is nothing to judge", async () => {
    const about = { skill: "two-steps", level: 1, seed: 5 } as const;
    const right: PracticeEvent = { id: "one", kind: "right", text: keyOf(about) };
    const bare: PracticeEvent = { id: "one", kind: "right" };
    const blank: PracticeEvent = { id: "one", kind: "right", text: " \u0000 " };
    const reviews = [
      written(about, [bare]),
      written({ ...about, seed: 6 }, [blank]),
      written({ ...about, seed: 7 }, []),
      { ...written({ ...about, seed: 8 }, [right]), text: "x + 0 = 1" },
      { ...written({ ...about, seed: 9 }, [right]), skill: "no-such-skill" },
    ];
    expect(await takenIn(reviews)).toEqual([]);
    const reader = await person();
    await take(reader, { ...(await fileOf(reader)), practice: reviews });
    expect((await listLog(deps, reader, { limit: 9 })).reviews).toEqual([]);
  });

  it("counts as its answers would have, one after the other: once each, and nothing after the end", async () => {
    const about = { skill: "two-steps", level: 2, seed: 77 } as const;
    const [kept] = await takenIn([
      written(about, [
        { id: "first", kind: "right", text: "no idea (((" },
        { id: "second", kind: "hint" },
        { id: "second", kind: "right", text: keyOf(about) },
        { id: "third", kind: "reveal" },
        { id: "fourth", kind: "right", text: keyOf(about) },
      ]),
    ]);
    expect(kept?.events.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "first unread",
      "second hint",
      "third reveal",
    ]);
  });
});

/** A student who did all that one can do with a few problems. */
async function practised(): Promise<UserScope> {
  const scope = await person();
  for (const [index, problem] of PROBLEMS.slice(0, 4).entries()) {
    const { skill, level, seed } = problem;
    const about = (id: string) => ({ skill, level, seed, id: `${id}-${skill}` });
    if (index > 0) await answerProblem(deps, scope, { ...about("wrong"), what: "answer", answer: WRONG });
    if (index > 1) await answerProblem(deps, scope, { ...about("hint"), what: "hint" });
    if (index > 2) await answerProblem(deps, scope, { ...about("reveal"), what: "reveal" });
    else await answerProblem(deps, scope, { ...about("right"), what: "answer", answer: keyOf(problem) });
  }
  return scope;
}

describe("a review that this installation signed", () => {
  it("is taken in to the letter, without being judged again", async () => {
    const owner = await practised();
    const file = await fileOf(owner);
    const idle: ImportDeps = {
      ...deps,
      engine: {
        run: (name, input, ...told) =>
          name.startsWith("import")
            ? deps.engine.run(name, input, ...told)
            : Promise.reject(new Error("judged")),
        as: () => idle.engine,
      },
    };
    const reader = await person();
    expect(await importWork(idle, reader, Buffer.from(JSON.stringify(file)))).toMatchObject({
      outcome: { reviews: 4 },
    });
    expect((await fileOf(reader)).practice).toEqual(file.practice);
  });

  it("is another one as soon as anything in it is changed: what is kept of it is what the engine says", async () => {
    const { practice } = await fileOf(await practised());
    const random = randomFrom("mutated reviews");
    const mutants = Array.from({ length: 40 }, () => mutated(random.pick(practice), random));
    for (const mutant of mutants) {
      const untouched = practice.some((review) => JSON.stringify(review) === JSON.stringify(mutant));
      if (untouched) continue;
      for (const { skill, level, seed, text, events } of await takenIn([mutant])) {
        expect(text).toBe(practiceProblem(skill, level, seed)?.text);
        for (const { kind, text: answer } of events) {
          if (kind === "hint" || kind === "reveal") continue;
          const checked = checkPractice({ skill, level, seed, answer: answer ?? "" });
          expect(checked && OUTCOMES[checked.check.verdict]).toBe(kind);
        }
      }
    }
  }, 120_000);
});

const KINDS = ["right", "wrong", "form", "unread", "hint", "reveal"] as const;

/** A review in which one thing was changed. */
function mutated(review: Review, random: ReturnType<typeof randomFrom>): Review {
  const events = review.events.map((event) => ({ ...event }));
  const event = random.pick(events);
  const change = random.int(0, 6);
  if (change === 0) event.kind = random.pick(KINDS) as never;
  if (change === 1) Object.assign(event, { kind: "right", text: random.pick([WRONG, "", "x", "1/0"]) });
  if (change === 2) events.splice(0, events.length - 1);
  if (change === 3) events.reverse();
  if (change === 4) return { ...review, seed: review.seed + 1 };
  if (change === 5) return { ...review, text: `${review.text} + 1` };
  if (change === 6) return { ...review, level: random.pick([1, 2, 3] as const), signature: "forged" };
  return { ...review, events };
}

describe("a set's report", () => {
  it("believes no file that calls answers right: the place comes back, and with it only what is right", async () => {
    const [maker, student, again] = [await person(), await person(), await person()];
    const items = [{ skill: "two-steps", level: 1 as const, count: 2 }];
    const { token } = await createSet(deps, maker, { title: "Homework", items });
    await joinSet(deps, student, { token, name: "Mia" });
    for (const place of [0, 1])
      await answerInSet(deps, student, { token, place, id: `wrong-${place}`, what: "answer", answer: WRONG });
    const file = await fileOf(student);
    const [first, second] = file.practice;
    if (!first || !second) throw new Error("the file has reviews");
    for (const event of [...first.events, ...second.events]) Object.assign(event, { kind: "right" });
    delete second.signature;
    await leaveSet(deps, student, token);
    expect(await take(again, file)).toMatchObject({ ok: true, outcome: { places: 1, reviews: 2 } });
    const report = await reportOnSet(deps, maker, token);
    expect(report.participants).toEqual([{ name: "Mia", done: 0 }]);
    expect(report.skills).toMatchObject([{ met: 1, stuck: ["Mia"] }]);
  });
});
