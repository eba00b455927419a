import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("common denominators, common factors and excluded values", () => {
  it.each([
    ["Find the LCD: $\\frac{2}{x^2 - 9}, \\frac{5x}{x^2 - 3x}$", "x(x + 3)(x - 3)"],
    ["Find the least common denominator: $\\frac{1}{6a^2}, \\frac{7}{4ab}$", "12a^2b"],
    ["Find the LCD: $\\frac{y}{y^2 + 2y + 1}, \\frac{3}{y + 1}$", "(y + 1)^2"],
    [
      "Rewrite them as equivalent rational expressions with the lowest common denominator: $\\frac{1}{x^2 - x}, \\frac{3}{x^2 - 1}$",
      "\\frac{x + 1}{x(x - 1)(x + 1)}, \\frac{3x}{x(x - 1)(x + 1)}",
    ],
    ["Find the greatest common factor: $24x^3y, 36x^2y^4$", "12x^2y"],
    ["Find the GCF of $x^2 - 4$ and $3x + 6$", "x + 2"],
    ["Find the greatest common factor: $18k^4 - 12k^3 + 6k^2$", "6k^2"],
    ["Find the GCF of $3x$ and $5y$", "1"],
    [
      "Determine the values for which the rational expression is undefined: $\\frac{x}{2x - 7}$",
      "x = \\frac{7}{2}",
    ],
    ["For what values of $x$ is $\\frac{1}{x^2 - 25}$ undefined?", "x = -5 \\text{ or } x = 5"],
    ["Simplify $\\frac{x + 2}{0}, x + 2 \\ne 0$", "\\text{undefined}"],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it("looks for no excluded values where a root leaves out more", () => {
    const text = "Determine the values for which the expression is undefined: $\\frac{1}{\\sqrt{x}}$";
    expect(solve(text).status).toBe("unsupported");
  });

  it.each([
    ["factor-each-denominator", "Find the LCD: $\\frac{1}{x}, \\frac{1}{y}$"],
    ["take-each-factor-once", "Find the LCD: $\\frac{1}{x}, \\frac{1}{y}$"],
    [
      "widen-to-common-denominator",
      "Rewrite as equivalent rational expressions with the LCD: $\\frac{1}{x}, \\frac{2}{y}$",
    ],
    ["factor-each", "Find the GCF of $6x$ and $9x^2$"],
    ["take-shared-factors", "Find the GCF of $6x$ and $9x^2$"],
  ])("shows %s on %s", (rule, text) => {
    expect(solve(text).steps.map((step) => step.rule)).toContain(rule);
  });
});
