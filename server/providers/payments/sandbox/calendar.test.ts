import { describe, expect, it } from "vitest";
import { addMonths, periodEnd } from "./calendar";

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

/** The first ends of periods that begin at an anchor. */
function ends(anchor: string, interval: "month" | "year", count: number): string[] {
  const found: string[] = [];
  let start = at(anchor);
  for (let i = 0; i < count; i += 1) {
    start = periodEnd(at(anchor), start, interval);
    found.push(iso(start));
  }
  return found;
}

describe("addMonths", () => {
  it("keeps the day and the time of day", () => {
    expect(iso(addMonths(at("2026-01-15T23:59:59Z"), 1))).toBe("2026-02-15T23:59:59Z");
  });

  it("takes the last day of a month that is too short", () => {
    expect(iso(addMonths(at("2026-01-31T08:00:00Z"), 1))).toBe("2026-02-28T08:00:00Z");
    expect(iso(addMonths(at("2028-01-31T08:00:00Z"), 1))).toBe("2028-02-29T08:00:00Z");
    expect(iso(addMonths(at("2028-02-29T08:00:00Z"), 12))).toBe("2029-02-28T08:00:00Z");
  });

  it("crosses the end of a year", () => {
    expect(iso(addMonths(at("2026-12-31T00:00:00Z"), 2))).toBe("2027-02-28T00:00:00Z");
  });
});

describe("periodEnd", () => {
  it("comes back to the 31st after a short month", () => {
    expect(ends("2026-01-31T10:00:00Z", "month", 5)).toEqual([
      "2026-02-28T10:00:00Z",
      "2026-03-31T10:00:00Z",
      "2026-04-30T10:00:00Z",
      "2026-05-31T10:00:00Z",
      "2026-06-30T10:00:00Z",
    ]);
  });

  it("comes back to 29 February in the next leap year", () => {
    expect(ends("2028-02-29T10:00:00Z", "year", 4)).toEqual([
      "2029-02-28T10:00:00Z",
      "2030-02-28T10:00:00Z",
      "2031-02-28T10:00:00Z",
      "2032-02-29T10:00:00Z",
    ]);
  });

  it("is the first such moment, however long ago the anchor is", () => {
    const anchor = at("2020-03-31T10:00:00Z");
    expect(iso(periodEnd(anchor, at("2031-02-28T10:00:00Z"), "month"))).toBe("2031-03-31T10:00:00Z");
    expect(iso(periodEnd(anchor, at("2031-02-28T09:59:59Z"), "month"))).toBe("2031-02-28T10:00:00Z");
  });
});
