import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const SEEDED = { seed: 1, numRuns: 60 };

describe("forms of quadratic functions", () => {
  it.each([
    ["Rewrite the quadratic function in standard form: $f(x)=x^2-10x+28$", "f(x) = (x - 5)^2 + 3"],
    [
      "Rewrite each function in the $f(x)=a(x-h)^2+k$ form by completing the square: $f(x)=-2x^2-8x+1$",
      "f(x) = -2(x + 2)^2 + 9",
    ],
    [
      "Write the quadratic function in vertex form: $g(t)=t^2+3t$",
      "g(t) = \\left(t + \\frac{3}{2}\\right)^2 - \\frac{9}{4}",
    ],
    ["Write in standard form: $y=4x^2-8x+9$", "y = 4(x - 1)^2 + 5"],
    [
      "Write the equation of the quadratic function with vertex $(3,-1)$ that passes through $(5,7)$.",
      "f(x) = 2(x - 3)^2 - 1",
    ],
    [
      "Use the vertex $(h,k)$ and a point on the graph $(x,y)$ to find the general form of the equation of the quadratic function: $(h,k)=(1,4), (x,y)=(3,0)$",
      "f(x) = -x^2 + 2x + 3",
    ],
  ])("reads the vertex off: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it.each([
    "Write the linear equation in standard form: $y=4x+9$",
    "Rewrite the quadratic function in standard form and give the vertex: $f(x)=x^2-10x+28$",
    "Write the equation of the quadratic function with vertex $(3,-1)$ that passes through $(3,7)$.",
    "Write the equation of the quadratic function with vertex $(3,-1)$ that is wider and passes through $(5,7)$.",
  ])("abstains where another form is meant or no function fits: %s", (text) => {
    expect(solve(text).method).not.toBe("quadratic-form");
  });

  it("gives back the vertex of any parabola", () => {
    const small = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(small, small, small, (a, h, k) => {
        const text = `Write the quadratic function in vertex form: $f(x)=${a}x^2-${2 * a * h}x+${a * h * h + k}$`;
        expect(solve(text).latex).toBe(`f(x) = ${a === 1 ? "" : a}(x - ${h})^2 + ${k}`);
      }),
      SEEDED,
    );
  });
});
