import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chats, messages, solves } from "@/drizzle/schema";
import { createTestDatabase, type TestDatabase } from "./testing";

const USER = "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e";
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const solve = (id: string, owner: { userId?: string; guestId?: string }) => ({
  id,
  ...owner,
  text: "12 + 30",
  mode: "answer" as const,
  status: "solved" as const,
  verification: "verified" as const,
  latex: "42",
  result: {
    status: "solved" as const,
    read: { instruction: "Work out", latex: "12 + 30" },
    latex: "42",
    answer: "42",
    verification: "verified" as const,
    evidence: ["$12 + 30 = 42$"],
    steps: [],
    method: "arithmetic",
    task: null,
    reason: null,
    alternatives: [],
    graph: null,
  },
  solveMs: 1.5,
});

describe("the migrated database", () => {
  it("keeps a problem with its whole result", async () => {
    const before = Date.now();
    await test.db.insert(solves).values(solve("whole", { guestId: "g1" }));
    const [kept] = await test.db.select().from(solves).where(eq(solves.id, "whole"));
    expect(kept).toMatchObject({
      ...solve("whole", { guestId: "g1" }),
      userId: null,
      revealedSteps: 0,
      answerRevealed: false,
    });
    expect(Math.abs((kept?.createdAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  it("keeps a time to the millisecond, whatever the time zone of the session", async () => {
    const createdAt = new Date("2026-03-29T01:30:00.123Z");
    await test.db.insert(solves).values({ ...solve("timed", { guestId: "g1" }), createdAt });
    const [kept] = await test.db.select().from(solves).where(eq(solves.createdAt, createdAt));
    expect(kept).toMatchObject({ id: "timed", createdAt });
  });

  it("keeps nothing of a transaction that fails", async () => {
    const failing = test.db.transaction(async (tx) => {
      await tx.insert(solves).values(solve("half", { guestId: "g1" }));
      throw new Error("half-way");
    });
    await expect(failing).rejects.toThrow("half-way");
    expect(await test.db.select().from(solves).where(eq(solves.id, "half"))).toEqual([]);
  });

  it.each([
    ["nobody", {}],
    ["two owners", { userId: USER, guestId: "g1" }],
  ])("refuses a problem of %s", async (_who, owner) => {
    await expect(test.db.insert(solves).values(solve("odd", owner))).rejects.toMatchObject({
      cause: { constraint: "solves_one_owner" },
    });
  });

  it("deletes a conversation with its messages and keeps two from the same place in it", async () => {
    await test.db.insert(chats).values({ id: "c", userId: USER, title: "Fractions" });
    const message = {
      chatId: "c",
      role: "user" as const,
      parts: [{ type: "text" as const, text: "Hello" }],
      position: 0,
    };
    await test.db.insert(messages).values({ id: "m1", ...message });
    await expect(test.db.insert(messages).values({ id: "m2", ...message })).rejects.toThrow();
    await test.db.delete(chats).where(eq(chats.id, "c"));
    expect(await test.db.select().from(messages)).toEqual([]);
  });

  it("finds the latest problems of an owner through an index, without sorting", async () => {
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(
        sql`explain select * from solves where guest_id = 'g1' order by created_at desc limit 20`,
      );
    });
    const text = JSON.stringify(plan);
    expect(text).toContain("solves_guest_created");
    expect(text).not.toContain("Sort");
  });

  it("is a fresh one each time", async () => {
    const other = await createTestDatabase();
    expect(await other.db.select().from(solves)).toEqual([]);
    await other.close();
  });
});
