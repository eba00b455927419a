import { describe, expect, it } from "vitest";
import { endOf, isRunning, printedDay, running, secondsToKeep } from "./policy";

const promotion = {
  title: "BACK-TO-SCHOOL DEAL",
  endsOn: "2024-09-30",
  offer: { code: "SCHOOL", percentOff: 20 },
};
const lastMoment = Date.UTC(2024, 8, 30, 23, 59, 59, 999);

describe("a promotion", () => {
  it("runs through its last day and is over the moment after", () => {
    expect(isRunning(promotion, lastMoment)).toBe(true);
    expect(isRunning(promotion, lastMoment + 1)).toBe(false);
    expect(endOf(promotion)).toBe(lastMoment + 1);
  });

  it("does not run with a date that does not exist", () => {
    expect(isRunning({ title: "SALE", endsOn: "2024-13-41", offer: null }, 0)).toBe(false);
  });

  it("is null once it is over, and prints its end while it runs", () => {
    expect(running(promotion, lastMoment + 1)).toBeNull();
    expect(running(promotion, lastMoment)).toMatchObject({
      title: "BACK-TO-SCHOOL DEAL",
      endsOnLabel: "Sep 30th, 2024",
      offer: { code: "SCHOOL", percentOff: 20 },
      endsAtMs: lastMoment + 1,
    });
  });

  it("has another identity than the one after it", () => {
    const next = { ...promotion, endsOn: "2025-09-30" };
    expect(running(promotion, 0)?.id).not.toBe(running(next, 0)?.id);
  });

  it("is kept to its end and no second longer; that none runs is kept permanently", () => {
    const current = running(promotion, 0);
    expect(secondsToKeep(null, 0)).toBe(31_536_000);
    expect(secondsToKeep(current, lastMoment + 1 - 90_000_000)).toBe(90_000);
    expect(secondsToKeep(current, lastMoment - 9_998)).toBe(9);
    expect(secondsToKeep(current, lastMoment)).toBe(1);
  });
});

describe("a printed day", () => {
  it.each([
    ["2024-09-30", "Sep 30th, 2024"],
    ["2025-01-01", "Jan 1st, 2025"],
    ["2025-02-02", "Feb 2nd, 2025"],
    ["2025-03-03", "Mar 3rd, 2025"],
    ["2025-05-11", "May 11th, 2025"],
    ["2025-06-12", "Jun 12th, 2025"],
    ["2025-07-13", "Jul 13th, 2025"],
    ["2025-08-21", "Aug 21st, 2025"],
    ["2025-12-22", "Dec 22nd, 2025"],
    ["2025-10-23", "Oct 23rd, 2025"],
  ])("writes %s as %s", (day, printed) => {
    expect(printedDay(day)).toBe(printed);
  });
});
