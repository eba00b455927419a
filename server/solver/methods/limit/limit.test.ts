import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("limits", () => {
  it.each([
    ["$\\lim_{x\\to 4} \\frac{x^2 - 16}{x - 4}$", "8"],
    ["Find the limit of (sqrt(x + 9) - 3)/x as x approaches 0", "\\frac{1}{6}"],
    ["Evaluate $\\lim_{x\\to 0}\\frac{\\sin 4x}{x}$", "4"],
    ["$\\lim_{x\\to\\infty}\\frac{6x^2 - 1}{2x^2 + x}$", "3"],
    ["$\\lim_{x\\to-\\infty}\\frac{\\sqrt{9x^2 + 1}}{x}$", "-3"],
    ["$\\lim_{x\\to\\infty}(\\sqrt{x^2 + 4x} - x)$", "2"],
    ["$\\lim_{x\\to\\infty} x^3 e^{-x}$", "0"],
    ["$\\lim_{n\\to\\infty}\\left(1 + \\frac{5}{n}\\right)^n$", "e^5"],
    ["$\\lim_{x\\to 2^{-}}\\frac{|x - 2|}{x - 2}$", "-1"],
    ["$\\lim_{x\\to 0}\\frac{|x|}{x}$", "\\text{does not exist}"],
    ["$\\lim_{x\\to 1}\\frac{1}{x - 1}$", "\\text{does not exist}"],
    ["$\\lim_{x\\to 1}\\frac{1}{(x - 1)^2}$", "\\infty"],
    ["$\\lim_{x\\to 0^+} x \\ln x$", "0"],
    ["$\\lim_{x\\to\\infty}\\frac{\\sin x}{x}$", "0"],
    ["$\\lim_{h\\to 0}\\frac{(x + h)^3 - x^3}{h}$", "3x^2"],
  ])("finds %j", (text, expected) => {
    expect(solve(text).latex).toBe(expected);
  });

  it("proves the limit of a fraction that cancels", () => {
    expect(solve("$\\lim_{x\\to 4} \\frac{x^2 - 16}{x - 4}$").verification).toBe("verified");
  });

  it("finds the sum of the zeros' places for random cancelling fractions", () => {
    const place = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const result = solve(`Find the limit of (x - (${a}))(x - (${b}))/(x - (${a})) as x approaches ${a}`);
        expect(result.latex).toBe(String(a - b));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
