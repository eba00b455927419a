import { describe, expect, it } from "vitest";
import { phraseAt, TABLES_BY_FIELD } from "./lexicon";
import { slipOf } from "./spelling";

describe("the lexicon", () => {
  it("names every concept in one table only", () => {
    const names = Object.values(TABLES_BY_FIELD).flatMap((table) => Object.keys(table));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("gives every phrase one meaning", () => {
    const meanings = new Map<string, string[]>();
    for (const table of Object.values(TABLES_BY_FIELD))
      for (const [concept, variants] of Object.entries(table))
        for (const phrase of new Set(variants.split("|")))
          meanings.set(phrase, [...(meanings.get(phrase) ?? []), concept]);
    expect([...meanings].filter(([, concepts]) => concepts.length > 1)).toEqual([]);
  });

  it("finds the longest phrase, articles inside it aside", () => {
    expect(phraseAt(["find", "the", "roots", "of"], 0)).toMatchObject({ concept: "roots", length: 3 });
    expect(phraseAt(["completing", "the", "square"], 0)).toMatchObject({
      concept: "completing-square",
      length: 3,
    });
  });
});

describe("a slip of the pen", () => {
  it.each([
    ["factorsie", "factorise", "swap"],
    ["derivatve", "derivative", "letter"],
    ["simplifyy", "simplify", "letter"],
    ["dimes", "times", null],
    ["cat", "cut", null],
    ["integral", "integral", null],
  ] as const)("%s for %s: %s", (typed, word, slip) => {
    expect(slipOf(typed, word)).toBe(slip);
  });
});
