import { describe, expect, it } from "vitest";
import { FLUSH_MS, untilFlush } from "./flush-interval";

describe("the flush", () => {
  it("is the same for all replies of the process, whenever they look", () => {
    const flushes = [0.1, 1, 77.7, FLUSH_MS - 0.1].map((now) => now + untilFlush(now));
    for (const flush of flushes) expect(Math.floor((flush - 1) / FLUSH_MS)).toBe(1);
    expect(Math.max(...flushes) - Math.min(...flushes)).toBeLessThanOrEqual(1);
  });

  it("is never past, and never further away than its length", () => {
    for (let now = 0; now < 3 * FLUSH_MS; now += 0.37) {
      expect(untilFlush(now)).toBeGreaterThan(0);
      expect(untilFlush(now)).toBeLessThanOrEqual(FLUSH_MS + 1);
    }
  });
});
