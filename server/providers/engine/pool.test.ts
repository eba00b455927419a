import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { spawnCompiled } from "@/server/composition/engine/testing-thread";
import { captureLog } from "@/server/errors/testing";
import { createEnginePool, type EnginePool, type PoolOptions } from "./pool";
import type { Caller, Engine } from "./port";

const FOREVER = "loop for ever";

let spawn: PoolOptions["spawn"];
const pools: EnginePool[] = [];

beforeAll(() => {
  spawn = spawnCompiled("__fixtures__/hostile-worker.ts");
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function opened(options: Partial<PoolOptions> = {}) {
  const log = captureLog();
  const pool = createEnginePool({ workers: 2, spawn, log: log.log, deadlineMs: 300, ...options });
  pools.push(pool);
  return { pool, log };
}

const caller = (name: string, more: Partial<Caller> = {}): Caller => ({
  person: `guest:${name}`,
  isAccount: false,
  address: name,
  requestId: null,
  ...more,
});

const answerOf = async (engine: Engine, text: string): Promise<string> =>
  (await engine.run("solve", text)).answer;

/** What has come of promises, in the order in which they came. */
function inOrder(named: Readonly<Record<string, Promise<unknown>>>) {
  const order: string[] = [];
  const all = Object.entries(named).map(async ([name, promise]) => {
    await promise.catch(() => undefined);
    order.push(name);
  });
  return { order, ended: Promise.all(all) };
}

describe("a job that would never end", () => {
  it.each([FOREVER, "match for ever", "multiply for ever"])(
    "comes to the outcome of the limits, in words: %s",
    async (text) => {
      const { pool } = opened();
      const result = await pool.run("solve", text);
      expect(result.status).toBe("limit-reached");
      expect(result.reason).toMatch(/ran out of time/);
      expect(await answerOf(pool, "next")).toBe("next");
    },
  );

  it("leaves the thread that asked free to do anything else", async () => {
    const { pool } = opened();
    await pool.warm();
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    await pool.run("solve", FOREVER);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  it("is logged with its job and the request's number, and not with its text", async () => {
    const { pool, log } = opened();
    await pool.as(caller("ada", { requestId: "r-1" })).run("solve", FOREVER);
    expect(log.lines()).toMatchObject([
      { operation: "engine.solve", reason: "deadline", ms: 300, requestId: "r-1" },
    ]);
    expect(log.text()).not.toContain(FOREVER);
  });

  it("has its neighbours answered while it is still at work", async () => {
    const { pool } = opened();
    const heavy = pool.as(caller("mallory")).run("solve", FOREVER);
    const others = Promise.all(["a", "b", "c"].map((name) => answerOf(pool.as(caller(name)), name)));
    const { order, ended } = inOrder({ heavy, others });
    expect(await others).toEqual(["a", "b", "c"]);
    await ended;
    expect(order).toEqual(["others", "heavy"]);
  });
});

describe("a job that takes all memory", () => {
  it.each(["keep objects", "keep long texts", "keep large numbers", "grow one list"])(
    "costs itself its answer and nobody else: %s",
    async (text) => {
      const { pool } = opened({ deadlineMs: 20_000 });
      const heavy = pool.as(caller("mallory")).run("solve", text);
      const other = answerOf(pool.as(caller("ada")), "meanwhile");
      expect(await other).toBe("meanwhile");
      expect((await heavy).status).toBe("limit-reached");
      expect(await answerOf(pool, "next")).toBe("next");
    },
    60_000,
  );

  it("comes to the same at the end of the stack", async () => {
    const { pool } = opened();
    expect((await pool.run("solve", "call itself")).status).toBe("limit-reached");
  });
});

describe("a thread that goes wrong", () => {
  it.each(["leave", "throw later", "throw", "answer with a function"])(
    "fails the one job it had, and another takes its place: %s",
    async (text) => {
      const { pool } = opened({ deadlineMs: 5_000 });
      await expect(pool.run("solve", text)).rejects.toThrow();
      expect(await answerOf(pool, "next")).toBe("next");
      expect(await Promise.all([answerOf(pool, "a"), answerOf(pool, "b")])).toEqual(["a", "b"]);
    },
  );

  it("is tried again when it could not be started", async () => {
    let tries = 0;
    const { pool, log } = opened({
      workers: 1,
      spawn: () => {
        tries += 1;
        if (tries < 3) throw new Error("no thread to be had");
        return spawn();
      },
    });
    expect(await answerOf(pool, "patience")).toBe("patience");
    expect(log.lines()).toHaveLength(2);
  });
});

describe("the queue", () => {
  it("gives an address no more than its part of the threads", async () => {
    const { pool } = opened({ workers: 3 });
    const flood = Array.from({ length: 12 }, () => pool.as(caller("mallory")).run("solve", FOREVER));
    const { order, ended } = inOrder({
      flood: Promise.allSettled(flood),
      single: answerOf(pool.as(caller("ada")), "single"),
    });
    await ended;
    expect(order).toEqual(["single", "flood"]);
  });

  it("takes addresses in turn, and the people at one in turn", async () => {
    const { pool } = opened({ workers: 1 });
    await pool.warm();
    const asked: [string, Caller][] = [
      ["first", caller("x")],
      ...["m1", "m2", "m3"].map((text): [string, Caller] => [text, caller("mallory")]),
      ["class-1", caller("ben", { address: "school" })],
      ["class-2", caller("ben", { address: "school" })],
      ["class-3", caller("eve", { address: "school" })],
    ];
    const { order, ended } = inOrder(
      Object.fromEntries(asked.map(([text, by]) => [text, answerOf(pool.as(by), text)])),
    );
    await ended;
    expect(order).toEqual(["first", "m1", "class-1", "m2", "class-3", "m3", "class-2"]);
  });

  it("refuses what one person has waiting beyond a bound, and says when to come again", async () => {
    const { pool } = opened({ workers: 1, deadlineMs: 2_000 });
    const running = pool.as(caller("ada")).run("solve", FOREVER);
    const flood = Array.from({ length: 60 }, () => answerOf(pool.as(caller("mallory")), "x"));
    const mine = answerOf(pool.as(caller("ada")), "mine");
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(60 - 32);
    expect(refused[0]).toMatchObject({ reason: { code: "SERVER_BUSY", retryAfterSeconds: 3 } });
    expect(await mine).toBe("mine");
    await running;
  });

  it("lets go of what nobody waits for any more", async () => {
    const { pool } = opened({ workers: 1 });
    const running = pool.run("solve", FOREVER);
    const gone = new AbortController();
    const waiting = pool.run("solve", FOREVER, gone.signal);
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await running;
    expect(await answerOf(pool, "next")).toBe("next");
  });

  it("refuses all that waits when it closes", async () => {
    const { pool } = opened({ workers: 1, deadlineMs: 60_000 });
    const jobs = ["loop for ever", "a", "b"].map((text) => pool.run("solve", text));
    const outcomes = Promise.allSettled(jobs);
    await pool.warm();
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await expect(pool.run("solve", "late")).rejects.toMatchObject({ code: "SERVER_BUSY" });
  });
});

describe("work", () => {
  it("is counted in time, and each call of a batch by itself", async () => {
    let time = 0;
    const allowance = { guest: 1_000, account: 2_000, address: 60_000 };
    const { pool } = opened({ now: () => time, allowance, deadlineMs: 250 });
    const mallory = pool.as(caller("mallory"));
    const batch = Array.from({ length: 8 }, () => mallory.run("solve", FOREVER));
    const outcomes = await Promise.allSettled(batch);
    const worked = outcomes.filter(({ status }) => status === "fulfilled");
    expect(worked).toHaveLength(5);
    expect(outcomes.at(-1)).toMatchObject({
      reason: { code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) },
    });
    expect(await answerOf(pool.as(caller("ada")), "another person")).toBe("another person");
    time += 60_000;
    expect(await answerOf(mallory, "a minute later")).toBe("a minute later");
  }, 60_000);
});
