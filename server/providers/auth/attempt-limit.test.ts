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

  it("refuses nobody because others fill the memory: what was used longest ago is forgotten", () => {
    const { take } = setUp({ limit: 1, capacity: 2 });
    for (let n = 0; n < 100; n += 1) expect(take(`made-up-${n}`)).toEqual({ ok: true });
    expect([take("made-up-99").ok, take("made-up-0").ok]).toEqual([false, true]);
  });

  it("lets through one more for each part of the time that passes", () => {
    const { clock, take } = setUp({ limit: 5 });
    const taken = () => [1, 2, 3, 4, 5, 6].filter(() => take("a").ok).length;
    expect(taken()).toBe(5);
    clock.time = 2_000;
    expect(taken()).toBe(1);
  });
});
