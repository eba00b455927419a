import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("questions about functions answered in a word", () => {
  it.each([
    ["Determine whether the equation is a function: $3x + y = 7$", "yes"],
    ["Determine whether each equation is a function. $x + y^2 = 9$", "no"],
    ["Determine whether the equation is a function: $y = 2x^2 - 1$", "yes"],
    ["Determine whether the equation of the curve can be written as a linear function: $2x - 5y = 4$", "yes"],
    ["Determine whether the equation of the curve can be written as a linear function: $y = x^2$", "no"],
    ["Determine whether the function is increasing or decreasing: $f(x) = 8 - 3x$", "decreasing"],
    ["Determine whether the function is increasing or decreasing: $k(x) = \\frac{1}{4}x - 9$", "increasing"],
    ["Determine whether the function is even, odd, or neither: $f(x) = x^4 - 3x^2$", "even"],
    ["Determine whether the function is even, odd, or neither: $f(x) = x^3 - \\frac{2}{x}$", "odd"],
    ["Determine whether the function is even, odd, or neither: $f(x) = x^2 + x$", "neither"],
    ["Determine whether the ordered pair is a solution to the inequality $y > 2x - 5$: $(3, 1)$", "no"],
    ["Determine whether each ordered pair is a solution to the inequality $x + 2y \\le 8$: $(4, 2)$", "yes"],
    ["Is $(-1, 6)$ a solution of the inequality $y < 4 - x$?", "no"],
  ])("%s is answered with %s, proved", (text, answer) => {
    expect(solve(text)).toMatchObject({ answer, verification: "verified" });
  });

  it.each([
    "Determine whether the equation is a function: $y^2 - 2y = x$",
    "Determine whether the function is increasing or decreasing: $f(x) = x^2$",
  ])("%s is left alone", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });
});

describe("relations given as pairs", () => {
  it.each([
    ["For the relation $\\{(1, 5), (2, 7), (-3, 5)\\}$: Find the domain of the relation.", "\\{-3, 1, 2\\}"],
    ["For the relation $\\{(1, 5), (2, 7), (-3, 5)\\}$: Find the range of the relation.", "\\{5, 7\\}"],
    [
      "Use the set of ordered pairs to determine whether the relation is a function: $\\{(1, 5), (1, 6)\\}$",
      "\\text{no}",
    ],
    [
      "Use the set of ordered pairs to determine whether the relation is a function: $\\{(1, 5), (2, 5)\\}$",
      "\\text{yes}",
    ],
    ["Determine whether the function is one-to-one: $\\{(1, 5), (2, 5)\\}$", "\\text{no}"],
  ])("%s gives %s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });
});

describe("values of functions", () => {
  it.each([
    ["For the function $f(x) = x^2 + 1$, find $f(4)$", "f(4) = 17"],
    ["Let $f(x) = x^2 + 1$. What is $f(4)$?", "17"],
    ["For functions $f(x) = x + 1$ and $g(x) = 3x$, find $(f + g)(x)$", "(f + g)(x) = 4x + 1"],
    ["Find the average rate of change of $f(x) = x^2 - x$ on the interval $[2, 5]$.", "6"],
    ["Find the average rate of change $\\frac{f(x+h)-f(x)}{h}$: $f(x) = 5x - 1$", "5"],
    ["Evaluate $x^2 - 3x$ when $x = b$", "b^2 - 3b"],
  ])("%s gives %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});
