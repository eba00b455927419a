import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("sums in sigma notation, factorials and binomial coefficients", () => {
  it.each([
    ["Find the sum: $\\sum_{k=1}^{4} (5k - 2)$", "42"],
    ["Evaluate $\\sum_{n=0}^{3} \\frac{6}{n!}$", "16"],
    ["Find the sum: $\\sum_{i=1}^{60} (2i + 1)$", "3720"],
    ["Find the sum $\\sum_{i=1}^{10} 3 \\cdot 2^{i-1}$", "3069"],
    ["Find the sum, if it exists: $\\sum_{k=1}^{\\infty} 5 \\cdot \\left(\\frac{1}{6}\\right)^{k-1}$", "6"],
    ["Evaluate $7!$", "5040"],
    ["Evaluate: $\\frac{9!}{7!}$", "72"],
    ["Evaluate $\\binom{10}{4}$", "210"],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it("abstains where nobody can say how far the sum reaches", () => {
    expect(solve("Find the sum: $\\sum_{k=1}^{4} 5k - 2$").status).toBe("unsupported");
  });

  it("abstains from an endless sum that is not geometric", () => {
    expect(solve("Find the sum: $\\sum_{k=1}^{\\infty} \\frac{1}{k^2}$").status).toBe("unsupported");
  });

  it("survives sums and factorials that are far too large", () => {
    expect(solve("Find the sum: $\\sum_{k=1}^{99999999} k^k$").latex).toBe("");
    expect(solve("Evaluate $999999!$").latex).toBe("");
  });
});
