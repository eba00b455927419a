import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("finding domains", () => {
  it.each([
    [
      "Find the domain of the function $f(x) = \\sqrt{2x - 8}$. Write the domain in interval notation.",
      "[4, \\infty)",
    ],
    ["Find the domain of $g(x) = \\frac{x + 1}{x^2 - 9}$", "(-\\infty, -3) \\cup (-3, 3) \\cup (3, \\infty)"],
    ["State the domain of $h(x) = \\frac{\\sqrt{x - 1}}{x - 5}$", "[1, 5) \\cup (5, \\infty)"],
    ["What is the domain of $f(x) = \\frac{1}{\\sqrt{6 - x}}$?", "(-\\infty, 6)"],
    ["Find the domain of $f(x) = \\ln(3x + 12)$", "(-4, \\infty)"],
    ["Find the domain of $f(x) = \\sqrt[3]{x - 1}$", "(-\\infty, \\infty)"],
    ["Find the domain of $f(x) = x^2 + 5x$", "(-\\infty, \\infty)"],
    ["Find the domain of $f(x) = \\sqrt{\\frac{x + 2}{x - 3}}$", "(-\\infty, -2] \\cup (3, \\infty)"],
    ["Find the domain of $f(x) = \\frac{4}{x^2 + 1}$", "(-\\infty, \\infty)"],
  ])("%s gives %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("abstains where a condition is beyond it", () => {
    expect(solve("Find the domain of $f(x) = \\tan(x)$").status).toBe("unsupported");
  });

  it("starts a square root where its inside is zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -20, max: 20 }), (a, x) => {
        const text = `Find the domain of $f(x) = \\sqrt{${a}x - (${a * x})}$`;
        expect(solve(text).latex).toBe(`[${x}, \\infty)`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe("finding ranges", () => {
  it.each([
    ["Find the range of $f(x) = x^2 - 4x + 7$", "[3, \\infty)", "verified"],
    ["Find the range of $f(x) = -2(x + 1)^2 + 5$", "(-\\infty, 5]", "verified"],
    ["Find the range of $f(x) = x^3 - x$", "(-\\infty, \\infty)", "verified"],
    ["What is the range of $g(x) = 3 - 2\\sqrt{x + 1}$?", "(-\\infty, 3]", "partial"],
    ["Find the range of $f(x) = |x - 2| + 4$", "[4, \\infty)", "partial"],
    ["Find the range of $f(x) = 2^x - 3$", "(-3, \\infty)", "partial"],
    ["Find the range of $f(x) = \\frac{5}{x - 1} + 2$", "(-\\infty, 2) \\cup (2, \\infty)", "partial"],
    ["Find the range of $f(x) = 4\\sin(x)$", "[-4, 4]", "partial"],
  ])("%s gives %s", (text, latex, verification) => {
    expect(solve(text)).toMatchObject({ latex, verification });
  });
});
