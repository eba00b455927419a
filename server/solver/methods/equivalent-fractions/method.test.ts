import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("fractions with a given denominator", () => {
  it.each([
    ["Find a fraction equivalent to $\\frac{3}{7}$ with denominator 28.", "\\frac{12}{28}"],
    ["Write 5/6 as an equivalent fraction with a denominator of 42", "\\frac{35}{42}"],
    [
      "Change to equivalent fractions using the given LCD: $\\frac{1}{4}$ and $-\\frac{2}{5},$ LCD $=20$",
      "\\frac{5}{20},\\ -\\frac{8}{20}",
    ],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("abstains when the denominator is no multiple", () => {
    expect(solve("Find a fraction equivalent to 3/7 with denominator 30.").status).toBe("unsupported");
  });
});
