import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("operations in words", () => {
  it.each([
    ["Put together -3 and 10", "7"],
    ["what is the total of 2.5 and 4", "6.5"],
    ["12 take away -5", "17"],
    ["What is 5 less than 3?", "-2"],
    ["What is the difference between -4 and 9?", "13"],
    ["Find the difference of $x^2 + 3$ and $x^2 - 2x$", "2x + 3"],
    ["Subtract $2x\\text{ from }7x$", "5x"],
    ["divide (x^3 - 8) by (x - 2)", "x^2 + 2x + 4"],
    ["2 raised to the 5th power", "32"],
    ["the reciprocal of -2/9", "-\\frac{9}{2}"],
    ["For the number 4, what is the additive inverse?", "-4"],
    ["the absolute value of -8.5", "8.5"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each(["-3 to the fourth power", "double 2 + 3"])("abstains where the reach is open: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});

describe("values that are put in", () => {
  it.each([
    ["Evaluate $x + 4 \\text{ when } x = 9$", "13"],
    ["If u=-1, evaluate 8(5u+12)", "56"],
    ["Evaluate 8y^2-3y+2 y=-2", "40"],
    ["What is the value of 3n^2 when n is 2?", "12"],
    ["Evaluate $n^2$ for the integers 1, 2 and 5", "1,\\ 4,\\ 25"],
    ["Evaluate $x^2 - x$ when $x = a$", "a^2 - a"],
    ["If $y = x^2 + 1$, evaluate $y$ given $x = 2 + i$.", "4 + 4i"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("takes a letter that stands behind a product for an unknown", () => {
    expect(solve("solve 3k + 2 k=4").latex).toBe("k = \\frac{4}{5}");
  });
});

describe("definitions before a question in words", () => {
  it.each([
    ["Let b(y) = y^2 + 4y. Factor b(u).", "u(u + 4)"],
    ["Suppose 2k = 10. Differentiate k*x^3 with respect to x.", "15x^2"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});

describe("what an expression is factored by", () => {
  it.each([
    ["Factor $6x^2 - 9x + 4x - 6$ by grouping", "(2x - 3)(3x + 2)"],
    ["Factor the difference of cubes: $8y^3 - 27$", "(2y - 3)(4y^2 + 6y + 9)"],
    ["Factor each trinomial of the form $x^2 + bx + c$: $m^2 - m - 12$", "(m + 3)(m - 4)"],
  ])("changes nothing: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});

describe("percentages and roots in questions", () => {
  it.each([
    ["What percent of 64 is 16?", "25\\%"],
    ["Translate and solve: 9 is 15% of what number?", "60"],
    ["Between which two consecutive integers does $\\sqrt{31}$ lie?", "5 < \\sqrt{31} < 6"],
    ["What is the distance between -2.5 and 4?", "6.5"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    ["quotient of 20 and 4", "5"],
    ["what is the quotient of 3/4 and 2", "\\frac{3}{8}"],
    ["find the quotient of (x^2-1) and (x-1)", "x + 1"],
    ["divide 20 by 4", "5"],
    ["add 3 to 5", "8"],
    ["factor 60", "2 \\cdot 2 \\cdot 3 \\cdot 5"],
    ["log_3 27", "3"],
    ["evaluate log2 8", "3"],
  ])("%s is %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each(["constructor", "toString", "valueOf", "__proto__", "hasOwnProperty"])(
    "takes no name of an object for a word of its own: %s",
    (name) => {
      for (const text of [`find the ${name} of 5`, `${name} of 1 to 10`, `5 ${name} in grams`])
        expect(solve(text).status).toBe("unsupported");
    },
  );
});

describe("limits and integrals in a line", () => {
  it.each([
    ["lim x->0+ 1/x", "\\infty"],
    ["\\int_0^1 2x dx", "1"],
    ["\\lim_{x \\to 3} x^2", "9"],
    [
      "Use the definition of derivative $\\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}$ to find the derivative of $f(x) = 3x^2$",
      "f'(x) = 6x",
    ],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});
