import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const asked = (x: string, y: string) =>
  `Eliminate the parameter $t$ to rewrite the parametric equation as a Cartesian equation: $\\begin{cases} x(t)=${x} \\\\ y(t)=${y} \\end{cases}$`;

describe("eliminating a parameter", () => {
  it.each([
    ["3-t", "7-4t", "y = 4x - 5"],
    ["t-2", "t^2", "y = x^2 + 4x + 4"],
    ["t^2", "t+5", "x = y^2 - 10y + 25"],
    ["3\\cos t", "7\\sin t", "\\frac{x^2}{9} + \\frac{y^2}{49} = 1"],
    ["e^{t}", "e^{3t}", "y = x^3,\\ x > 0"],
    ["\\sqrt{t}", "t+1", "y = x^2 + 1,\\ x \\ge 0"],
    ["1-\\sqrt{t}", "t", "y = x^2 - 2x + 1,\\ x \\le 1"],
    ["\\sin^2 t", "\\cos^2 t", "x + y = 1,\\ 0 \\le x \\le 1"],
    ["\\cos t", "\\sin^2 t", "x^2 + y = 1,\\ -1 \\le x \\le 1"],
    ["t^3", "t^6", "y = x^2"],
    ["t", "\\frac{1}{t}", "y = \\frac{1}{x}"],
  ])("x = %s, y = %s", (x, y, latex) => {
    expect(solve(asked(x, y))).toMatchObject({ latex, verification: "partial" });
  });

  it("abstains when the parameter cannot be undone", () => {
    expect(solve(asked("t^2+t", "t^3-t")).status).toBe("unsupported");
  });

  it("leaves neither parameter nor doubt on straight lines", () => {
    const whole = fc.integer({ min: -9, max: 9 });
    const slope = whole.filter((n) => n !== 0);
    fc.assert(
      fc.property(slope, whole, slope, whole, (a, b, c, d) => {
        const result = solve(asked(`${a}t+(${b})`, `${c}t+(${d})`));
        return result.status === "solved" && !result.answer.includes("t");
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
