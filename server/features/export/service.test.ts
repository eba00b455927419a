import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountSessions, chats, messages, solves } from "@/drizzle/schema";
import { changeProfile } from "@/server/features/account/service";
import { startCheckout } from "@/server/features/billing/service";
import { checkAttempt, createSolve, revealSolve } from "@/server/features/solve/service";
import { createSeal } from "@/server/providers/seal/keyed";
import type { Scope, UserScope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { exportFileSchema } from "./schema";
import { type ExportDeps, exportWork } from "./service";
import type { ExportFile, ExportShape } from "./types";

let fixtures: TestFixtures;
let deps: ExportDeps;
let ada: UserScope;
let ben: UserScope;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
  ada = await fixtures.user("11111111-1111-4111-8111-111111111111", "ada@example.org");
  ben = await fixtures.user("22222222-2222-4222-8222-222222222222", "ben@example.org");
  await changeProfile(deps, ada, { displayName: "Ada" });
  const solve = await createSolve(deps, ada, { text: "4x - 9 = 15", mode: "answer" });
  await checkAttempt(deps, ada, { id: solve.id, kind: "answer", text: "x = 6" });
  fixtures.pass(1000);
  const held = await createSolve(deps, ada, { text: "7x + 5 = 96", mode: "hints" });
  await revealSolve(deps, ada, { id: held.id, what: "step" });
  await createSolve(deps, ben, { text: "23 + 19", mode: "answer" });
  await buy(ada);
  const db = await deps.db();
  await db.insert(chats).values([
    { id: "chat-of-ada-000001", userId: ada.userId, title: "Lines", solveId: solve.id },
    { id: "chat-of-ben-000001", userId: ben.userId, title: "Secret of Ben" },
  ]);
  await db.insert(messages).values([
    {
      id: "m2",
      chatId: "chat-of-ada-000001",
      parentId: "m1",
      role: "assistant",
      position: 1,
      parts: [
        { type: "text", text: "Because $x$ stands alone." },
        { type: "data-reply", data: { source: "language-model", stopped: true } },
      ],
    },
    {
      id: "m1",
      chatId: "chat-of-ada-000001",
      role: "user",
      position: 0,
      parts: [{ type: "text", text: "Why?" }],
    },
  ]);
  await db.insert(accountSessions).values({
    id: "33333333-3333-4333-8333-333333333333",
    userId: ada.userId,
    device: "Firefox on Android",
  });
});
afterAll(() => fixtures.close());

/** Buys Plus. */
async function buy(scope: UserScope): Promise<void> {
  const url = new URL(await startCheckout(deps, scope, { interval: "year", promotion: null }));
  await deps.sandbox?.bank.payCheckout(url.pathname.split("/").at(-1) ?? "", { card: "good" });
  await deps.sandbox?.bank.deliverPending();
}

async function textOf(scope: Scope, shape: ExportShape): Promise<string> {
  return new Response((await exportWork(deps, scope, shape)).body).text();
}

const fileOf = async (scope: Scope): Promise<ExportFile> =>
  exportFileSchema.parse(JSON.parse(await textOf(scope, "json")));

describe("the JSON file", () => {
  it("holds all that is the account's, in the shape it promises", async () => {
    const file = await fileOf(ada);
    expect(file.profile).toMatchObject({
      email: "ada@example.org",
      displayName: "Ada",
      signsInWith: "email",
    });
    expect(file.sessions.map(({ device }) => device)).toEqual(["Firefox on Android"]);
    expect(file.referral?.link).toContain("http://classmate.example/?c=");
    expect(file.billing).toMatchObject({
      subscriptions: [{ interval: "year", status: "trialing" }],
      invoices: [{ status: "paid", currency: "usd", amountDue: 0 }],
      givenDays: [],
    });
    expect(file.solves.map(({ text }) => text)).toEqual(["4x - 9 = 15", "7x + 5 = 96"]);
    expect(file.solves[0]).toMatchObject({
      result: { answer: "x = 6", verification: "verified" },
      attempt: { kind: "answer", text: "x = 6", check: { verdict: "right" } },
    });
    expect(file.chats).toHaveLength(1);
    expect(file.chats[0]).toMatchObject({ title: "Lines", solveId: file.solves[0]?.id });
    expect(file.chats[0]?.messages.map(({ id, role }) => [id, role])).toEqual([
      ["m1", "user"],
      ["m2", "assistant"],
    ]);
  });

  it("holds nothing of anyone else and no secret of ours", async () => {
    const text = await textOf(ada, "json");
    // Whole phrases: three letters can turn up by chance in a sealed answer.
    expect(text).not.toMatch(/Secret of Ben|23 \+ 19|ben@example|22222222|33333333/);
    expect(text).not.toContain(ada.userId);
    expect(text).not.toMatch(/a-secret-of-at-least/);
  });

  it("keeps an answer that was not revealed unreadable, and the seal can read it", async () => {
    const held = (await fileOf(ada)).solves[1];
    expect(held).toMatchObject({ result: null, revealedSteps: 1 });
    expect(await textOf(ada, "json")).not.toMatch(/x = 13|"13"/);
    expect(deps.seal.reveal(held?.sealed ?? "")).toContain("x = 13");
  });

  it("is the same again when nothing has changed", async () => {
    expect(await textOf(ada, "json")).toBe(await textOf(ada, "json"));
  });

  it("of a guest holds the guest's work and no profile", async () => {
    const guest = fixtures.guest();
    await createSolve(deps, guest, { text: "31 - 12", mode: "answer" });
    const file = await fileOf(guest);
    expect(file).toMatchObject({ profile: null, referral: null, billing: null, sessions: [], chats: [] });
    expect(file.solves.map(({ text }) => text)).toEqual(["31 - 12"]);
  });
});

describe("the Markdown file", () => {
  it("reads as a document: the problem, the answer with its badge, the steps, the conversation", async () => {
    const text = await textOf(ada, "md");
    expect(text).toContain("### Problem 1\n\n*5 January 2026*\n\n> 4x - 9 = 15");
    expect(text).toContain("**Answer** (Checked)\n\n$$\nx = 6\n$$");
    expect(text).toContain("#### Your answer\n\n> x = 6");
    expect(text).toContain("**You**\n\n> Why?\n\n**Classmate**\n\nBecause $x$ stands alone.");
    expect(text).toContain("*Not checked: a language model wrote this.*");
    expect(text).not.toContain("Secret of Ben");
  });

  it("has the branch of a conversation that is shown", async () => {
    const grace = await fixtures.user("55555555-5555-4555-8555-555555555555");
    const db = await deps.db();
    const id = "chat-of-grace-0001";
    await db.insert(chats).values({ id, userId: grace.userId, title: "Two ways", headId: "grace-1" });
    const say = (place: number, parentId: string | null, text: string) => ({
      id: `grace-${place}`,
      chatId: id,
      role: place === 0 ? ("user" as const) : ("assistant" as const),
      parentId,
      position: place,
      parts: [{ type: "text" as const, text }],
    });
    await db
      .insert(messages)
      .values([say(0, null, "How?"), say(1, "grace-0", "By halves."), say(3, "grace-0", "By parts.")]);
    const text = await textOf(grace, "md");
    expect(text).toContain("> How?");
    expect(text).toContain("By halves.");
    expect(text).not.toContain("By parts.");
  });

  it("leaves out what was not revealed, and says so", async () => {
    const text = await textOf(ada, "md");
    expect(text).toContain("**Answer**: not shown yet.");
    expect(text).not.toContain("x = 13");
  });
});

describe("an account of 5,000 problems", () => {
  it("is written piece by piece, without gaps or repeats", { timeout: 120_000 }, async () => {
    const owner = await fixtures.user("44444444-4444-4444-8444-444444444444");
    const db = await deps.db();
    const text = "6 + 7";
    const result = await deps.engine.run("solve", text);
    const { status, verification, latex } = result;
    // All made in the same millisecond: order must not depend on the time alone.
    const kept = { userId: owner.userId, text, mode: "answer" as const, result, status, verification, latex };
    for (let at = 0; at < 5000; at += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => `many-${at + index}`);
      await db
        .insert(solves)
        .values(rows.map((id) => ({ ...kept, id, solveMs: 1, createdAt: new Date("2026-01-01T00:00:00Z") })));
    }
    const reader = (await exportWork(deps, owner, "json")).body.getReader();
    let largest = 0;
    const pieces: string[] = [];
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      largest = Math.max(largest, part.value.byteLength);
      pieces.push(decoder.decode(part.value, { stream: true }));
    }
    const file = exportFileSchema.parse(JSON.parse(pieces.join("")));
    expect(new Set(file.solves.map(({ id }) => id)).size).toBe(5000);
    expect(file.solves).toHaveLength(5000);
    expect(largest).toBeLessThan(50_000);
  });
});

describe("an export that breaks off", () => {
  it("fails before anything is answered when the database is away", async () => {
    const away = { ...deps, db: () => Promise.reject(new Error("away")) };
    await expect(exportWork(away, ada, "json")).rejects.toThrow("away");
  });
});
