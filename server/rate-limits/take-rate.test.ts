import { describe, expect, it } from "vitest";
import type { Logger } from "@/server/providers/logging/port";
import type { RateLimiter } from "@/server/providers/rate-limiter/port";
import { createMemoryRateLimiter } from "../providers/rate-limiter/memory";
import type { Scope } from "../session/scope";
import { RATE_LIMITS } from "./rate-limits";
import { takeRate, takeRateOfName } from "./take-rate";

const RULE = { limit: 3, windowMs: 3000 };
const SILENT: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function clock() {
  let time = 0;
  const pass = (ms: number) => {
    time += ms;
  };
  return { now: () => new Date(time), pass };
}

const take = (limiter: RateLimiter, key: string) => limiter.take(RULE, key);

describe("the limiter in memory", () => {
  it("lets so many through at once, then says how long to wait", () => {
    const limiter = createMemoryRateLimiter(clock());
    expect([take(limiter, "a"), take(limiter, "a"), take(limiter, "a")]).toEqual([
      { ok: true, remaining: 2 },
      { ok: true, remaining: 1 },
      { ok: true, remaining: 0 },
    ]);
    expect(take(limiter, "a")).toEqual({ ok: false, retryAfterMs: 1000 });
  });

  it("gives back one call per share of the window and never more than the limit", () => {
    const time = clock();
    const limiter = createMemoryRateLimiter(time);
    for (let call = 0; call < 3; call += 1) take(limiter, "a");
    time.pass(1000);
    expect([take(limiter, "a"), take(limiter, "a")]).toMatchObject([{ ok: true }, { ok: false }]);
    time.pass(60_000);
    const after = [1, 2, 3, 4].map(() => take(limiter, "a"));
    expect(after).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: false }]);
  });

  it("locks nobody out when the clock ran ahead and is put back", () => {
    const time = clock();
    time.pass(24 * 3_600_000);
    const limiter = createMemoryRateLimiter({ ...time, keysMax: 2 });
    for (let call = 0; call < 4; call += 1) take(limiter, "a");
    take(limiter, "b");
    time.pass(-24 * 3_600_000);
    const after = [1, 2, 3, 4].map(() => take(limiter, "a"));
    expect(after).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: false }]);
    expect(take(limiter, "c")).toMatchObject({ ok: true });
  });

  it("counts each key for itself", () => {
    const limiter = createMemoryRateLimiter(clock());
    for (let call = 0; call < 4; call += 1) take(limiter, "a");
    expect(take(limiter, "b")).toMatchObject({ ok: true });
  });

  it("refuses new keys when it is full of busy ones, and takes them again when those have rested", () => {
    const time = clock();
    const limiter = createMemoryRateLimiter({ ...time, keysMax: 2 });
    take(limiter, "a");
    take(limiter, "b");
    expect(take(limiter, "c")).toMatchObject({ ok: false });
    expect(take(limiter, "a")).toMatchObject({ ok: true });
    time.pass(5000);
    expect(take(limiter, "c")).toMatchObject({ ok: true });
  });
});

describe("a named limit", () => {
  const guest = (guestId: string) => ({ kind: "guest", guestId }) as Scope;
  const broken: RateLimiter = { take: () => Promise.reject(new Error("no connection")) };
  const deps = () => ({ limiter: createMemoryRateLimiter(clock()), sharedLimiter: broken, log: SILENT });
  const sharing = () => ({ limiter: broken, sharedLimiter: createMemoryRateLimiter(clock()), log: SILENT });
  const many = async (count: number, call: (index: number) => Promise<void>) => {
    for (let index = 0; index < count; index += 1) await call(index);
  };

  it("stops a person, and nobody else at the same address", async () => {
    const its = deps();
    const call = (id: string) => takeRate(its, "solve", { scope: guest(id), address: "10.0.0.1" });
    await many(RATE_LIMITS.solve.scope.limit, () => call("one"));
    await expect(call("one")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 1 });
    await call("two");
  });

  it("stops an address that comes as a new guest every time", async () => {
    const its = deps();
    const call = (index: number) =>
      takeRate(its, "solve", { scope: guest(`g${index}`), address: "10.0.0.1" });
    await many(RATE_LIMITS.solve.address.limit, call);
    await expect(call(-1)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("stops a network of IPv6 addresses whose parts are each below their own limit", async () => {
    const its = sharing();
    const call = (index: number) =>
      takeRate(its, "signUp", { scope: null, address: `2001:db8:1:${index.toString(16)}::` });
    const { limit } = RATE_LIMITS.signUp.address;
    await many(10 * limit, (index) => call(index % 11));
    await expect(call(0xffff)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await takeRate(its, "signUp", { scope: null, address: "2001:db8:2:1::" });
  });

  it("stops one who tries passwords on one name, counting where all processes count", async () => {
    const its = sharing();
    const attempt = () => takeRateOfName(its, "signIn", { name: "ada@example.org", address: "10.0.0.1" });
    await many(RATE_LIMITS.signIn.scope.limit, attempt);
    await expect(attempt()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it.each([
    ["in this process", "api", { ...deps(), limiter: broken }],
    ["for all processes", "signIn", deps()],
  ] as const)("stays shut when the limiter that counts %s fails", async (_where, name, its) => {
    const call = takeRate(its, name, { scope: null, address: "10.0.0.1" });
    await expect(call).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
