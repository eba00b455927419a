import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("factoring with fractional and negative exponents", () => {
  it.each([
    ["4x(x + 5)^{-\\frac{1}{3}} + 3(x + 5)^{\\frac{2}{3}}", "(x + 5)^{-\\frac{1}{3}}(7x + 15)"],
    ["y^{\\frac{5}{2}} - 9y^{\\frac{1}{2}}", "y^{\\frac{1}{2}}(y + 3)(y - 3)"],
    ["2a^{-\\frac{1}{2}} + 6a^{\\frac{1}{2}}", "2a^{-\\frac{1}{2}}(3a + 1)"],
  ])("takes the lowest power out of %s", (expression, latex) => {
    const result = solve(`Factor $${expression}$`);
    expect(result).toMatchObject({ latex, verification: "verified" });
    expect(result.steps[0]?.rule).toBe("take-out-lowest-power");
  });

  it("works for any sum of two such powers", () => {
    const digit = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(digit, digit, digit, fc.constantFrom(2, 3, 5), (a, b, c, q) => {
        const text = `Factor $${a}z(z + ${c})^{-\\frac{1}{${q}}} + ${b}(z + ${c})^{\\frac{${q - 1}}{${q}}}$`;
        expect(solve(text).verification).toBe("verified");
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it.each(["x^{\\frac{1}{2}} + x^{\\frac{1}{3}}", "(x + 1)^{\\frac{1}{2}} + x"])(
    "leaves %s alone",
    (expression) => {
      expect(solve(`Factor $${expression}$`).status).toBe("unsupported");
    },
  );

  it("reads a story that hands over its polynomial", () => {
    const story =
      "A stone falls from a cliff. Its height after $t$ seconds is given by the trinomial $-5t^2 + 10t + 15$. Completely factor the trinomial.";
    expect(solve(story)).toMatchObject({ latex: "-5(t + 1)(t - 3)" });
  });
});
