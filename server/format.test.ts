import { describe, expect, it } from "vitest";
import {
  formatAgo,
  formatCount,
  formatDay,
  formatLongMoment,
  formatMoment,
  formatMoney,
  formatShare,
  formatShortDay,
  formatTime,
  formatUntil,
} from "./format";

const [MINUTE, DAY] = [60_000, 86_400_000];
const AT = new Date("2026-11-28T23:05:00Z");

describe("dates, numbers and money are written in one way", () => {
  it.each([
    [formatDay(AT), "28 November 2026"],
    [formatShortDay(AT), "28 Nov 2026"],
    [formatMoment(AT), "28 Nov 2026, 23:05 UTC"],
    [formatLongMoment(AT), "Saturday, 28 November 2026 at 23:05 UTC"],
    [formatUntil(new Date(AT.getTime() + 10 * MINUTE), AT), "in a few minutes"],
    [formatUntil(new Date(AT.getTime() + 3 * 60 * MINUTE), AT), "in a few hours"],
    [formatUntil(new Date(AT.getTime() + DAY), AT), "tomorrow"],
    [formatUntil(new Date(AT.getTime() + 6 * DAY), AT), "in 6 days"],
    [formatUntil(new Date(AT.getTime() + 40 * DAY), AT), "on 7 Jan 2027"],
    [formatAgo(new Date(AT.getTime() - 10 * MINUTE), AT), "a few minutes ago"],
    [formatAgo(new Date(AT.getTime() - 3 * 60 * MINUTE), AT), "a few hours ago"],
    [formatAgo(new Date(AT.getTime() - DAY), AT), "yesterday"],
    [formatAgo(new Date(AT.getTime() - 6 * DAY), AT), "6 days ago"],
    [formatAgo(new Date(AT.getTime() - 40 * DAY), AT), "on 19 Oct 2026"],
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
