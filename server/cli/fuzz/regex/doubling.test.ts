import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { solve } from "@/server/solver/solve";
import { collectPatterns, recordPatterns } from "./collect";
import { foundBy } from "./count-steps";
import { doublingPump } from "./doubling";
import { literalsIn, type Pattern } from "./literals";

const written = (pattern: RegExp): Pattern => ({
  source: pattern.source,
  flags: pattern.flags,
  from: "here",
});
/** Put together, so that nobody takes it for one of the product's. */
const built = (source: string): Pattern => written(new RegExp(source));

describe("the search for expressions", () => {
  it("finds what is written down, and takes no division, comment, string or markup for one", () => {
    const text = [
      "const a = /one[/]\\/x/gi; // no /comment/",
      'const b = 4 / 2 / 1; /* nor /this/ */ const c = "a /string/ too";',
      "if (/two/.test(a)) return /three/u;",
      "const d = <p title={x}>don't / or</p>; const e = `a $" + "{f(/four/)} b`;",
    ].join("\n");
    expect(literalsIn(text, "x.ts").map(({ source, flags }) => `${source} ${flags}`)).toEqual([
      "one[/]\\/x gi",
      "two ",
      "three u",
      "four ",
    ]);
  });

  it("finds what a module puts together", async () => {
    const found = await recordPatterns(async () => new RegExp(["a", "b"].join("|"), "i"));
    expect(found).toEqual([{ source: "a|b", flags: "i", from: "put together" }]);
  });
});

describe("the count of steps", () => {
  it.each([
    "(?:a+)+$",
    "^(?:a|a)*$",
    "^(?:(?:if|given|find|given) )*$",
    "(\\w+\\s?)+:",
    "(?: and then| then| and)* now",
    "^(?:(?<one>a|b|ab)+)+c",
    "^(?=(?:a*)*b)",
    "(?<!(?:x+)+y)z",
  ])("tells that the work for %s doubles", (source) => {
    expect(doublingPump(built(source))).not.toBeNull();
  });

  it.each([
    "^a+$",
    "\\d{1,3}(?:,\\d{3})*",
    "[a-z]+@[a-z]+\\.com",
    "^(?:a|b)*c",
    "(?:[a-z]+ )*now",
    "\\w+\\s*\\w+\\s*=",
  ])("tells that the work for %s does not", (source) => {
    expect(doublingPump(built(source))).toBeNull();
  });

  it.each([
    [/(\w+) \1/g, "so so good good day"],
    [/(?<!a)b{2,3}?(?=c|$)|[^x]\u{1d465}/gu, "bbc abb bbb \u{1d465}\u{1d465} y\u{1d465}"],
    [/^\s*[A-Z]\.\B|\bz\b$/gim, "a.b\nZ\n c. z"],
  ])("finds what %s finds", (expression, text) => {
    const { source, flags } = expression;
    const everywhere = [...text.matchAll(expression)].map(([found]) => found);
    expect(foundBy({ source, flags, from: "here" }, text)).toEqual(everywhere);
  });
});

describe("the product's expressions", () => {
  it("are all read in a number of steps that grows with the text, or with a power of it", async () => {
    const together = await recordPatterns(() => import("@/server/solver/problem/read"));
    const patterns = [...collectPatterns(process.cwd()), ...together];
    expect(patterns.length).toBeGreaterThan(1000);
    expect(patterns.filter((pattern) => doublingPump(pattern) !== null)).toEqual([]);
  });

  it.each(["If sin t = 3/5, find cos t given ", "log(x) = 2 and then ", "and then "])(
    "do not keep a problem that says the same small words very often: %s",
    (text) => {
      const words = /\w+ (?:then )?$/.exec(text)?.[0] ?? "";
      expect(solve(`${text}${words.repeat(60)}qq`, DEFAULT_LIMITS).status).toBe("unsupported");
    },
  );
});
