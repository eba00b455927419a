import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("the sign between two numbers", () => {
  it.each([
    ["Fill in <, >, or =: $-|4|$ ___ $-4$", "-\\left|4\\right| = -4"],
    ["Order each of the following pairs of numbers, using < or >: 0.62 ___ 0.599", "0.62 > 0.599"],
    ["Compare using <, > or =: $\\frac{3}{7}$ ___ $\\frac{4}{9}$", "\\frac{3}{7} < \\frac{4}{9}"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("agrees with crosswise products", () => {
    const part = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(part, part, part, part, (a, b, c, d) => {
        const { latex } = solve(`Fill in <, > or =: ${a}/${b} ___ ${c}/${d}`);
        const sign = a * d < c * b ? " < " : a * d > c * b ? " > " : " = ";
        expect(latex).toContain(sign);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
