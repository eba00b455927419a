import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referralCodeOf } from "@/server/features/account/policy";
import { BINDING_DAYS } from "./constants";
import { type Asked, codeOfFirstEntry, linkOf, refusalOf } from "./policy";

describe("the code in a first entry", () => {
  it.each([
    ["as it is handed on", "/?c=7K3M9P2Q4R"],
    ["before other parameters", "/?c=7K3M9P2Q4R&utm_source=mail&c=0000000000"],
    ["before a fragment", "/?c=7K3M9P2Q4R#top"],
    ["in small letters", "/?c=7k3m9p2q4r"],
    ["percent-encoded", "/?c=%37K3M9P2Q4%52"],
    ["with a broken escape behind it", "/?c=7K3M9P2Q4R&x=%E0%A4%A"],
    ["in groups", "/?c=7K3-M9P-2Q4R"],
    ["with spaces around it", "/?c=+7K3M9P2Q4R%20"],
    ["with the full stop of the sentence", "/?c=7K3M9P2Q4R."],
    ["in brackets and with an invisible space", "/?c=(7K3M9%E2%80%8BP2Q4R)"],
  ])("is read %s", (_how, firstEntry) => {
    expect(codeOfFirstEntry(firstEntry)).toBe("7K3M9P2Q4R");
  });

  it("is read with look-alikes as the digits they stand for", () => {
    expect(codeOfFirstEntry("/?c=oOiIlL0011")).toBe("0011110011");
  });

  it.each([
    "",
    "/",
    "/?c=",
    "/?c=&c=7K3M9P2Q4R",
    "/?c=7K3M9P2Q4",
    "/?c=7K3M9P2Q4RR",
    "/?c=7K3M9P2Q4U",
    "/?c=7K3M9P2Q4%00",
    "/?c=7K3M9P2Q4ſ",
    "/?c=' or 1=1 --",
    "/?c=<script>",
    "/?c[]=7K3M9P2Q4R",
    "/?d=7K3M9P2Q4R",
    "/?x=1&c=7K3M9P2Q4R",
    "~/?c=7K3M9P2Q4R",
    "https://classmate.example/?c=7K3M9P2Q4R",
    `/?c=${"7".repeat(1_000)}`,
  ])("is none in %j", (firstEntry) => {
    expect(codeOfFirstEntry(firstEntry)).toBeNull();
  });

  it("is found again in every link that is handed on", () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        const code = referralCodeOf(id);
        const { pathname, search } = new URL(linkOf("https://classmate.example", code));
        expect(codeOfFirstEntry(pathname + search)).toBe(code);
      }),
      { seed: 1 },
    );
  });

  it("is a plain code or none, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        expect(codeOfFirstEntry(`/?c=${text}`) ?? "0000000000").toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      }),
      { seed: 1 },
    );
  });
});

describe("an account", () => {
  const SIGNED_UP = new Date("2026-03-01T10:00:00Z");
  const later = (ms: number) => new Date(SIGNED_UP.getTime() + ms);
  const asked = (changes: Partial<Asked> = {}): Asked => ({
    newcomerId: "ada",
    referrerId: "ben",
    signedUpAt: SIGNED_UP,
    now: SIGNED_UP,
    brought: false,
    wouldCircle: false,
    samePerson: false,
    madeAgain: false,
    ...changes,
  });

  it("may be bound to someone else", () => {
    expect(refusalOf(asked())).toBeNull();
  });

  it("is not bound to itself, twice, to one it brought, or as the second of one person", () => {
    expect(refusalOf(asked({ referrerId: "ada" }))).toBe("oneself");
    expect(refusalOf(asked({ samePerson: true }))).toBe("oneself");
    expect(refusalOf(asked({ madeAgain: true }))).toBe("again");
    expect(refusalOf(asked({ brought: true }))).toBe("taken");
    expect(refusalOf(asked({ wouldCircle: true }))).toBe("mutual");
  });

  it("may be bound up to the last moment of its days, and not a moment longer", () => {
    const last = BINDING_DAYS * 24 * 60 * 60 * 1000;
    expect(refusalOf(asked({ now: later(last) }))).toBeNull();
    expect(refusalOf(asked({ now: later(last + 1) }))).toBe("late");
  });
});
