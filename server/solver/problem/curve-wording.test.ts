import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("an equation in other coordinates", () => {
  it.each([
    ["Convert the polar equation r = 6 cos(theta) to a Cartesian equation.", "x^2 + y^2 = 6x"],
    [
      "Rewrite the polar equation $r=\\frac{8}{2+\\cos\\theta}$ in rectangular form.",
      "3x^2 + 4y^2 = -16x + 64",
    ],
    ["Convert the given polar equation to a Cartesian equation: $r = 5\\csc\\theta$", "y = 5"],
    ["Convert the given Cartesian equation to a polar equation: $y = -7$", "r = -7\\csc(\\theta)"],
    ["Write the Cartesian equation $x^2 + y^2 = 49$ in polar form.", "r = 7"],
    [
      "Convert the Cartesian equation to polar form: $x^2 - y^2 = 5x$",
      "r = \\frac{5\\cos(\\theta)}{\\cos(2\\theta)}",
    ],
  ])("is found: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("partial");
  });

  it.each([
    "Convert the Cartesian equation to polar form: $(x-1)^2 + (y-2)^2 = 3$",
    "Convert the polar equation r = theta to a Cartesian equation.",
    "Convert the polar equation x^2 + y^2 = 4 to polar form.",
  ])("is left alone where no single form comes out: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it("goes through the origin for a circle r = a cos θ + b sin θ", () => {
    const size = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(size, size, (a, b) => {
        const one = (n: number) => (n === 1 ? "" : String(n));
        const text = `Convert the polar equation $r = ${a}\\cos\\theta + ${b}\\sin\\theta$ to a Cartesian equation.`;
        expect(solve(text).answer).toBe(`x^2 + y^2 = ${one(a)}x + ${one(b)}y`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe("the shape of a graph by its derivatives", () => {
  it.each([
    ["Find all critical numbers of f(x) = x^3 - 12x", "x = −2 or x = 2"],
    ["Find the intervals on which f(x) = x^3 - 12x is increasing.", "(−∞, −2) ∪ (2, ∞)"],
    ["On what intervals is g(t) = t^2 - 8t decreasing?", "(−∞, 4)"],
    ["Where is f(x) = x^4 - 24x^2 concave down?", "(−2, 2)"],
    ["Find the local extrema of f(x) = x^3 - 12x", "local maximum at (−2, 16), local minimum at (2, −16)"],
    ["Find the point of inflection of $f(x) = x^3 - 6x^2$", "(2, −16)"],
    ["Find the average value of f(x) = 3x^2 on [-1, 2]", "3"],
  ])("is found: %s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });

  it.each([
    "Find the local extrema of f(x) = x^3 + 4x",
    "Find the inflection points of f(x) = x^4",
    "Find the intervals on which f(x) = x^3 is increasing.",
  ])("is left alone where it is not plain: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it("turns a parabola at its vertex", () => {
    const whole = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(whole, (h) => {
        const result = solve(`Find the critical points of f(x) = x^2 + (${-2 * h})x + 1`);
        expect(result.answer).toBe(`x = ${String(h).replace("-", "−")}`);
        expect(result.verification).toBe("verified");
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
