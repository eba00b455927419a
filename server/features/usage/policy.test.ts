import { describe, expect, it } from "vitest";
import { durationWords, standing, startOfNextDay, usedUpWords } from "./policy";

const NOW = new Date("2026-03-28T22:55:00Z");
const guest = { plan: "guest", limit: 5, addressDigest: "digest" } as const;
const tally = (count: number, refunded = 0, abandoned = 0) => ({ begun: count, refunded, abandoned });
const counted = (own: number, atAddress: number, around = 0) => ({
  own: tally(own),
  atPlaces: [
    { tally: tally(atAddress), share: 1 },
    { tally: tally(around), share: 10 },
  ],
});
const free = { plan: "free", limit: 25, addressDigest: null } as const;

describe("an allowance", () => {
  it.each([
    ["a guest who has used nothing", guest, counted(0, 0), 5],
    ["a guest who has used some", guest, counted(2, 2), 3],
    ["a guest whose address has less left", guest, counted(1, 18), 2],
    ["a guest whose address has nothing left", guest, counted(0, 20), 0],
    ["a guest at an address that is over its limit", guest, counted(0, 23), 0],
    ["a guest in whose wider network less is left", guest, counted(0, 1, 197), 3],
    ["a guest in whose wider network nothing is left", guest, counted(0, 0, 200), 0],
    ["an account", free, counted(24, 0), 1],
    ["an account that brought a guest's messages along", free, counted(28, 0), 0],
  ])("of %s leaves what it should, never less than nothing", (_whose, allowance, begun, remaining) => {
    const { limit } = allowance;
    expect(standing(allowance, begun, NOW)).toMatchObject({ remaining, limit, used: begun.own.begun });
  });

  it.each([
    ["refunded ones do not count", tally(4, 2), { used: 2, remaining: 3 }],
    ["those of dead processes do not count", tally(4, 1, 2), { used: 1, remaining: 4 }],
    ["those of dead processes count beyond the day's refunds", tally(5, 2, 3), { used: 2, remaining: 3 }],
    ["nobody begins more than messages and refunds", tally(8, 3), { used: 5, remaining: 0 }],
    ["not even where refunds were more under another plan", tally(8, 5), { used: 3, remaining: 0 }],
  ])("is used so that %s", (_what, own, expected) => {
    expect(standing(guest, { own, atPlaces: [{ tally: own, share: 1 }] }, NOW)).toMatchObject(expected);
  });

  it("of the guests at an address has refunds of its own", () => {
    const atPlaces = [{ tally: tally(30, 10), share: 1 }];
    expect(standing(guest, { own: tally(0), atPlaces }, NOW)).toMatchObject({ used: 0, remaining: 0 });
    const refunded = [{ tally: tally(25, 10), share: 1 }];
    expect(standing(guest, { own: tally(0), atPlaces: refunded }, NOW)).toMatchObject({ remaining: 5 });
  });

  it("begins again at midnight by UTC, also where clocks change that night, and over the end of a year", () => {
    expect(standing(free, counted(1, 0), NOW).resetAt).toEqual(new Date("2026-03-29T00:00:00Z"));
    expect(startOfNextDay(new Date("2026-12-31T23:59:59.999Z"))).toEqual(new Date("2027-01-01T00:00:00Z"));
    expect(startOfNextDay(new Date("2026-05-01T00:00:00Z"))).toEqual(new Date("2026-05-02T00:00:00Z"));
  });
});

describe("the words for anyone who has no message left", () => {
  it("name the plan's number, when new ones come and the ways on", () => {
    const words = usedUpWords(standing(free, counted(25, 0), NOW), NOW);
    expect(words).toContain("25 tutor messages of Free");
    expect(words).toContain("You get more in 1 hour 5 minutes");
    expect(words).toContain("built-in tutor");
    expect(words).not.toContain("account");
  });

  it("tell a guest what an account has, and whether it is the address that has none left", () => {
    const own = usedUpWords(standing(guest, counted(5, 5), NOW), NOW);
    expect(own).toContain("5 tutor messages for guests");
    expect(own).toContain("With a free account you have 25 a day");
    const shared = usedUpWords(standing(guest, counted(1, 20), NOW), NOW);
    expect(shared).toContain("Guests on your network");
  });

  it.each([
    [1, "1 minute"],
    [60_000, "1 minute"],
    [3_600_000, "1 hour"],
    [3_660_001, "1 hour 2 minutes"],
    [86_400_000, "24 hours"],
  ])("say %d ms as %s", (ms, words) => {
    expect(durationWords(ms)).toBe(words);
  });
});
