import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withCurrencySigns } from "./currency";
import { withRelationsApart } from "./relations";

const settings = { seed: 20261128, numRuns: 40 };
const some = fc.integer({ min: 1, max: 9 });
const letters = fc.constantFrom(["x", "y"], ["a", "b"], ["p", "q"]);
/** 1x is written x. */
const term = (factor: number, letter = "") => `${factor === 1 ? "" : factor}${letter}`;

describe("equations with nothing but a space between them", () => {
  const system = fc.record({ names: letters, a: some, b: some, c: some, d: some, x: some, y: some });

  it("are the system that commas make of them", () => {
    fc.assert(
      fc.property(system, ({ names, a, b, c, d, x, y }) => {
        const [one, other] = names;
        const first = `${term(a, one)}+${term(b, other)}=${a * x + b * y}`;
        const second = `${term(c, one)}-${term(d, other)}=${c * x - d * y}`;
        const [together, apart] = [`${first} ${second}`, `${first}, ${second}`];
        expect(withRelationsApart(together)).toBe(apart);
        expect(withRelationsApart(`solve ${together} for ${names.join(" and ")}`)).toBe(
          `solve ${apart} for ${names.join(" and ")}`,
        );
        expect(solve(together).latex).toBe(solve(apart).latex);
      }),
      settings,
    );
  });

  it.each([
    ["could end in several places", "2x + 3y = 12 x - y = 1"],
    ["have commas already", "x+y=5, x-y=1"],
    ["are one alone", "2x + 3 = 11"],
    ["are a chain", "2x = 3y = 12"],
    ["stand in two places of a sentence", "x+y=5 a=1 where u=2 v=3"],
  ])("are left alone where they %s", (_why, text) => {
    expect(withRelationsApart(text)).toBeNull();
  });
});

describe("a sum of money in words", () => {
  it("is one with the sign of its currency", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 1, max: 500 }), (rate, whole) => {
        const asked = (sum: string) => `whats ${rate}% tip on ${sum}`;
        expect(withCurrencySigns(asked(`${whole} dollars`))).toBe(asked(`$${whole}`));
        expect(solve(asked(`${whole} dollars`)).latex).toBe(solve(asked(`$${whole}`)).latex);
      }),
      settings,
    );
  });

  it("is no number that has nothing to do with the word", () => {
    expect(withCurrencySigns("how many dollars are 64 quarters")).toBeNull();
  });
});
