import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("logarithms", () => {
  it.each([
    ["Find the exact value of the logarithm: $\\log_{8} 4$", "\\frac{2}{3}"],
    ["Evaluate $\\log_{\\frac{1}{5}} 125$", "-3"],
    ["Use the properties of logarithms to evaluate: $7^{\\log_{7} 20}$", "20"],
    ["Evaluate $\\ln e^{9}$", "9"],
    ["Expand the logarithm: $\\log_{2}(8x^{3}y)$", "3 + 3\\log_{2}(x) + \\log_{2}(y)"],
    ["Expand $\\ln\\left(\\frac{x^2}{\\sqrt{y}}\\right)$", "2\\ln(x) - \\frac{1}{2}\\ln(y)"],
    [
      "Condense to a single logarithm: $2\\log_{3} x - \\log_{3} y$",
      "\\log_{3}\\left(\\frac{x^2}{y}\\right)",
    ],
    ["Use the Properties of Logarithms to condense the logarithm: $\\log 8 + \\log 125$", "3"],
    ["Convert to logarithmic form: $6^{x} = 36$", "\\log_{6}(36) = x"],
    ["Rewrite the equation in exponential form: $\\log_{b} 9 = t$", "b^t = 9"],
    [
      "Use the change-of-base formula, rounding to three decimal places, to approximate the logarithm: $\\log_{7} 50$",
      "2.010",
    ],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(["verified", "partial"]).toContain(result.verification);
  });

  it("gives the exponent back for any power of any base", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: -6, max: 6 }), (base, exponent) => {
        const value = exponent < 0 ? `\\frac{1}{${base ** -exponent}}` : `${base ** exponent}`;
        expect(solve(`Evaluate $\\log_{${base}} ${value}$`).latex).toBe(String(exponent).replace("-0", "0"));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("has no value for the logarithm of a negative number or of zero", () => {
    expect(solve("Evaluate $\\log_{2} (-8)$").status).toBe("unsupported");
    expect(solve("Evaluate $\\log_{2} 0$").status).toBe("unsupported");
  });
});
