import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { GuestScope, Scope, UserScope } from "@/server/session/scope";
import type { SolveResult } from "@/server/solver/outcome";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { outcomeMark } from "./policy";
import { problemTextSchema, solveViewSchema } from "./schema";
import {
  checkAttempt,
  createSolve,
  deleteSolve,
  getSolve,
  listSolves,
  readText,
  revealSolve,
} from "./service";

const ADA = "11111111-1111-4111-8111-111111111111";
const BEN = "22222222-2222-4222-8222-222222222222";
const NOBODYS = "00000000-0000-4000-8000-999999999999";

/** An engine with a known outcome, so that a leak can be looked for by its words. */
const answered = (text: string): SolveResult => ({
  status: "solved",
  read: { instruction: "Solve for $h$", latex: text },
  latex: "h = 31",
  answer: "h = 31",
  verification: "verified",
  evidence: ["Put $h = 31$ back."],
  steps: [
    { rule: "first", title: "Halve", latex: "h + 1 = 32", why: "Both sides are even." },
    { rule: "second", title: "Take one", latex: "h = 31", why: "To leave $h$ alone." },
  ],
  method: "linear-equation",
  task: "solve",
  reason: null,
  alternatives: [],
  graph: null,
});

let fixtures: TestFixtures;
let ada: UserScope;
let ben: UserScope;
let guest: GuestScope;

beforeAll(async () => {
  fixtures = await createTestFixtures({ engine: createEngineInProcess({ solve: answered }) });
  ada = await fixtures.user(ADA);
  ben = await fixtures.user(BEN);
  guest = fixtures.guest();
});
afterAll(() => fixtures.close());

const create = (scope: Scope, mode: "answer" | "hints" = "answer", text = "2h + 2 = 64") =>
  createSolve(fixtures.deps, scope, { text, mode });

describe("a kept problem", () => {
  it("comes back to its owner as it was handed out", async () => {
    for (const scope of [ada, guest]) {
      const made = await create(scope);
      expect(made).toMatchObject({ latex: "h = 31", text: "2h + 2 = 64", verification: "verified" });
      expect(await getSolve(fixtures.deps, scope, made.id)).toEqual(made);
    }
  });

  it("is not found by another account, by a guest, or under a number nobody has", async () => {
    const { id } = await create(ada);
    for (const [scope, wanted] of [
      [ben, id],
      [guest, id],
      [fixtures.guest(), id],
      [ada, NOBODYS],
    ] as const) {
      await expect(getSolve(fixtures.deps, scope, wanted)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(revealSolve(fixtures.deps, scope, { id: wanted, what: "answer" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    }
  });

  it("of a guest is not found by another guest or by an account", async () => {
    const { id } = await create(guest);
    await expect(getSolve(fixtures.deps, fixtures.guest(), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getSolve(fixtures.deps, ada, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is not handed out when it could not be kept", async () => {
    const broken = { ...fixtures.deps, db: () => Promise.reject(new Error("down")) };
    await expect(createSolve(broken, ada, { text: "1 + 1", mode: "answer" })).rejects.toThrow("down");
  });
});

describe("a problem that was worked on a device", () => {
  const ask = (scope: Scope, id: string, changes: { text?: string; outcome?: string } = {}) =>
    createSolve(fixtures.deps, scope, {
      id,
      text: changes.text ?? "2h + 2 = 64",
      mode: "hints",
      onDevice: { engine: "0123456789ab", outcome: changes.outcome ?? outcomeMark(answered("2h + 2 = 64")) },
    });
  const numbered = (last: number) => `00000000-0000-4000-9000-00000000000${last}`;

  it("is kept once under the number it came with, and stays as far as it was opened", async () => {
    const made = await ask(ada, numbered(1));
    expect(made).toMatchObject({ id: numbered(1), latex: "", answerRevealed: false });
    await revealSolve(fixtures.deps, ada, { id: made.id, what: "step" });
    const again = await Promise.all([ask(ada, made.id), ask(ada, made.id)]);
    for (const view of again) expect(view).toMatchObject({ id: made.id, revealedSteps: 1 });
    const { items } = await listSolves(fixtures.deps, ada, { limit: 100 });
    expect(items.filter(({ id }) => id === made.id)).toHaveLength(1);
  });

  it("cannot take the place of another, of one's own or of somebody else's", async () => {
    await ask(ada, numbered(2));
    for (const [scope, changes] of [
      [ada, { text: "2h + 2 = 66" }],
      [ben, {}],
      [guest, {}],
    ] as const)
      await expect(ask(scope, numbered(2), changes)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await getSolve(fixtures.deps, ada, numbered(2))).toMatchObject({ text: "2h + 2 = 64" });
  });

  it("is what this engine finds; a difference is logged by its versions, without the problem", async () => {
    const said: unknown[] = [];
    const log = { ...fixtures.deps.log, warn: (...line: unknown[]) => void said.push(line) };
    const create = (id: string, outcome: string) =>
      createSolve({ ...fixtures.deps, log }, ada, {
        id,
        text: "2h + 2 = 64",
        mode: "answer",
        onDevice: { engine: "0123456789ab", outcome },
      });
    await create(numbered(3), outcomeMark(answered("2h + 2 = 64")));
    expect(said).toEqual([]);
    expect(await create(numbered(4), "another1")).toMatchObject({ latex: "h = 31" });
    expect(said).toHaveLength(1);
    expect(JSON.stringify(said)).toContain("engine 0123456789ab, here a1b2c3d4e5f6");
    expect(JSON.stringify(said)).not.toMatch(/2h|31|another1/);
  });
});

describe("a problem that is deleted", () => {
  const missing = { code: "NOT_FOUND" };

  it("is gone for its owner, by its number and in the history, and gone once", async () => {
    for (const scope of [await fixtures.user(fixtures.deps.newId()), fixtures.guest()]) {
      const [kept, doomed] = [await create(scope), await create(scope)];
      await deleteSolve(fixtures.deps, scope, doomed.id);
      await expect(getSolve(fixtures.deps, scope, doomed.id)).rejects.toMatchObject(missing);
      await expect(deleteSolve(fixtures.deps, scope, doomed.id)).rejects.toMatchObject(missing);
      const { items } = await listSolves(fixtures.deps, scope, { cursor: null, limit: 9 });
      expect(items.map(({ id }) => id)).toEqual([kept.id]);
    }
  });

  it("is its owner's: nobody else can delete it, and is told no more than of one that never was", async () => {
    const { id } = await create(ada);
    const said: unknown[] = [];
    for (const [scope, wanted] of [
      [ben, id],
      [guest, id],
      [ada, NOBODYS],
    ] as const) {
      said.push(
        await deleteSolve(fixtures.deps, scope, wanted).catch(({ code, message }) => ({ code, message })),
      );
    }
    expect(new Set(said.map((words) => JSON.stringify(words))).size).toBe(1);
    expect(said[0]).toMatchObject(missing);
    expect((await getSolve(fixtures.deps, ada, id)).id).toBe(id);
  });
});

describe("a page of the history", () => {
  it("brings its answers typeset where that is asked for, and closed ones closed", async () => {
    const owner = await fixtures.user(fixtures.deps.newId());
    await create(owner);
    await create(owner, "hints");
    const page = { cursor: null, limit: 9 };
    const plain = await listSolves(fixtures.deps, owner, page);
    expect(plain.items.map(({ html }) => html)).toEqual([undefined, undefined]);
    const { items } = await listSolves(fixtures.deps, owner, { ...page, typeset: true });
    const open = items.find(({ mode }) => mode === "answer");
    expect(open?.html).toContain('class="katex"');
    expect(items.find(({ mode }) => mode === "hints")?.html).toBe("");
  });
});

describe("hints first", () => {
  it("hands out no word of the answer on the way in, by id or in the history", async () => {
    const owner = await fixtures.user("33333333-3333-4333-8333-333333333333");
    const made = await create(owner, "hints");
    const found = await getSolve(fixtures.deps, owner, made.id);
    const page = await listSolves(fixtures.deps, owner, { cursor: null, limit: 5 });
    for (const view of [made, found, page]) {
      expect(JSON.stringify(view)).not.toMatch(/h = 31|h \+ 1|linear-equation|Halve|leave/);
    }
  });

  it("reveals a step at a time and remembers it", async () => {
    const { id } = await create(ada, "hints");
    const first = await revealSolve(fixtures.deps, ada, { id, what: "step" });
    expect(first.steps).toHaveLength(1);
    expect(JSON.stringify(first)).not.toContain("h = 31");
    expect(await getSolve(fixtures.deps, ada, id)).toEqual(first);
    const last = await revealSolve(fixtures.deps, ada, { id, what: "step" });
    expect(last).toMatchObject({ answerRevealed: true, latex: "h = 31" });
  });

  it("never hides again what two overlapping requests have shown", async () => {
    const { id } = await create(ada, "hints");
    await Promise.all([
      revealSolve(fixtures.deps, ada, { id, what: "answer" }),
      revealSolve(fixtures.deps, ada, { id, what: "step" }),
    ]);
    expect(await getSolve(fixtures.deps, ada, id)).toMatchObject({ answerRevealed: true, revealedSteps: 2 });
  });
});

describe("a student's own try", () => {
  const tries = (id: string) =>
    [
      { id, kind: "answer", text: "h = 30" },
      { id, kind: "working", text: ["2h = 62", "h = 30"] },
    ] as const;

  it("is judged and kept with the problem, the last one in place of the one before", async () => {
    const { id } = await create(ada);
    for (const tried of tries(id)) {
      const view = await checkAttempt(fixtures.deps, ada, { ...tried, text: tried.text as never });
      expect(view.attempt).toMatchObject({ kind: tried.kind });
      expect(await getSolve(fixtures.deps, ada, id)).toEqual(view);
    }
    const { attempt } = await getSolve(fixtures.deps, ada, id);
    expect(attempt?.text).toBe("2h = 62\nh = 30");
  });

  it("lets nothing of the answer out while hints come first", async () => {
    const { id } = await create(ada, "hints");
    for (const tried of tries(id)) {
      const view = await checkAttempt(fixtures.deps, ada, { ...tried, text: tried.text as never });
      expect(JSON.stringify(view)).not.toMatch(/h = 31|h \+ 1|linear-equation|Halve|leave/);
    }
  });

  it("cannot be made at another's problem", async () => {
    const { id } = await create(ada);
    const theft = checkAttempt(fixtures.deps, ben, { id, kind: "answer", text: "h = 1" });
    await expect(theft).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await getSolve(fixtures.deps, ada, id)).attempt).toBeNull();
  });
});

describe("the history", () => {
  it("pages newest first, each problem once, also those of one moment", async () => {
    const owner = await fixtures.user("44444444-4444-4444-8444-444444444444");
    const made: string[] = [];
    for (const pause of [0, 0, 0, 1000, 1000, 0, 1000]) {
      fixtures.pass(pause);
      made.push((await create(owner)).id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listSolves>> = await listSolves(fixtures.deps, owner, {
        cursor,
        limit: 3,
      });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(made.toReversed());
  });

  it("shows an owner nothing of others", async () => {
    const newcomer = await fixtures.user("55555555-5555-4555-8555-555555555555");
    expect(await listSolves(fixtures.deps, newcomer, { cursor: null, limit: 5 })).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});

describe("a problem's text", () => {
  it("is trimmed and freed of what cannot be kept", () => {
    expect(problemTextSchema.parse("  2x = 4\u0000\ud800 \n")).toBe("2x = 4");
  });

  it("is refused with what to do when it is empty or too long", () => {
    expect(problemTextSchema.safeParse(" \n ").error?.issues[0]?.message).toMatch(/Type a problem first/);
    expect(problemTextSchema.safeParse("1".repeat(2001)).error?.issues[0]?.message).toMatch(
      /2,000 characters/,
    );
    expect(problemTextSchema.parse("1".repeat(2000))).toHaveLength(2000);
  });
});

describe("reading ahead", () => {
  it("typesets what was read, for screen readers too, and follows no link in it", async () => {
    const read = () =>
      ({
        ok: false,
        reading: { instruction: "", latex: "\\href{javascript:alert(1)}{x}^2" },
        reason: "No.",
      }) as const;
    const reading = await readText({ ...fixtures.deps, engine: createEngineInProcess({ read }) }, "anything");
    expect(reading).toMatchObject({ ok: false, reason: "No." });
    expect(reading.html).toContain("<math");
    expect(reading.html).not.toContain("<a ");
  });

  it("says so when a text is too large to read", async () => {
    const reading = await readText(fixtures.deps, `${"(".repeat(900)}x${")".repeat(900)}`);
    expect(reading).toMatchObject({ ok: false, html: "" });
    expect(reading.reason).toEqual(expect.any(String));
  });
});

describe("a worksheet that is kept", () => {
  const SHEET = "Solve each:\na) 4n = 36\nb) n + 8 = 2\nc) paint the fence";
  let real: TestFixtures;
  beforeAll(async () => {
    real = await createTestFixtures();
  });
  afterAll(() => real.close());
  const make = (mode: "answer" | "hints", scope: Scope = real.guest()) =>
    createSolve(real.deps, scope, { text: SHEET, mode });

  it("comes back with its parts as it was handed out", async () => {
    const scope = real.guest();
    const made = await make("answer", scope);
    expect(made).toMatchObject({ status: "partly-solved", text: SHEET });
    expect(made.parts.map(({ label, latex }) => [label, latex])).toEqual([
      ["a", "n = 9"],
      ["b", "n = -6"],
      ["c", ""],
    ]);
    expect(await getSolve(real.deps, scope, made.id)).toEqual(made);
    expect(solveViewSchema.parse(made)).toEqual(made);
  });

  it("opens one part at a time, each as far as it was asked for", async () => {
    const scope = real.guest();
    const { id, parts } = await make("hints", scope);
    expect(JSON.stringify(parts)).not.toMatch(/n = 9|n = -6/);
    const first = await revealSolve(real.deps, scope, { id, part: 1, what: "answer" });
    expect(first.parts.map(({ latex }) => latex)).toEqual(["", "n = -6", ""]);
    expect(JSON.stringify(first)).not.toContain("n = 9");
    await Promise.all([
      revealSolve(real.deps, scope, { id, part: 0, what: "answer" }),
      revealSolve(real.deps, scope, { id, part: 1, what: "step" }),
    ]);
    const after = await getSolve(real.deps, scope, id);
    expect(after.parts.map(({ latex }) => latex)).toEqual(["n = 9", "n = -6", ""]);
  });

  it("opens as a whole where no part is named: a step of the first closed part, or everything", async () => {
    const scope = real.guest();
    const { id } = await make("hints", scope);
    const stepped = await revealSolve(real.deps, scope, { id, what: "step" });
    expect(stepped.parts.map(({ revealedSteps }) => revealedSteps > 0)).toEqual([true, false, false]);
    const open = await revealSolve(real.deps, scope, { id, what: "answer" });
    expect(open).toMatchObject({ answerRevealed: true });
    expect(open.parts.map(({ latex }) => latex)).toEqual(["n = 9", "n = -6", ""]);
  });

  it("keeps a try at a part with that part, and gives nothing away", async () => {
    const scope = real.guest();
    const { id } = await make("hints", scope);
    const tried = await checkAttempt(real.deps, scope, { id, part: 1, kind: "answer", text: "n = -6" });
    expect(tried.parts.map(({ attempt }) => attempt?.check)).toEqual([
      undefined,
      expect.objectContaining({ verdict: "right" }),
      undefined,
    ]);
    expect(JSON.stringify(tried)).not.toContain("n = 9");
    expect(await getSolve(real.deps, scope, id)).toEqual(tried);
  });

  it("has no part beyond its last, and a single problem has none", async () => {
    const scope = real.guest();
    const missing = { code: "NOT_FOUND" };
    const { id } = await make("hints", scope);
    await expect(revealSolve(real.deps, scope, { id, part: 3, what: "step" })).rejects.toMatchObject(missing);
    const single = await createSolve(real.deps, scope, { text: "2n = 6", mode: "hints" });
    const theft = revealSolve(real.deps, scope, { id: single.id, part: 0, what: "answer" });
    await expect(theft).rejects.toMatchObject(missing);
    const other = checkAttempt(real.deps, real.guest(), { id, part: 0, kind: "answer", text: "n = 1" });
    await expect(other).rejects.toMatchObject(missing);
  });
});
