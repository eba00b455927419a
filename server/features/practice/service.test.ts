import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimGuestWork } from "@/server/features/account/service";
import { exportWork } from "@/server/features/export/service";
import { importWork } from "@/server/features/import/service";
import { createSeal } from "@/server/providers/seal/keyed";
import type { Scope, UserScope } from "@/server/session/scope";
import { checkPractice } from "@/server/solver/practice/check-practice";
import { practiceProblem } from "@/server/solver/practice/problem";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { logSchema, nextSchema } from "./schema";
import { answerProblem, getTurn, listLog, listSkills, nextProblem } from "./service";

const DAY = 86_400_000;

let fixtures: TestFixtures;
let scope: UserScope;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());
beforeEach(async () => {
  people += 1;
  scope = await fixtures.user(`33333333-3333-4333-8333-${String(people).padStart(12, "0")}`);
});

let answers = 0;
const newAnswer = () => `answer-${++answers}`;

const next = async (who: Scope = scope, skill: string | undefined = "two-steps") => {
  const { problem } = await nextProblem(fixtures.deps, who, nextSchema.parse({ skill }));
  if (!problem) throw new Error("nothing to practise");
  const { level, seed } = problem;
  const key = practiceProblem(problem.skill, level, seed)?.key ?? "";
  return { problem, key, about: { skill: problem.skill, level, seed } };
};

type About = Awaited<ReturnType<typeof next>>["about"];

const answer = (about: About, text: string, id = newAnswer(), who: Scope = scope) =>
  answerProblem(fixtures.deps, who, { ...about, id, what: "answer", answer: text });

const logOf = async (who: Scope = scope) => (await listLog(fixtures.deps, who, logSchema.parse({}))).reviews;
const skillOf = async (id: string, who: Scope = scope) =>
  (await listSkills(fixtures.deps, who)).skills.find((skill) => skill.id === id);

describe("a practice problem", () => {
  it("comes typeset, does not say what its answer is, and stays the same until it is answered", async () => {
    const first = await next();
    expect(first.problem).toMatchObject({ skill: "two-steps", name: "Two steps", reason: "chosen" });
    expect(first.problem.html).toContain("<math");
    expect(JSON.stringify({ ...first.problem, choices: [] })).not.toContain(first.key);
    expect((await next()).problem).toEqual(first.problem);
    await answer(first.about, first.key);
    expect((await next()).problem.text).not.toBe(first.problem.text);
  });

  it("is a choice as long as nothing of its skill has counted, and is answered in writing from then on", async () => {
    const first = await next(scope, "square-binomials");
    const { choices } = first.problem;
    expect(choices).toHaveLength(4);
    for (const choice of choices) expect(Object.keys(choice)).toEqual(["text", "latex", "html"]);
    const again = () => getTurn(fixtures.deps, scope, { place: 0, problem: first.about });
    await answerProblem(fixtures.deps, scope, { ...first.about, id: newAnswer(), what: "hint" });
    expect((await again()).problem?.choices).toEqual(choices);
    const checks = choices.map(({ text }) => ({ text, ...checkPractice({ ...first.about, answer: text }) }));
    expect(checks.filter(({ check }) => check?.verdict === "right")).toHaveLength(1);
    const wrong = checks.find(({ check }) => check?.verdict === "wrong");
    const view = await answer(first.about, wrong?.text ?? "");
    expect(view).toMatchObject({ outcome: "wrong", closed: false });
    expect(view.misconception).toEqual(wrong?.misconception);
    expect((await again()).problem?.choices).toEqual([]);
    await answer(first.about, first.key);
    const { problem } = await getTurn(fixtures.deps, scope, {
      place: 0,
      problem: { ...first.about, seed: 9 },
    });
    expect(problem?.choices).toEqual([]);
  });

  it("that follows is planned as a choice for the first of its skill alone", async () => {
    const { ahead } = await getTurn(fixtures.deps, scope, { place: 0, skill: "square-binomials" });
    const met = new Set(["square-binomials"]);
    expect(ahead).toHaveLength(9);
    for (const { skill, asChoice } of ahead) {
      expect(asChoice, skill).toBe(!met.has(skill));
      met.add(skill);
    }
  });

  it("counts as good at the first try, and the skill is met", async () => {
    const { about, key } = await next();
    const view = await answer(about, key);
    expect(view).toMatchObject({ outcome: "right", closed: true, standing: "shaky" });
    expect(view.solution?.steps.length).toBeGreaterThan(0);
    expect(view.dueAt?.getTime()).toBe(fixtures.deps.now().getTime() + DAY);
    expect(await logOf()).toMatchObject([{ skill: "two-steps", rating: "good" }]);
    expect(await skillOf("two-steps")).toMatchObject({ standing: "shaky", isDue: false, slipped: false });
  });

  it("names the error of a wrong answer, keeps the solution back and counts a second try as hard", async () => {
    const { about, key } = await next(scope, "square-binomials");
    const [, letter = "x", number = "1"] =
      /\((\w) \+ (\d+)\)/.exec((await next(scope, "square-binomials")).problem.text) ?? [];
    const wrong = await answer(about, `${letter}^2 + ${Number(number) ** 2}`);
    expect(wrong).toMatchObject({ outcome: "wrong", closed: false, solution: null });
    expect(wrong.misconception?.id).toBe("square-of-sum");
    expect(await logOf()).toMatchObject([{ rating: "again", misconception: "square-of-sum" }]);
    expect(await answer(about, key)).toMatchObject({ outcome: "right", closed: true });
    expect(await logOf()).toMatchObject([{ rating: "hard", misconception: "square-of-sum" }]);
  });

  it("is asked again, and does not count, when the answer cannot be read", async () => {
    const { about, key } = await next();
    expect(await answer(about, "no idea (((")).toMatchObject({
      outcome: "unread",
      closed: false,
      dueAt: null,
    });
    expect(await logOf()).toEqual([]);
    await answer(about, key);
    expect(await logOf()).toMatchObject([{ rating: "good" }]);
  });

  it("counts as hard after a hint, and as again when its solution was shown", async () => {
    const hinted = await next();
    const hint = await answerProblem(fixtures.deps, scope, {
      ...hinted.about,
      id: newAnswer(),
      what: "hint",
    });
    expect(hint).toMatchObject({ outcome: "hint", solution: null });
    expect(hint.hints).toHaveLength(1);
    await answer(hinted.about, hinted.key);
    const shown = await next();
    const view = await answerProblem(fixtures.deps, scope, {
      ...shown.about,
      id: newAnswer(),
      what: "reveal",
    });
    expect(view).toMatchObject({ outcome: "revealed", closed: true });
    expect(view.solution?.latex).not.toBe("");
    fixtures.pass(1);
    await answer(shown.about, shown.key);
    expect((await logOf()).map(({ rating }) => rating).sort()).toEqual(["again", "hard"]);
  });
});

describe("an answer that comes twice", () => {
  it("counts once when it is sent again, because nobody heard that it had arrived", async () => {
    const { about } = await next();
    const id = newAnswer();
    await answer(about, "x = 123456", id);
    const again = await answer(about, "x = 123456", id);
    expect(again.outcome).toBe("wrong");
    const right = practiceProblem(about.skill, about.level, about.seed)?.key ?? "";
    await answer(about, right);
    expect(await logOf()).toMatchObject([{ rating: "hard" }]);
  });

  it("counts once from two devices at the same moment", async () => {
    const [one, other] = await Promise.all([next(), next()]);
    expect(one.problem).toEqual(other.problem);
    await Promise.all([answer(one.about, one.key), answer(other.about, other.key)]);
    expect(await logOf()).toHaveLength(1);
    expect((await skillOf("two-steps"))?.standing).toBe("shaky");
  });
});

describe("a skill", () => {
  it("is steady after three right answers on three problems, and is due when the time has come", async () => {
    for (const wait of [0, 1.1, 4]) {
      fixtures.pass(wait * DAY);
      // Its turn comes after another skill's.
      for (let turn = 0; turn < 2; turn += 1) {
        const { about, key } = await next();
        if (about.skill === "two-steps" || turn === 0) await answer(about, key);
        if (about.skill === "two-steps") break;
      }
    }
    const steady = await skillOf("two-steps");
    expect(steady).toMatchObject({ standing: "steady", isDue: false });
    fixtures.pass((steady?.dueAt?.getTime() ?? 0) - fixtures.deps.now().getTime());
    expect(await skillOf("two-steps")).toMatchObject({ isDue: true });
    expect((await next(scope, undefined)).problem.reason).toBe("due");
  });
});

describe("a clock that jumps", () => {
  it("makes a skill due once when it runs ahead, and not again when it is put back", async () => {
    for (const skill of ["two-steps", "slopes"]) {
      const { about, key } = await next(scope, skill);
      await answer(about, key);
    }
    fixtures.pass(400 * DAY);
    const comes = async () => (await nextProblem(fixtures.deps, scope, { place: 0 })).problem;
    const due = await comes();
    expect(due).toMatchObject({ skill: "two-steps", reason: "due" });
    const { about, key } = await next();
    expect(about.seed).toBe(due?.seed);
    await answer(about, key);
    expect(await skillOf("two-steps")).toMatchObject({ isDue: false });
    fixtures.pass(-400 * DAY);
    expect(await skillOf("two-steps")).toMatchObject({ isDue: false });
    expect((await comes())?.skill).not.toBe("two-steps");
  });
});

describe("a guest", () => {
  it("practises too, and takes it along to the account without doubling what is known there", async () => {
    const guest = fixtures.guest();
    const [theirs, own] = [await next(guest), await next()];
    await answer(theirs.about, theirs.key, newAnswer(), guest);
    await answer(own.about, own.key);
    await answer(own.about, own.key, newAnswer(), guest);
    await claimGuestWork(fixtures.deps, guest, scope);
    expect(await logOf(guest)).toEqual([]);
    expect(await logOf()).toHaveLength(2);
    expect(await skillOf("two-steps")).toMatchObject({ standing: "shaky" });
  });

  it("sees nothing of anybody else's practice", async () => {
    const { about, key } = await next();
    await answer(about, key);
    const guest = fixtures.guest();
    expect(await logOf(guest)).toEqual([]);
    expect((await listSkills(fixtures.deps, guest)).skills.every(({ standing }) => standing === "new")).toBe(
      true,
    );
  });
});

describe("the log", () => {
  it("comes a page at a time, the newest first", async () => {
    for (let count = 0; count < 3; count += 1) {
      fixtures.pass(60_000);
      const { about, key } = await next();
      await answer(about, key);
    }
    const first = await listLog(fixtures.deps, scope, { limit: 2 });
    const rest = await listLog(fixtures.deps, scope, { limit: 2, cursor: first.nextCursor });
    const times = [...first.reviews, ...rest.reviews].map(({ reviewedAt }) => reviewedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect([first.reviews.length, rest.reviews.length, rest.nextCursor]).toEqual([2, 1, null]);
  });
});

describe("an export", () => {
  it("brings practice back in another account, once, and the same skills are due", async () => {
    const { about, key } = await next();
    await answer(about, "x = 123456");
    await answer(about, key);
    const deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
    const file = await new Response((await exportWork(deps, scope, "json")).body).text();
    const other = await fixtures.user("44444444-4444-4444-8444-444444444444");
    expect(await importWork(deps, other, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { reviews: 1, known: 0 },
    });
    expect(await importWork(deps, other, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { known: 1 },
    });
    expect(await logOf(other)).toMatchObject([{ text: (await logOf())[0]?.text, rating: "hard" }]);
    const [own, theirs] = [await skillOf("two-steps"), await skillOf("two-steps", other)];
    expect(theirs).toEqual(own);
  });
});

describe("what does not exist", () => {
  it("is not found", async () => {
    await expect(next(scope, "no-such-skill")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const unknown = { skill: "no-such-skill", level: 1, seed: 1 } as const;
    await expect(answer(unknown, "1")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a session that goes on without a network", () => {
  it("has the problems that the server would have set, when each is right", async () => {
    const turn = await getTurn(fixtures.deps, scope, { skill: "two-steps", place: 0 });
    expect(turn.ahead).toHaveLength(9);
    let asked: Pick<Awaited<ReturnType<typeof next>>["about"], "skill" | "level" | "seed"> | null =
      turn.problem;
    for (const [index, ahead] of turn.ahead.entries()) {
      if (!asked) throw new Error("nothing to practise");
      const { skill, level, seed } = asked;
      await answer({ skill, level, seed }, practiceProblem(skill, level, seed)?.key ?? "");
      asked = (await nextProblem(fixtures.deps, scope, { skill: "two-steps", place: index + 1 })).problem;
      expect(asked).toMatchObject({ skill: ahead.skill, level: ahead.level, seed: ahead.seed });
    }
  });

  it("counts what was done when it was done, in whatever order it comes, and by no clock that is ahead", async () => {
    const { about, key } = await next();
    const hour = 3_600_000;
    const now = fixtures.deps.now().getTime();
    const doneAt = (ms: number) => new Date(now + ms).toISOString();
    const done = (seed: number, ms: number, who: Scope) =>
      answerProblem(fixtures.deps, who, {
        ...{ ...about, seed, id: newAnswer(), what: "answer", doneAt: doneAt(ms) },
        answer: practiceProblem(about.skill, about.level, seed)?.key ?? "",
      });
    expect(key).not.toBe("");
    const [inOrder, other] = [fixtures.guest(), fixtures.guest()];
    for (const [seed, ms] of [
      [1, -72],
      [2, -48],
      [3, -1],
    ] as const)
      await done(seed, ms * hour, inOrder);
    for (const [seed, ms] of [
      [3, -1],
      [1, -72],
      [2, -48],
    ] as const)
      await done(seed, ms * hour, other);
    const [one, two] = [await skillOf("two-steps", inOrder), await skillOf("two-steps", other)];
    expect(one).toEqual(two);
    expect(one?.reviewedAt?.getTime()).toBe(now - hour);
    const ahead = fixtures.guest();
    await done(4, 400 * 24 * hour, ahead);
    await done(5, -400 * 24 * hour, ahead);
    expect((await logOf(ahead)).map(({ reviewedAt }) => reviewedAt.getTime())).toEqual([now, now]);
  });
});

describe("an error that was named", () => {
  it("leads to an easy problem about just that, which is practised like any other", async () => {
    const asked = { skill: "square-binomials", misconception: "square-of-sum" };
    const turn = await getTurn(fixtures.deps, scope, { place: 3, just: asked });
    expect(turn).toMatchObject({ place: 3, view: null, problem: { skill: asked.skill, level: 1 } });
    const { skill, level, seed, text } = turn.problem ?? { skill: "", level: 1, seed: 0, text: "" };
    const [, letter = "x", number = "1"] = /\((\w) \+ (\d+)\)/.exec(text) ?? [];
    const made = await answer({ skill, level, seed }, `${letter}^2 + ${Number(number) ** 2}`);
    expect(made.misconception?.id ?? text).toBe(/\+/.test(text) ? "square-of-sum" : text);
    await answer({ skill, level, seed }, practiceProblem(skill, level, seed)?.key ?? "");
    const again = await getTurn(fixtures.deps, scope, { place: 4, just: asked });
    expect(again.problem?.text).not.toBe(text);
    await expect(
      getTurn(fixtures.deps, scope, { place: 0, just: { ...asked, skill: "no-such-skill" } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
