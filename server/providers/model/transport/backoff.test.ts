import { describe, expect, it } from "vitest";
import { retryAfterMs, waitBeforeNext } from "./backoff";

const NOW = Date.parse("2026-03-01T12:00:00Z");

describe("the wait before another try", () => {
  it.each([
    [1, 0, 250],
    [1, 1, 500],
    [2, 0, 500],
    [2, 1, 1000],
    [9, 1, 8000],
  ])("after try %i with chance %d is %i ms", (failed, random, ms) => {
    expect(waitBeforeNext({ failed, askedMs: undefined, random })).toBe(ms);
  });

  it("is never shorter than the vendor asks", () => {
    expect(waitBeforeNext({ failed: 1, askedMs: 3000, random: 0 })).toBe(3000);
    expect(waitBeforeNext({ failed: 2, askedMs: 10, random: 1 })).toBe(1000);
  });

  it("is none at all when the vendor asks for longer than a student waits", () => {
    expect(waitBeforeNext({ failed: 1, askedMs: 8001, random: 0 })).toBeNull();
  });
});

describe("what a vendor asks for", () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ "retry-after": "2" }, 2000],
    [{ "retry-after": " 0 " }, 0],
    [{ "retry-after": "Sun, 01 Mar 2026 12:00:07 GMT" }, 7000],
    [{ "retry-after": "Sun, 01 Mar 2026 11:00:00 GMT" }, 0],
    [{ "retry-after": "9", "retry-after-ms": "120.5" }, 120.5],
    [{ "retry-after": "9", "retry-after-ms": "soon" }, 9000],
    [{ "retry-after": "later" }, undefined],
    [{}, undefined],
  ])("in %o is %s ms", (headers, ms) => {
    expect(retryAfterMs(headers, NOW)).toBe(ms);
  });
});
