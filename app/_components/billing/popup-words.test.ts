import { describe, expect, it } from "vitest";
import { popupTitle, type UsedUp, upgradeWords, usedWords, waysToMore } from "./popup-words";

const usedUp: UsedUp = { plan: "free", used: 25, limit: 25, resetAt: "2026-11-22T00:00:00.000Z", sold: true };

describe("the popup at the limit", () => {
  it("says what is used", () => {
    expect(popupTitle(usedUp)).toBe("Today’s tutor messages are used up");
    expect(usedWords(usedUp)).toBe("You have used 25 of 25.");
    expect(usedWords({ ...usedUp, plan: "plus", used: 1_000, limit: 1_000 })).toContain("1,000 of 1,000");
  });

  it("does not tell a guest of messages that others on the same connection wrote", () => {
    const words = usedWords({ ...usedUp, plan: "guest", used: 2, limit: 5 });
    expect(words).toContain("Guests on this connection");
    expect(words).not.toContain("2 of 5");
  });

  it("offers a guest an account first, Free Plus, and Plus nothing", () => {
    expect(waysToMore({ plan: "guest", sold: true })).toEqual(["account", "plus"]);
    expect(waysToMore({ plan: "free", sold: true })).toEqual(["plus"]);
    expect(waysToMore({ plan: "plus", sold: true })).toEqual([]);
  });

  it("offers no plan where none is sold", () => {
    expect(waysToMore({ plan: "guest", sold: false })).toEqual(["account"]);
    expect(waysToMore({ plan: "free", sold: false })).toEqual([]);
  });
});

describe("the popup of the upgrade button", () => {
  it("says what Plus adds and costs", () => {
    expect(popupTitle(null)).toBe("Plus: 1,000 tutor messages a day");
    expect(upgradeWords()).toContain("Free has 25. Plus costs $7.99 a month or $59.99 a year");
  });
});
