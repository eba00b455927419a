import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("numbers in order of size", () => {
  it.each([
    [
      "Write the numbers in order from least to greatest: $0.41,\\frac{3}{8},\\frac{2}{5}$",
      "\\frac{3}{8},\\ \\frac{2}{5},\\ 0.41",
    ],
    ["Arrange in descending order: -2, 3.5, -2.25, 0", "3.5,\\ 0,\\ -2,\\ -2.25"],
    ["Sort 7, -4, 5 in ascending order", "-4,\\ 5,\\ 7"],
    ["Sort 2/3, -40, 0.6", "-40,\\ 0.6,\\ \\frac{2}{3}"],
    [
      "Order the fractions from smallest to largest: $\\frac{2}{3},\\frac{5}{9},\\frac{4}{7}$",
      "\\frac{5}{9},\\ \\frac{4}{7},\\ \\frac{2}{3}",
    ],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("keeps every number and leaves none out of order", () => {
    const list = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(list, (numbers) => {
        const { latex } = solve(`Sort ${numbers.join(", ")} in ascending order`);
        expect(latex.split(",\\ ").map(Number)).toEqual([...numbers].sort((a, b) => a - b));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
