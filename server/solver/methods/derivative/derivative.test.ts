import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("derivatives", () => {
  it.each([
    ["Find the derivative of f(x) = 4x^3 - 7x + 2", "f'(x) = 12x^2 - 7"],
    ["Differentiate y = x^2 sin(x)", "2x\\sin(x) + x^2\\cos(x)"],
    ["What is the derivative of e^(4x)?", "4e^{4x}"],
    ["Find the derivative of (2x + 1)/(x - 4)", "-\\frac{9}{(x - 4)^2}"],
    ["Find the derivative of (5x - 2)^4", "20(5x - 2)^3"],
    ["Find the derivative of sqrt(x^2 + 9)", "\\frac{x}{\\sqrt{x^2 + 9}}"],
    ["Find the derivative of ln(x^2 + 5)", "\\frac{2x}{x^2 + 5}"],
    ["Find the derivative of x^x", "x^x\\ln(x) + x^x"],
    ["Find the derivative of arctan(3x)", "\\frac{3}{9x^2 + 1}"],
    ["Find the second derivative of t^5 - 3*t**2 wrt t.", "20t^3 - 6"],
    ["Differentiate 6*e**3 - 2*e with respect to e", "18e^2 - 2"],
    ["What is the first derivative of 3*a*b**2 + 5*b - 7 wrt b?", "6ab + 5"],
    ["$\\frac{d}{dx}(x^3 + \\cos x)$", "3x^2 - \\sin(x)"],
    ["If $y = \\ln(\\sin x)$, find $\\frac{dy}{dx}$.", "\\frac{\\cos(x)}{\\sin(x)}"],
    ["Find $f''(x)$ if $f(x) = x^4 - x$", "f''(x) = 12x^2"],
    ["Given $f(x) = x^3$, find $f'(4)$.", "f'(4) = 48"],
    ["Find the derivative of the function $f(x) = 6\\sqrt{x}$ at $x = 4$.", "f'(4) = \\frac{3}{2}"],
  ])("works out %j", (text, expected) => {
    const result = solve(text);
    expect(result.latex).toBe(expected);
    expect(result.verification).toBe("verified");
  });

  it("follows the definition where it is asked for", () => {
    const result = solve("Use the definition of the derivative to find the derivative of f(x) = x^2 + 5x");
    expect(result.latex).toBe("f'(x) = 2x + 5");
    expect(result.steps.map(({ rule }) => rule)).toContain("difference-quotient");
  });

  it.each([
    ["Find the equation of the tangent line to $y = x^2 - x$ at $x = 3$.", "y = 5x - 9"],
    ["Find the equation of the normal line to y = x^2 at x = 1.", "y = -\\frac{x}{2} + \\frac{3}{2}"],
    ["Find the slope of the tangent line to the curve y = x^3 at x = 2", "12"],
    ["Find $\\frac{dy}{dx}$ if $x^2 + y^2 = 9$.", "-\\frac{x}{y}"],
  ])("answers %j", (text, expected) => {
    expect(solve(text).latex).toBe(expected);
  });

  it.each(["Find the derivative of the area.", "What is the derivative of x^2 at the point?"])(
    "leaves %j alone",
    (text) => {
      expect(solve(text).status).toBe("unsupported");
    },
  );

  it("shows no step twice and ends with the answer", () => {
    for (const text of [
      "Differentiate x^2 e^x / (x + 1)",
      "Differentiate 3x^4 - 2x",
      "Differentiate sin(x)^3",
    ]) {
      const { steps, latex } = solve(text);
      const shown = steps.map((step) => step.latex);
      expect(shown.every((line, at) => line !== shown[at - 1])).toBe(true);
      expect(shown.at(-1)).toBe(latex);
    }
  });

  it("is proved right for random products, quotients and chains", () => {
    const inner = fc.constantFrom("x^2", "3x + 1", "sin(x)", "e^x", "x^3 - 2x");
    const outer = fc.constantFrom("sin", "cos", "ln", "sqrt", "arctan");
    fc.assert(
      fc.property(inner, inner, outer, (a, b, f) => {
        for (const text of [`(${a})(${b})`, `(${a})/(${b})`, `${f}(${a})`]) {
          expect(["verified", "partial"]).toContain(solve(`Find the derivative of ${text}`).verification);
        }
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe("an implicit equation with bars", () => {
  it("never fails on what comes to nothing", () => {
    expect(() => solve("Find the derivative of abs(\\frac{x}{5x_1}) = 21")).not.toThrow();
  });
});
