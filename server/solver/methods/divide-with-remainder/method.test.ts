import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("division with a remainder", () => {
  it.each([
    ["Divide. Then check by multiplying: $1,347 \\div 11$", "122 \\text{ R } 5"],
    ["Divide. Then check by multiplying. $\\frac{605}{4}$", "151 \\text{ R } 1"],
    ["Find the quotient and remainder when 50 is divided by 8", "6 \\text{ R } 2"],
    ["Divide 29 by 6 with remainder", "4 \\text{ R } 5"],
    ["Divide 30 by 6 with remainder", "5 \\text{ R } 0"],
    ["Divide. Then check by multiplying: $96 \\div 8$", "12"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("abstains where nothing can be divided by zero", () => {
    expect(solve("Divide 29 by 0 with remainder").status).toBe("unsupported");
  });

  it("multiplies back to the dividend", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.bigInt(1n, 10n ** 5n), (dividend, divisor) => {
        const { latex } = solve(`Find the quotient and remainder when ${dividend} is divided by ${divisor}`);
        const [quotient = "", remainder = ""] = latex.split(" \\text{ R } ");
        expect(BigInt(quotient) * divisor + BigInt(remainder)).toBe(dividend);
        expect(BigInt(remainder) < divisor).toBe(true);
      }),
      { seed: 1, numRuns: 80 },
    );
  });
});
