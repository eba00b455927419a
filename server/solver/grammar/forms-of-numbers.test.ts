import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("a number in another form", () => {
  it.each([
    ["Convert the percent to a decimal: $17\\%$", "0.17"],
    ["Convert the percent to a fraction and simplify all fractions: $62.5\\%$", "\\frac{5}{8}"],
    ["Convert each percent to a fraction: $2\\frac{1}{2}\\%$", "\\frac{1}{40}"],
    ["Convert the decimal form to scientific notation: 5,600", "5.6 \\times 10^3"],
    ["Write as the ratio of two integers: 3.4", "\\frac{17}{5}"],
    ["Evaluate the expression. Write the number in standard notation: $2.45 \\times 10^{4}$", "24500"],
    ["7/20 to decimal", "0.35"],
  ])("is asked for by what it is called: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each(["percent 3/8", "convert 3/8", "the percent 0.4"])("is not guessed: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it("is a percentage where that is what is asked for", () => {
    for (const text of ["what percent is 3/8", "3/8 as a percent"])
      expect(["37.5\\%", ""]).toContain(solve(text).latex);
  });
});
