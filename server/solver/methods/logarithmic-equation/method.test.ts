import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("logarithmic equations", () => {
  it.each([
    ["Solve $\\log_{2}(3x - 4) = 5$", "x = 12"],
    ["Solve $\\ln(x + 2) = 3$", "x = e^3 - 2"],
    ["Solve $\\log_{x} 32 = 5$", "x = 2"],
    ["Solve $\\log_{a} 40 = 3$", "a = 2\\sqrt[3]{5}"],
    ["Solve $\\ln e^{5x} = 20$", "x = 4"],
    ["Solve $\\log_{4} x + \\log_{4}(x - 6) = 2$", "x = 8"],
    ["Solve $\\ln(x - 1) - \\ln(x) = \\ln 5$", "\\text{no solution}"],
    ["Use the one-to-one property of logarithms to solve: $\\log_{7}(4n - 3) = \\log_{7}(9 - 2n)$", "n = 2"],
    ["Solve $\\log_{3}(x^{2} + 8) = 2$", "x = -1 \\text{ or } x = 1"],
    ["Solve $\\log_{2} x + \\log_{4} x = 6$", "x = 16"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(["verified", "partial"]).toContain(result.verification);
  });

  it("names the roots that the logarithms do not allow", () => {
    const { steps } = solve("Solve $\\log_{4} x + \\log_{4}(x - 6) = 2$");
    expect(steps.find((step) => step.rule === "extraneous-root")?.title).toContain("x = -2");
  });
});
