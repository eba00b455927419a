import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("partial fractions", () => {
  it.each([
    [
      "Find the partial fraction decomposition of $\\frac{7x-1}{x^2-x-6}$.",
      "\\frac{4}{x - 3} + \\frac{3}{x + 2}",
    ],
    ["Decompose into partial fractions: $\\frac{2x+5}{(x+1)^2}$", "\\frac{2}{x + 1} + \\frac{3}{(x + 1)^2}"],
    [
      "Find the decomposition of the partial fraction for the irreducible nonrepeating quadratic factor: $\\frac{3x^2+2x+7}{(x+1)(x^2+3)}$",
      "\\frac{2}{x + 1} + \\frac{x + 1}{x^2 + 3}",
    ],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it("abstains from a fraction whose bottom does not split", () => {
    expect(solve("Find the partial fraction decomposition of $\\frac{x+1}{x^2+3}$.").status).toBe(
      "unsupported",
    );
  });

  it("gives back the numbers a sum of two fractions was made of", () => {
    const whole = fc.integer({ min: -9, max: 9 }).filter((n) => n !== 0);
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, p, q) => {
        fc.pre(p !== q);
        const top = `${a + b}x+(${-(a * q + b * p)})`;
        const result = solve(
          `Find the partial fraction decomposition of $\\frac{${top}}{(x-(${p}))(x-(${q}))}$.`,
        );
        return result.status === "unsupported" || result.verification === "verified";
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
