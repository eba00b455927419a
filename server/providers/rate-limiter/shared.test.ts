import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateBuckets } from "@/drizzle/schema";
import { createTestDatabase, type TestDatabase } from "@/server/db/testing";
import type { RateLimiter } from "./port";
import { createSharedRateLimiter } from "./shared";

const RULE = { limit: 3, windowMs: 3000 };
let test: TestDatabase;
let time: number;

beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(async () => {
  await test.db.delete(rateBuckets);
  time = Date.UTC(2026, 4, 4, 8);
});
afterAll(() => test.close());

/** Each call stands for another process: all they share is the database. */
const limiter = (secret = "a secret for tests"): RateLimiter =>
  createSharedRateLimiter({ db: async () => test.db, now: () => new Date(time), secret });

const times = async (count: number, call: () => Promise<unknown> | unknown) => {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push(await call());
  return answers;
};

describe("the limiter in the database", () => {
  it("lets so many through, then says how long to wait", async () => {
    const one = limiter();
    expect(await times(4, () => one.take(RULE, "a"))).toEqual([
      { ok: true, remaining: 2 },
      { ok: true, remaining: 1 },
      { ok: true, remaining: 0 },
      { ok: false, retryAfterMs: 1000 },
    ]);
  });

  it("counts in all processes together", async () => {
    const answers = await times(5, () => limiter().take(RULE, "a"));
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: false }, { ok: false }]);
  });

  it.each([1, 7, 20])("lets exactly %i of fifty calls at once through", async (limit) => {
    const processes = [limiter(), limiter(), limiter()];
    const calls = Array.from({ length: 50 }, (_, index) =>
      processes[index % processes.length]?.take({ limit, windowMs: 600_000 }, "a"),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(limit);
    const rests = answers.flatMap((answer) => (answer?.ok ? [answer.remaining] : []));
    expect(rests.sort((a, b) => a - b)).toEqual(Array.from({ length: limit }, (_, index) => index));
  });

  it("locks nobody out when the clock ran ahead and is put back, and knows that from clocks that differ a little", async () => {
    const one = limiter();
    await times(4, () => one.take(RULE, "a"));
    time -= 2_000;
    expect(await one.take(RULE, "a")).toMatchObject({ ok: false });
    time -= 24 * 3_600_000;
    expect(await times(4, () => one.take(RULE, "a"))).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
      { ok: false },
    ]);
  });

  it("gives back one call per share of the window and never more than the limit", async () => {
    const one = limiter();
    await times(3, () => one.take(RULE, "a"));
    time += 999;
    expect(await one.take(RULE, "a")).toEqual({ ok: false, retryAfterMs: 1 });
    time += 1;
    expect(await times(2, () => one.take(RULE, "a"))).toMatchObject([{ ok: true }, { ok: false }]);
    time += 60_000;
    expect(await times(4, () => one.take(RULE, "a"))).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
      { ok: false },
    ]);
  });

  it("is exact for shares that are no whole number of milliseconds", async () => {
    const rule = { limit: 700, windowMs: 1000 };
    const one = limiter();
    const answers = (await times(703, () => one.take(rule, "a"))) as { ok: boolean }[];
    expect(answers.filter(({ ok }) => ok)).toHaveLength(700);
  });

  it("counts each key for itself and keeps none in clear", async () => {
    const one = limiter();
    await times(4, () => one.take(RULE, "signIn:name:ada@example.org"));
    expect(await one.take(RULE, "signIn:name:ben@example.org")).toMatchObject({ ok: true });
    const kept = await test.db.select().from(rateBuckets);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/ada|ben|example|signIn/);
    await limiter("another secret").take(RULE, "signIn:name:ada@example.org");
    expect(await test.db.select().from(rateBuckets)).toHaveLength(3);
  });

  it("forgets keys that have rested, and only those", async () => {
    const one = limiter();
    await one.take(RULE, "resting");
    await one.take({ limit: 1, windowMs: 3_600_000 }, "busy");
    const [busy] = (await test.db.select().from(rateBuckets)).filter((row) => +row.fullAt > time + 10_000);
    time += 20_000;
    await one.take(RULE, "new");
    const keys = (await test.db.select().from(rateBuckets)).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys).toContain(busy?.key);
    expect(await one.take({ limit: 1, windowMs: 3_600_000 }, "busy")).toMatchObject({ ok: false });
  });

  it("rejects when the database does", async () => {
    const broken = createSharedRateLimiter({
      db: () => Promise.reject(new Error("no connection")),
      now: () => new Date(time),
      secret: "s",
    });
    await expect(broken.take(RULE, "a")).rejects.toThrow("no connection");
  });
});
