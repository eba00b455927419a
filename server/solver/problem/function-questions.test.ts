import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const SEEDED = { seed: 1, numRuns: 50 };

describe("questions about functions", () => {
  it.each([
    ["Given $f(x)=x^2-4x$ and $g(x)=x-7$, find $f+g$.", "x^2 - 3x - 7"],
    ["Given $f(x)=3x$ and $g(x)=x-7$, find $fg$.", "3x^2 - 21x"],
    ["Use $f(x)=x^2+2$ and $g(x)=5x-1$ to find $(f \\circ g)(1)$.", "18"],
    ["For functions $f(x)=2x+9$ and $g(x)=4x-3$, find $(g\\circ f)(x)$.", "g(f(x)) = 8x + 33"],
    ["For the following exercises, find the average rate of change: $f(x)=x^2+4$ on $[2,5]$", "7"],
    [
      "Find the average rate of change of the function on the interval specified: $f(x)=3x^2$ on $[2, b]$",
      "3b + 6",
    ],
    ["Given the function $f(x)=\\sqrt{8-x}$, find the domain of $f$ in interval notation.", "(-\\infty, 8]"],
    [
      "For the rational function $R(x)=\\frac{3}{x-5}$, find the domain of the function.",
      "(-\\infty, 5) \\cup (5, \\infty)",
    ],
    ["Determine whether the relation represents $y$ as a function of $x$: $y^2=x+3$", "\\text{no}"],
    ["Find all zeros: $f(x)=x^2-6x+10$", "x = 3 \\pm i"],
    [
      "Use the Factor Theorem to find all real zeros for the given polynomial function and one factor: $f(x)=x^3-7x+6; x-2$",
      "x = -3 \\text{ or } x = 1 \\text{ or } x = 2",
    ],
  ])("are read in the words of a book: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).not.toBe("unchecked");
  });

  it.each([
    "Find the sum of the zeros of $f(x)=x^2-7x+12$.",
    "Given the function $f(x)=\\sqrt{8-x}$, find the domain of $g$.",
    "Find the average rate of change of $f(x)=x^2+k$ on $[1,3]$.",
  ])("are left alone when only a part would be answered: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("take the slope of any line for its rate of change", () => {
    const small = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(small, small, small, (slope, from, width) => {
        const text = `Find the average rate of change of $f(x)=${slope}x+2$ on $[${from},${from + width}]$.`;
        expect(solve(text).latex).toBe(String(slope));
      }),
      SEEDED,
    );
  });
});
