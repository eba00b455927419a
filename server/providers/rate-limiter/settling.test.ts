import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createMemoryRateLimiter } from "./memory";
import { createSettlingRateLimiter, UNSETTLED_SHARE } from "./settling";
import type { SharedRateLimiter } from "./shared";

const MINUTE = 60_000;

/** Processes on one count, which is kept where a test can look and take it away. */
function processes(count: number, { away = false } = {}) {
  const clock = { time: 1_700_000_000_000 };
  const now = () => new Date(clock.time);
  const there = createMemoryRateLimiter({ now });
  const settled = vi.fn();
  const warn = vi.fn();
  const place = { away };
  const shared: SharedRateLimiter = {
    async take({ limit, windowMs }, key, calls = 1) {
      settled(key, calls);
      if (place.away) throw new Error("no connection");
      return there.take({ limit: limit / calls, windowMs }, key);
    },
  };
  const limiters = Array.from({ length: count }, () =>
    createSettlingRateLimiter({ local: createMemoryRateLimiter({ now }), shared, now, log: { warn } }),
  );
  const ask = async (times: number, rule: { limit: number; windowMs: number }, key = "k") => {
    const all = Array.from({ length: times }, (_, at) => limiters[at % count]?.take(rule, key));
    return (await Promise.all(all)).filter((decision) => decision?.ok).length;
  };
  return { ask, clock, settled, place, warn };
}

describe("limits of several processes on one database", () => {
  it("let in no more than the limit and a tenth of it for each process, whatever comes at once", async () => {
    const limits = fc.constantFrom(10, 12, 20, 30, 60, 240, 600);
    const check = fc.asyncProperty(fc.integer({ min: 1, max: 8 }), limits, async (count, limit) => {
      const { ask } = processes(count);
      const allowed = await ask(limit * count * 2, { limit, windowMs: MINUTE });
      const batch = Math.max(1, Math.floor(limit * UNSETTLED_SHARE));
      expect(allowed).toBeLessThanOrEqual(limit + count * batch);
      expect(allowed).toBeGreaterThanOrEqual(limit - batch);
    });
    await fc.assert(check, { numRuns: 40 });
  });

  it("cost nobody a statement who stays below a tenth, and others one for each tenth", async () => {
    const { ask, settled } = processes(1);
    const rule = { limit: 600, windowMs: MINUTE };
    expect(await ask(59, rule)).toBe(59);
    expect(settled).not.toHaveBeenCalled();
    expect(await ask(1_000, rule)).toBe(541);
    expect(settled.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it("are open again when the time is over", async () => {
    const { ask, clock } = processes(2);
    const rule = { limit: 20, windowMs: MINUTE };
    await ask(100, rule);
    expect(await ask(10, rule)).toBe(0);
    clock.time += 2 * MINUTE;
    expect(await ask(100, rule)).toBeGreaterThanOrEqual(18);
  });

  it("go on in each process by itself while the database is away, bounded, and asked once a second", async () => {
    const { ask, clock, settled, place, warn } = processes(3, { away: true });
    const rule = { limit: 60, windowMs: MINUTE };
    expect(await ask(1_000, rule)).toBe(180);
    expect(settled.mock.calls.length).toBeLessThanOrEqual(3);
    expect(warn).toHaveBeenCalled();
    place.away = false;
    clock.time += 2_000;
    expect(await ask(100, rule, "another")).toBeLessThanOrEqual(78);
  });
});
