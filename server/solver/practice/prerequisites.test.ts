import { describe, expect, it } from "vitest";
import { findSkill, SKILLS } from "./skills";
import KINDS from "./traits.json";

/** Rules that say something of a skill: a single one is in almost everything. */
const RULES_MIN = 2;

/** Skills whose rules others contain without coming after them, and why. */
const NOT_BEFORE: Readonly<Record<string, string>> = {
  "solve-for-letter": "It takes the same steps with letters in place of numbers, and is learnt after those.",
  "add-negatives": "Only the harder calculations with several operations have numbers below zero.",
  "powers-of-numbers": "Only the harder calculations with several operations have powers.",
  "add-fractions": "An amount is changed by a percent with decimals as well as with fractions.",
  "subtract-fractions": "An amount is changed by a percent with decimals as well as with fractions.",
  "distribute-twice": "Sums of polynomials are added with a minus before a bracket at most.",
  "quadratic-leading":
    "Its first number changes how the left side is factored, not how the equation is solved.",
  "fraction-answers": "It is about how the answer is written.",
  "angle-sums": "A missing angle and a missing side are found by the same equation, from other figures.",
  "rectangle-area": "An amount in two units is multiplied as an area is, and has nothing to do with one.",
};

/** What a skill's problems are worked by. */
function rulesOf(id: string): ReadonlySet<string> {
  const kinds = (KINDS as Readonly<Record<string, readonly string[]>>)[id] ?? [];
  return new Set(kinds.flatMap((kind) => kind.split(" ")).filter((trait) => !/^(?:asks|has):/.test(trait)));
}

function prerequisitesOf(id: string): ReadonlySet<string> {
  const after = findSkill(id)?.after ?? [];
  return new Set(after.flatMap((each) => [each, ...prerequisitesOf(each)]));
}

describe("a skill whose rules contain another's", () => {
  it("comes after it, or it is said why not", () => {
    const pairs = SKILLS.flatMap(({ id }) =>
      SKILLS.filter((other) => {
        const [all, some] = [rulesOf(id), rulesOf(other.id)];
        return some.size >= RULES_MIN && all.size > some.size && [...some].every((rule) => all.has(rule));
      }).map((other) => [id, other.id] as const),
    );
    expect(pairs.length).toBeGreaterThan(30);
    const astray = pairs.filter(([id, other]) => !prerequisitesOf(id).has(other) && !(other in NOT_BEFORE));
    expect(astray).toEqual([]);
    const excused = new Set(
      pairs.filter(([id, other]) => !prerequisitesOf(id).has(other)).map(([, other]) => other),
    );
    expect([...excused].sort()).toEqual(Object.keys(NOT_BEFORE).sort());
  });
});
