import { describe, expect, it } from "vitest";
import { durationWords, networkOf, standing, startOfNextDay, usedUpWords } from "./policy";

const NOW = new Date("2026-03-28T22:55:00Z");
const guest = { plan: "guest", limit: 5, addressDigest: "digest" } as const;
const free = { plan: "free", limit: 25, addressDigest: null } as const;

const tally = (count: number, refunded = 0, abandoned = 0) => ({ begun: count, refunded, abandoned });
const begun = (own: number, atAddress: number) => ({ own: tally(own), atAddress: tally(atAddress) });

describe("an allowance", () => {
  it.each([
    ["a guest who has used nothing", guest, begun(0, 0), 5],
    ["a guest who has used some", guest, begun(2, 2), 3],
    ["a guest whose address has less left", guest, begun(1, 18), 2],
    ["a guest whose address has nothing left", guest, begun(0, 20), 0],
    ["a guest at an address that is over its limit", guest, begun(0, 23), 0],
    ["an account", free, begun(24, 0), 1],
    ["an account that brought a guest's messages along", free, begun(28, 0), 0],
  ])("of %s leaves what it should, never less than nothing", (_whose, allowance, counted, remaining) => {
    const { limit } = allowance;
    expect(standing(allowance, counted, NOW)).toMatchObject({ remaining, limit, used: counted.own.begun });
  });

  it.each([
    ["refunded ones do not count", tally(4, 2), { used: 2, remaining: 3 }],
    ["those of dead processes do not count", tally(4, 1, 2), { used: 1, remaining: 4 }],
    ["those of dead processes count beyond the day's refunds", tally(5, 2, 3), { used: 2, remaining: 3 }],
    ["nobody begins more than messages and refunds", tally(8, 3), { used: 5, remaining: 0 }],
    ["not even where refunds were more under another plan", tally(8, 5), { used: 3, remaining: 0 }],
  ])("is used so that %s", (_what, own, expected) => {
    expect(standing(guest, { own, atAddress: own }, NOW)).toMatchObject(expected);
  });

  it("of the guests at an address has refunds of its own", () => {
    const atAddress = tally(30, 10);
    expect(standing(guest, { own: tally(0), atAddress }, NOW)).toMatchObject({ used: 0, remaining: 0 });
    const refunded = tally(25, 10);
    expect(standing(guest, { own: tally(0), atAddress: refunded }, NOW)).toMatchObject({ remaining: 5 });
  });

  it("begins anew at midnight by UTC, also where clocks change that night, and over the end of a year", () => {
    expect(standing(free, begun(1, 0), NOW).resetAt).toEqual(new Date("2026-03-29T00:00:00Z"));
    expect(startOfNextDay(new Date("2026-12-31T23:59:59.999Z"))).toEqual(new Date("2027-01-01T00:00:00Z"));
    expect(startOfNextDay(new Date("2026-05-01T00:00:00Z"))).toEqual(new Date("2026-05-02T00:00:00Z"));
  });
});

describe("the words for whoever has no message left", () => {
  it("name the plan's number, when new ones come and the ways on", () => {
    const words = usedUpWords(standing(free, begun(25, 0), NOW), NOW);
    expect(words).toContain("25 tutor messages of Free");
    expect(words).toContain("midnight UTC, in 1 hour 5 minutes");
    expect(words).toContain("built-in tutor");
    expect(words).not.toContain("account");
  });

  it("tell a guest what an account has, and whether it is the address that has none left", () => {
    const own = usedUpWords(standing(guest, begun(5, 5), NOW), NOW);
    expect(own).toContain("5 tutor messages for guests");
    expect(own).toContain("With a free account you have 25 a day");
    const shared = usedUpWords(standing(guest, begun(1, 20), NOW), NOW);
    expect(shared).toContain("Guests at your address");
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

describe("the network of an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:DB8:0:0:aaaa:bbbb:cccc:dddd", "2001:db8:0:0::/64"],
    ["2001:0db8:00a0::7", "2001:db8:a0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("differs where the networks do", () => {
    expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8:0:2::1"));
  });
});
