import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimGuestWork } from "@/server/features/account/service";
import { exportWork } from "@/server/features/export/service";
import { importWork } from "@/server/features/import/service";
import { createSeal } from "@/server/providers/seal/keyed";
import type { Scope, UserScope } from "@/server/session/scope";
import { practiceProblem } from "@/server/solver/practice/problem";
import { solve } from "@/server/solver/solve";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { PARTICIPANTS_MAX, SETS_MAX } from "../constants";
import { listLog } from "../service";
import { createSetSchema, joinSetSchema } from "./schema";
import {
  answerInSet,
  createSet,
  deleteSet,
  getSet,
  getSetTurn,
  joinSet,
  leaveSet,
  listSetsOf,
  reportOnSet,
  sheetsOf,
} from "./service";

let fixtures: TestFixtures;
let maker: UserScope;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const person = () => {
  people += 1;
  return fixtures.user(`55555555-5555-4555-8555-${String(people).padStart(12, "0")}`);
};
beforeEach(async () => {
  maker = await person();
});

const ITEMS = [
  { skill: "square-binomials", level: 1, count: 2 },
  { skill: "two-steps", level: 1, count: 1 },
] as const;

const make = (title = "Homework 4", scope: Scope = maker) =>
  createSet(fixtures.deps, scope, createSetSchema.parse({ title, items: ITEMS }));
const join = (token: string, scope: Scope, name: string | null = null) =>
  joinSet(fixtures.deps, scope, joinSetSchema.parse({ token, name }));

let answers = 0;
const problemAt = async (token: string, scope: Scope, place: number) => {
  const { problem } = await getSet(fixtures.deps, scope, { token, place });
  if (!problem) throw new Error("there is no problem");
  return { ...problem, key: practiceProblem(problem.skill, problem.level, problem.seed)?.key ?? "" };
};
const answer = (scope: Scope, about: { token: string; place: number }, text: string) =>
  answerInSet(fixtures.deps, scope, { ...about, id: `answer-${++answers}`, what: "answer", answer: text });
const answerRight = async (scope: Scope, about: { token: string; place: number }) =>
  answer(scope, about, (await problemAt(about.token, scope, about.place)).key);
/** Squares the two terms and forgets what is between them. */
const answerByHalf = async (scope: Scope, about: { token: string; place: number }) => {
  const { text } = await problemAt(about.token, scope, about.place);
  const [, letter = "x", number = "1"] = /\((\w) \+ (\d+)\)/.exec(text) ?? [];
  return answer(scope, about, `${letter}^2 + ${Number(number) ** 2}`);
};
const textsOf = async (token: string, scope: Scope) =>
  Promise.all([0, 1, 2].map(async (place) => (await problemAt(token, scope, place)).text));

describe("a set", () => {
  it("says what is in it to anyone who has its link, and gives them no problem before they join", async () => {
    const { token, url } = await make();
    expect(url).toBe(`${fixtures.deps.siteUrl}/practice/sets/${token}`);
    expect(await getSet(fixtures.deps, null, { token, place: 0 })).toMatchObject({
      ...{ title: "Homework 4", length: 3, isMaker: false, participation: null, problem: null },
      skills: [
        { name: "Squares of sums", count: 2 },
        { name: "Two steps", count: 1 },
      ],
    });
    expect(await getSetTurn(fixtures.deps, null, { token, place: 0 })).toBeNull();
    expect((await getSet(fixtures.deps, maker, { token })).isMaker).toBe(true);
  });

  it("gives each of twenty who join it numbers of their own, and each the same ones every time", async () => {
    const { token } = await make();
    const students = Array.from({ length: 20 }, () => fixtures.guest());
    for (const student of students) await join(token, student);
    const all = await Promise.all(students.map((student) => textsOf(token, student)));
    expect(new Set(all.map((texts) => texts.join("|"))).size).toBe(20);
    for (const texts of all) expect(new Set(texts).size).toBe(3);
    const [first] = students;
    if (!first) throw new Error("nobody");
    await join(token, first, "Another name");
    expect(await textsOf(token, first)).toEqual(all[0]);
  });

  it("is worked through by twenty, and its report says of each skill what came of it", async () => {
    const { token } = await make();
    const students = Array.from({ length: 20 }, (_, at) => ({ at, scope: fixtures.guest() }));
    for (const { at, scope } of students) await join(token, scope, `Student ${at}`);
    // Every fourth squares by halves, every fifth stops after the first; a few at a time, as in a class.
    for (let from = 0; from < 20; from += 5)
      await Promise.all(
        students.slice(from, from + 5).map(async ({ at, scope }) => {
          if (at % 4 === 0) await answerByHalf(scope, { token, place: 0 });
          else await answerRight(scope, { token, place: 0 });
          if (at % 5 === 0) return;
          await answerRight(scope, { token, place: 1 });
          await answerRight(scope, { token, place: 2 });
        }),
      );
    const { participants, skills } = await reportOnSet(fixtures.deps, maker, token);
    expect(participants.map(({ name, done }) => `${name} ${done}`)).toEqual(
      students.map(({ at }) => `Student ${at} ${(at % 4 === 0 ? 0 : 1) + (at % 5 === 0 ? 0 : 2)}`),
    );
    const [two, squares] = [skills.find(({ met }) => met === 16), skills.find(({ met }) => met === 20)];
    expect([two?.stuck, squares?.skill]).toEqual([[], "square-binomials"]);
    expect(squares?.misconceptions).toMatchObject([{ id: "square-of-sum", count: 5 }]);
  }, 60_000);

  it("takes answers as any practice does, and shows how far one is", async () => {
    const { token } = await make();
    const student = fixtures.guest();
    await join(token, student, "Mia");
    expect(await answer(student, { token, place: 0 }, "no idea (((")).toMatchObject({ outcome: "unread" });
    expect((await answerByHalf(student, { token, place: 0 })).misconception?.id).toBe("square-of-sum");
    expect(await answerRight(student, { token, place: 1 })).toMatchObject({ outcome: "right", closed: true });
    const { participation } = await getSet(fixtures.deps, student, { token });
    expect(participation).toMatchObject({ name: "Mia" });
    expect(participation?.problems.map(({ state }) => state)).toEqual(["begun", "right", "open"]);
    const turn = await getSetTurn(fixtures.deps, student, { token, place: 0 });
    expect(turn).toMatchObject({ place: 0, length: 3, view: { outcome: "wrong" } });
    expect((await listLog(fixtures.deps, student, { limit: 9 })).reviews).toHaveLength(2);
  });

  it("asks the first problem of a skill as a choice, online and as it is planned for a device, and prints none", async () => {
    const { token } = await make();
    const student = fixtures.guest();
    await join(token, student);
    const turn = await getSetTurn(fixtures.deps, student, { token, place: 0 });
    const met = new Set([turn?.problem?.skill]);
    for (const { skill, asChoice } of turn?.ahead ?? []) {
      expect(asChoice, skill).toBe(!met.has(skill));
      met.add(skill);
    }
    expect(met.size).toBe(2);
    const offered = await Promise.all([0, 1, 2].map((place) => problemAt(token, student, place)));
    expect(offered.map(({ choices }) => choices.length)).toContain(4);
    for (const place of [0, 1, 2]) await answerRight(student, { token, place });
    const after = await Promise.all([0, 1, 2].map((place) => problemAt(token, student, place)));
    expect(after.flatMap(({ choices }) => choices)).toEqual([]);
    const { sheets } = await sheetsOf(fixtures.deps, maker, { token, copies: 1 });
    expect(JSON.stringify(sheets)).not.toContain("choices");
  });

  it("has room for a number of people, and says so when it is full", async () => {
    const { token } = await createSet(fixtures.deps, maker, {
      title: "One each",
      items: [{ skill: "round-numbers", level: 1, count: 1 }],
    });
    for (let count = 0; count < PARTICIPANTS_MAX; count += 1) await join(token, fixtures.guest());
    await expect(join(token, fixtures.guest())).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  }, 60_000);

  it("is refused with a skill that does not exist, and beyond as many as one may have", async () => {
    const unknown = { title: "X", items: [{ skill: "no-such-skill", level: 1, count: 1 } as const] };
    await expect(createSet(fixtures.deps, maker, unknown)).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (let count = 0; count < SETS_MAX; count += 1) await make(`Set ${count}`);
    await expect(make("One too many")).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it.each([
    ["without a title", { title: " ", items: ITEMS }],
    ["without a skill", { title: "X", items: [] }],
    ["with a skill twice", { title: "X", items: [ITEMS[0], ITEMS[0]] }],
    [
      "with too many problems",
      { title: "X", items: ["a-a", "b-b", "c-c", "d-d"].map((skill) => ({ skill, count: 10 })) },
    ],
    ["with a title that turns the page around", { title: "\u202eX", items: ITEMS }],
  ])("is not made %s", (_how, input) => {
    expect(createSetSchema.safeParse(input).success).toBe(false);
  });
});

describe("the maker of a set", () => {
  it("sees for each skill who is stuck and which errors are made, and nothing that anyone wrote", async () => {
    const { token } = await make();
    const [mia, nameless, tom] = [fixtures.guest(), await person(), fixtures.guest()];
    await join(token, mia, "Mia");
    await join(token, nameless);
    await join(token, tom, "Tom");
    await answerByHalf(mia, { token, place: 0 });
    await answerByHalf(nameless, { token, place: 0 });
    await answerRight(tom, { token, place: 0 });
    await answer(tom, { token, place: 1 }, "x = 31337");
    const report = await reportOnSet(fixtures.deps, maker, token);
    expect(report.participants).toEqual([
      { name: "Mia", done: 0 },
      { name: null, done: 0 },
      { name: "Tom", done: 1 },
    ]);
    expect(report.skills).toMatchObject([
      { skill: "square-binomials", met: 3, stuck: ["Mia", null] },
      { skill: "two-steps", met: 1, stuck: ["Tom"], misconceptions: [] },
    ]);
    expect(report.skills[0]?.misconceptions).toMatchObject([{ id: "square-of-sum", count: 2 }]);
    expect(report.skills[0]?.misconceptions[0]?.title).not.toBe("square-of-sum");
    expect(JSON.stringify(report)).not.toContain("31337");
  });

  it("is the only one who does", async () => {
    const { token } = await make();
    const student = await person();
    await join(token, student);
    await expect(reportOnSet(fixtures.deps, student, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(sheetsOf(fixtures.deps, student, { token, copies: 1 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(deleteSet(fixtures.deps, student, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listSetsOf(fixtures.deps, student)).sets).toEqual([]);
  });

  it("sees nothing of what a participant practises elsewhere", async () => {
    const [{ token }, { token: other }] = [await make(), await make("Another")];
    const student = fixtures.guest();
    await join(token, student);
    await join(other, student);
    await answerRight(student, { token: other, place: 0 });
    expect((await reportOnSet(fixtures.deps, maker, token)).participants).toEqual([{ name: null, done: 0 }]);
  });

  it("prints copies with other numbers and the engine's own answers", async () => {
    const { token } = await make();
    const { title, sheets } = await sheetsOf(fixtures.deps, maker, { token, copies: 20 });
    expect([title, sheets.length]).toEqual(["Homework 4", 20]);
    expect(new Set(sheets.map(({ problems }) => problems.map(({ text }) => text).join("|"))).size).toBe(20);
    for (const { text, answer: shown } of sheets[0]?.problems ?? [])
      expect(shown).toBe(fixtures.deps.typeset(solve(text).latex));
    await expect(sheetsOf(fixtures.deps, maker, { token, copies: 200 })).rejects.toMatchObject({
      code: "UNPROCESSABLE_CONTENT",
    });
  });

  it("deletes it with everyone's place in it, and not what they practised", async () => {
    const { token } = await make();
    const student = fixtures.guest();
    await join(token, student);
    await answerRight(student, { token, place: 0 });
    await deleteSet(fixtures.deps, maker, token);
    await expect(getSet(fixtures.deps, student, { token })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(answerRight(student, { token, place: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listSetsOf(fixtures.deps, student)).joined).toEqual([]);
    expect((await listLog(fixtures.deps, student, { limit: 9 })).reviews).toHaveLength(1);
  });
});

describe("a participant", () => {
  it("leaves and takes along what they practised: the maker sees none of it any more", async () => {
    const { token } = await make();
    const student = fixtures.guest();
    await join(token, student, "Mia");
    await answerByHalf(student, { token, place: 0 });
    const before = await textsOf(token, student);
    await leaveSet(fixtures.deps, student, token);
    expect(await reportOnSet(fixtures.deps, maker, token)).toMatchObject({
      participants: [],
      skills: [
        { met: 0, stuck: [], misconceptions: [] },
        { met: 0, stuck: [] },
      ],
    });
    expect((await listLog(fixtures.deps, student, { limit: 9 })).reviews).toMatchObject([
      { misconception: "square-of-sum" },
    ]);
    await expect(answer(student, { token, place: 0 }, "1")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await join(token, student);
    expect(await textsOf(token, student)).not.toEqual(before);
  });

  it("finds no problem beyond the last one", async () => {
    const { token } = await make();
    const student = fixtures.guest();
    await join(token, student);
    await expect(answer(student, { token, place: 3 }, "1")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getSet(fixtures.deps, student, { token, place: 3 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("a guest who signs in", () => {
  it("keeps sets and places, and has one place where the account has one itself", async () => {
    const guest = fixtures.guest();
    const { token: made } = await make("Made as a guest", guest);
    const [{ token: both }, { token: alone }] = [await make("Both"), await make("Alone")];
    const account = await person();
    await join(both, account, "As an account");
    await join(both, guest, "As a guest");
    await join(alone, guest, "As a guest");
    await answerRight(guest, { token: alone, place: 0 });
    await claimGuestWork(fixtures.deps, guest, account);
    expect((await listSetsOf(fixtures.deps, account)).sets.map(({ token }) => token)).toEqual([made]);
    expect((await getSet(fixtures.deps, account, { token: both })).participation?.name).toBe("As an account");
    const { participation } = await getSet(fixtures.deps, account, { token: alone });
    expect(participation?.problems[0]?.state).toBe("right");
    expect((await reportOnSet(fixtures.deps, maker, both)).participants).toHaveLength(1);
    expect(await listSetsOf(fixtures.deps, guest)).toEqual({ sets: [], joined: [] });
  });
});

/** What someone exports, as it is and with other words in it. */
async function filesOf(scope: Scope) {
  const deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
  const file = await new Response((await exportWork(deps, scope, "json")).body).text();
  return { deps, file, edited: (from: string, to: string) => file.replaceAll(from, to) };
}

describe("an export", () => {
  it("brings the sets that were made back in another account, once, under links of their own", async () => {
    const { token } = await make("Homework 5");
    await join(token, maker, "Me");
    const deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
    const file = await new Response((await exportWork(deps, maker, "json")).body).text();
    expect(JSON.parse(file).practiceSets).toMatchObject({
      made: [{ token, title: "Homework 5", items: ITEMS }],
      joined: [{ token, title: "Homework 5", name: "Me" }],
    });
    expect(await importWork(deps, maker, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { known: 1 },
    });
    const other = await person();
    expect(await importWork(deps, other, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { sets: 1, known: 0 },
    });
    expect(await importWork(deps, other, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { known: 1 },
    });
    const { sets } = await listSetsOf(deps, other);
    expect(sets).toMatchObject([{ title: "Homework 5", length: 3 }]);
    expect(sets[0]?.token).not.toBe(token);
    expect((await getSet(deps, maker, { token })).isMaker).toBe(true);
  });

  it("gives a place in a set back with its numbers and answers, where the one it is from is gone", async () => {
    const { token } = await make("Homework 6");
    const [student, again] = [await person(), await person()];
    await join(token, student, "Mia");
    await answerRight(student, { token, place: 0 });
    const before = await textsOf(token, student);
    const { deps, file, edited } = await filesOf(student);
    // Nobody else has these numbers while Mia has them.
    expect(await importWork(deps, again, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { reviews: 1 },
    });
    expect((await listSetsOf(deps, again)).joined).toEqual([]);
    await leaveSet(deps, student, token);
    const forger = await person();
    expect(await importWork(deps, forger, Buffer.from(edited("Mia", "Tom")))).toMatchObject({ ok: true });
    expect((await listSetsOf(deps, forger)).joined).toEqual([]);
    expect(await importWork(deps, again, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { places: 1 },
    });
    expect(await textsOf(token, again)).toEqual(before);
    const { participation } = await getSet(deps, again, { token });
    expect(participation).toMatchObject({ name: "Mia", problems: [{ state: "right" }, {}, {}] });
    const twice = await importWork(deps, again, Buffer.from(file));
    expect(twice.ok && twice.outcome.places).toBeUndefined();
    expect((await reportOnSet(deps, maker, token)).participants).toEqual([{ name: "Mia", done: 1 }]);
  });

  it("gives no place back in a set that is gone", async () => {
    const { token } = await make("Homework 7");
    const student = await person();
    await join(token, student);
    const { deps, file } = await filesOf(student);
    await deleteSet(deps, maker, token);
    expect(await importWork(deps, await person(), Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { known: 0 },
    });
  });
});
