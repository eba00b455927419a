import { describe, expect, it } from "vitest";
import { type Hold, ownMs } from "./holds";

const hold = (told: Partial<Hold>): Hold => ({
  ...{ at: 0, ms: 100, names: [], ranMs: 0, waitMs: 0, siblingWaitMs: 0, gcMs: 0, dbMs: 0, load: 1 },
  ...told,
});

describe("a hold's own time", () => {
  it("is all of it where the processors were free, whether it was computed or slept", () => {
    expect(ownMs(hold({ ranMs: 100 }))).toBe(100);
    expect(ownMs(hold({ ranMs: 20, gcMs: 80 }))).toBe(100);
    expect(ownMs(hold({ ranMs: 5, dbMs: 95 }))).toBe(100);
  });

  it("is without the time in which this thread, or one that it slept for, was kept from running", () => {
    expect(ownMs(hold({ ranMs: 40, waitMs: 60 }))).toBe(40);
    expect(ownMs(hold({ ranMs: 10, gcMs: 90, siblingWaitMs: 70 }))).toBe(30);
    expect(ownMs(hold({ ranMs: 10, waitMs: 30, siblingWaitMs: 500 }))).toBe(10);
  });

  it("is never less than what was computed, nor than what the database took", () => {
    expect(ownMs(hold({ ranMs: 100, siblingWaitMs: 100 }))).toBe(100);
    expect(ownMs(hold({ ranMs: 5, dbMs: 95, siblingWaitMs: 100 }))).toBe(95);
  });
});
