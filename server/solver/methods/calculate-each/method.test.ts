import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("several calculations at once", () => {
  it.each([
    ["Simplify: $13-9$ and $13+(-9)$", "4,\\ 4"],
    ["Simplify: $\\frac{18}{-6},\\frac{-18}{-6}$", "-3,\\ 3"],
    ["Simplify $-(-8)$ and $-|-8|$", "8,\\ -8"],
    ["Evaluate: $2^3$, $3^2$ and $2 \\cdot 3$", "8,\\ 9,\\ 6"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("leaves two pieces side by side alone, since they may be factors", () => {
    expect(solve("Simplify $(-5)^{2}$ $(-2)^{3}$").status).toBe("unsupported");
  });

  it("leaves two numbers to be added alone", () => {
    expect(solve("Add 3/4 and 1/8").latex).toBe("\\frac{7}{8}");
  });
});
