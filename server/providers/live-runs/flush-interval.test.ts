import { describe, expect, it } from "vitest";
import { BEAT_MS, untilFlush } from "./flush-interval";

describe("the beat", () => {
  it("is the same for all replies of the process, whenever they look", () => {
    const beats = [0.1, 1, 77.7, BEAT_MS - 0.1].map((now) => now + untilFlush(now));
    for (const beat of beats) expect(Math.floor((beat - 1) / BEAT_MS)).toBe(1);
    expect(Math.max(...beats) - Math.min(...beats)).toBeLessThanOrEqual(1);
  });

  it("is never past, and never further away than its length", () => {
    for (let now = 0; now < 3 * BEAT_MS; now += 0.37) {
      expect(untilFlush(now)).toBeGreaterThan(0);
      expect(untilFlush(now)).toBeLessThanOrEqual(BEAT_MS + 1);
    }
  });
});
