import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("the number asked for among several", () => {
  it.each([
    ["What is the closest to 0.4 in -1, 3/8, 2?", "3/8"],
    ["Which is the nearest to -2? (a) -1/2 (b) -3 (c) 4", "b"],
    ["What is the second biggest value in 3, 1/3, -5, 0.5?", "0.5"],
    ["Which is the smallest value? (a) 0.25 (b) -1/7 (c) 3", "b"],
    ["Which is greater: 5/9 or 0.55?", "5/9"],
    ["Which is smaller: -4 or -3.9?", "−4"],
    ["Is 5/8 equal to 0.625?", "yes"],
    ["Is 3 at least as big as 7/2?", "no"],
    ["Are 6 and -6 unequal?", "yes"],
    ["Is 7 < 7?", "no"],
    ["Let h = 4 - 1. Let i = 5 - 4.5. Which is smaller: h or i?", "i"],
    ["Let q = 9 - 7. Sort 5, q, -1 in descending order.", "5, q, −1"],
    ["Determine whether the equation is a proportion: $\\frac{6}{9}=\\frac{14}{21}$", "yes"],
  ])("%s", (text, said) => {
    const result = solve(text);
    expect(result.answer).toBe(said);
    expect(result.verification).toBe("verified");
  });

  it("abstains where two numbers are equally near", () => {
    expect(solve("What is the closest to 2 in 1, 3, 9?").status).toBe("unsupported");
  });

  it("finds every rank of a list", () => {
    const list = fc.uniqueArray(fc.integer({ min: -900, max: 900 }), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(list, (numbers) => {
        const sorted = [...numbers].sort((a, b) => b - a);
        const third = solve(`What is the third biggest value in ${numbers.join(", ")}?`);
        expect(Number(third.answer.replace("−", "-"))).toBe(sorted[2]);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
