import { describe, expect, it } from "vitest";
import {
  formatCount,
  formatDay,
  formatLongMoment,
  formatMoment,
  formatMoney,
  formatShare,
  formatShortDay,
  formatTime,
} from "./format";

const AT = new Date("2026-11-28T23:05:00Z");

describe("dates, numbers and money are written in one way", () => {
  it.each([
    [formatDay(AT), "28 November 2026"],
    [formatShortDay(AT), "28 Nov 2026"],
    [formatMoment(AT), "28 Nov 2026, 23:05 UTC"],
    [formatLongMoment(AT), "Saturday, 28 November 2026 at 23:05 UTC"],
    [formatTime(AT, "UTC"), "23:05"],
    [formatTime(AT, "Asia/Tokyo"), "08:05"],
    [formatCount(0), "0"],
    [formatCount(1_500), "1,500"],
    [formatShare(0.8536), "85.3%"],
    [formatShare(0.9999), "99.9%"],
    [formatShare(0.0001), "0.1%"],
    [formatShare(1), "100.0%"],
    [formatShare(0), "0.0%"],
    [formatMoney(799), "$7.99"],
    [formatMoney(-2_000, "USD"), "-$20.00"],
    [formatMoney(1_500, "jpy"), "¥1,500"],
  ])("%s", (written, expected) => expect(written).toBe(expected));
});
