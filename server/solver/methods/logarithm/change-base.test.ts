import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("logarithms with another base", () => {
  it.each([
    ["Rewrite $\\log_4 9$ in terms of base e.", "\\frac{\\ln(9)}{\\ln(4)}"],
    [
      "Use the change of base formula to rewrite $\\log_6(13)$ in terms of common logarithms.",
      "\\frac{\\log(13)}{\\log(6)}",
    ],
    [
      "Rewrite the expression as an equivalent ratio of logs using the indicated base: $\\log_8(5)$ to base $10$",
      "\\frac{\\log(5)}{\\log(8)}",
    ],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex.replace(/\\left|\\right|\s/g, "")).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("leaves a logarithm that has the base already", () => {
    expect(solve("Rewrite $\\ln 7$ in terms of base e.").status).toBe("unsupported");
  });
});
