import { describe, expect, it } from "vitest";
import { createAttemptLimiter } from "./attempt-limit";

function setUp({ limit, capacity }: { limit: number; capacity?: number }) {
  const clock = { time: 0 };
  const limiter = createAttemptLimiter({ now: () => clock.time, ...(capacity && { capacity }) });
  return { clock, take: (key: string) => limiter.take({ limit, windowMs: 10_000 }, key) };
}

const refused = (retryAfterMs: number) => ({ ok: false, retryAfterMs });

describe("a limit of attempts", () => {
  it("says how long to wait", () => {
    const { clock, take } = setUp({ limit: 1 });
    expect(take("a")).toEqual({ ok: true });
    clock.time = 4_001;
    expect(take("a")).toEqual(refused(5_999));
    clock.time = 10_000;
    expect(take("a")).toEqual({ ok: true });
  });

  it("locks nobody out because the clock was put back", () => {
    const { clock, take } = setUp({ limit: 1 });
    clock.time = 86_400_000;
    expect(take("a")).toEqual({ ok: true });
    clock.time = 0;
    expect(take("a")).toEqual({ ok: true });
    expect(take("a")).toEqual(refused(10_000));
  });

  it("counts each key by itself", () => {
    const { take } = setUp({ limit: 1 });
    expect([take("a"), take("b"), take("a")]).toEqual([{ ok: true }, { ok: true }, refused(10_000)]);
  });

  it("refuses newcomers when it can remember no more, until the first are forgotten", () => {
    const { clock, take } = setUp({ limit: 5, capacity: 2 });
    expect([take("a"), take("b"), take("c"), take("a")].map(({ ok }) => ok)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    clock.time = 10_000;
    expect(take("c")).toEqual({ ok: true });
  });
});
