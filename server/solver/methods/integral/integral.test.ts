import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const PROVED =
  "x^4|6x^2 - 2x + 3|1/x|sqrt(x)|e^(5x)|cos(3x)|sec(x)^2|1/(x^2 + 9)|x*e^x|x*sin(x)|ln(x)|x*ln(x)|e^x*sin(x)|x*e^(x^2)|" +
  "x*sqrt(x^2 + 4)|sin(x)^2|sin(x)^3|sin(x)^2*cos(x)^3|tan(x)|1/(x^2 - 9)|(3x + 1)/(x^2 + x - 2)|x^3/(x^2 + 1)|1/(x*ln(x))|" +
  "x/sqrt(x + 1)|1/(1 + e^x)|2^x|x^2*cos(x)|x*arctan(x)|sqrt(9 - x^2)|1/sqrt(16 - x^2)|1/(x^2 + 2x + 10)|ln(x)^2|(x + 1)/x|" +
  "(x^2 + 1)^2|x^2*(x^3 + 1)^5|ln(x^2 + 1)|e^(sqrt(x))|sin(3x)*cos(x)";

describe("integrals", () => {
  it.each(PROVED.split("|"))("finds an antiderivative of %s and proves it", (text) => {
    expect(solve(`Integrate ${text} with respect to x`).verification).toBe("verified");
  });

  it.each([
    ["Evaluate $\\int_0^2 (3x^2 + 4x)\\,dx$.", "16"],
    ["integrate sin(x) from 0 to pi", "2"],
    ["$\\int_1^{\\infty} \\frac{1}{x^3} dx$", "\\frac{1}{2}"],
    ["$\\int_0^1 \\frac{1}{1 + x^2} dx$", "\\frac{\\pi}{4}"],
    ["$\\int_1^{\\infty} \\frac{1}{x} dx$", "\\text{diverges}"],
    ["$\\int_0^{\\infty} x e^{-x} dx$", "1"],
    ["$\\int (4x - 1)\\,dx$", "2x^2 - x + C"],
    ["Find the antiderivative of f(x) = 6x^2", "2x^3 + C"],
    ["integrate 5 dx", "5x + C"],
    ["∫ 4 dt", "4t + C"],
    ["∫ pi dx", "\\pi x + C"],
    ["integral of 0 dx", "C"],
  ])("works out %j", (text, expected) => {
    expect(solve(text).latex).toBe(expected);
  });

  it.each(["1/x", "5/(x + 3)", "1/(2x - 7)", "2 + 3/x"])("raises no exponent of −1: %s", (text) => {
    const { steps } = solve(`Integrate ${text} with respect to x`);
    const titles = steps.filter(({ latex }) => latex.includes("\\ln")).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.join(" ")).not.toMatch(/exponent/);
  });

  it.each(["7", "x^2 + 7", "-3"])("raises no exponent of a constant: %s", (text) => {
    const { steps, verification } = solve(`Integrate ${text} with respect to x`);
    expect(verification).toBe("verified");
    expect(steps.some(({ title }) => title.includes("constant times"))).toBe(text !== "x^2 + 7");
  });

  it.each(["\\int_{-1}^{1} \\frac{1}{x} dx", "\\int_{0}^{3} \\frac{1}{(x-2)^2} dx"])(
    "does not integrate across a pole, where there is no value: %s",
    (written) => {
      expect(solve(`$${written}$`).latex).toBe("\\text{diverges}");
    },
  );

  it("integrates random polynomials between whole numbers exactly", () => {
    const number = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(number, number, number, fc.integer({ min: 1, max: 4 }), (a, b, c, high) => {
        const result = solve(
          `Evaluate $\\int_0^{${high}} (${a}x^2 + ${b}x + ${c})\\,dx$`.replaceAll("+ -", "- "),
        );
        expect(result.verification).toBe("verified");
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
