import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("exponential equations", () => {
  it.each([
    ["Solve $4^{x+1} = 32$", "x = \\frac{3}{2}"],
    ["Solve $7^{2x} = 49^{x+3} \\cdot 7^{x}$", "x = -6"],
    ["Solve $5e^{2t} = 35$", "t = \\frac{\\ln(7)}{2}"],
    ["Solve $3 \\cdot 10^{x-4} + 1 = 16$", "x = \\log(5) + 4"],
    ["Solve $2^{x} = 7$", "x = \\frac{\\ln(7)}{\\ln(2)}"],
    ["Solve $e^{2x} - 5e^{x} + 6 = 0$", "x = \\ln(2) \\text{ or } x = \\ln(3)"],
    ["Solve $e^{2x} - 3e^{x} - 10 = 0$", "x = \\ln(5)"],
    ["Solve $9^{x} - 4 \\cdot 3^{x} + 3 = 0$", "x = 0 \\text{ or } x = 1"],
    ["Solve $2^{x} + 8 = 3$", "\\text{no solution}"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    const states = result.steps.map((step) => step.latex);
    expect(new Set(states).size).toBe(states.length);
    expect(states.at(-1)).toBe(latex);
  });

  it("finds the exponent of any equation with one base", () => {
    const small = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 4 }),
        small,
        small,
        (base, slope, constant, root) => {
          const exponent = slope * root + constant;
          const right = exponent < 0 ? `\\frac{1}{${base ** -exponent}}` : `${base ** exponent}`;
          const text = `Solve $${base}^{${slope}x + ${constant}} = ${right}$`.replace("+ -", "- ");
          expect(solve(text).latex).toBe(`x = ${root}`.replace("-0", "0"));
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });
});
