import { describe, expect, it } from "vitest";
import { createAttemptLimit } from "./attempt-limit";

function setUp(options: { max: number; capacity?: number }) {
  const clock = { time: 0 };
  return { clock, limit: createAttemptLimit({ windowMs: 10_000, now: () => clock.time, ...options }) };
}

describe("a limit of attempts", () => {
  it("says how many seconds to wait", () => {
    const { clock, limit } = setUp({ max: 1 });
    expect(limit.take("a")).toBe(0);
    clock.time = 4_001;
    expect(limit.take("a")).toBe(6);
    clock.time = 10_000;
    expect(limit.take("a")).toBe(0);
  });

  it("takes an attempt back", () => {
    const { limit } = setUp({ max: 1 });
    limit.take("a");
    limit.giveBack("a");
    expect([limit.take("a"), limit.take("a")]).toEqual([0, 10]);
  });

  it("refuses newcomers when it can remember no more, until the first are forgotten", () => {
    const { clock, limit } = setUp({ max: 5, capacity: 2 });
    expect([limit.take("a"), limit.take("b"), limit.take("c"), limit.take("a")]).toEqual([0, 0, 10, 0]);
    clock.time = 10_000;
    expect(limit.take("c")).toBe(0);
  });
});
