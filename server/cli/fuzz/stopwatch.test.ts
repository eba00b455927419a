import { describe, expect, it, vi } from "vitest";
import { Stopwatch } from "./stopwatch";

describe("a stopwatch", () => {
  it("gives back what the work gives, and tells its processor time apart from the clock's", () => {
    const watch = new Stopwatch();
    for (let at = 1; at <= 100; at += 1) {
      vi.spyOn(performance, "now")
        .mockReturnValueOnce(0)
        .mockReturnValueOnce(2 * at);
      vi.spyOn(process, "cpuUsage")
        .mockReturnValueOnce({ user: 0, system: 0 })
        .mockReturnValueOnce({ user: 900 * at, system: 100 * at });
      expect(watch.time(() => at)).toBe(at);
    }
    vi.restoreAllMocks();
    expect(watch.summary()).toBe("processor p95 96.0 ms, worst 100.0 ms; clock p95 192.0 ms, worst 200.0 ms");
  });

  it("has nothing to tell where nothing was done", () => {
    expect(new Stopwatch().summary()).toContain("p95 0.0 ms");
  });
});
