import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("a reaction to balance", () => {
  it.each([
    ["Balance H2 + O2 -> H2O", "2H2 + O2 → 2H2O"],
    ["Balance H2 + O2 → H2O", "2H2 + O2 → 2H2O"],
    ["balance the equation Na + Cl2 -> NaCl", "2Na + Cl2 → 2NaCl"],
    ["Balance: CH4 + O2 --> CO2 + H2O", "CH4 + 2O2 → CO2 + 2H2O"],
    ["Balance Mg + O2 = MgO.", "2Mg + O2 → 2MgO"],
  ])("is read with or without the word equation: %s", (text, answer) => {
    const result = solve(text);
    expect(result.answer).toBe(answer);
    expect(result.verification).toBe("verified");
    expect(result.read.latex).toContain("\\to");
  });

  it.each(["Balance 3x + 2 = 5", "Balance my budget", "Balance H2 + O2", "Balance Xy2 + O2 -> XyO"])(
    "is not made out of other texts: %s",
    (text) => {
      expect(solve(text).task).not.toBe("chemistry");
    },
  );
});

describe("what was read is shown", () => {
  it.each([
    ["Find the mean of 6, 2.5, 11", "Find the mean", "6,\\ 2.5,\\ 11"],
    ["Find the mode of 8, 1, 8, 4", "Find the mode", "8,\\ 1,\\ 8,\\ 4"],
    ["How many ways can 4 runners be lined up in a row?", "Count the ways", "4!"],
    [
      "X is normal with mean 60 and standard deviation 8. Find P(X < 72)",
      "Find the probability",
      "X \\sim N(60, 8),\\quad P(X < 72)",
    ],
    [
      "A 4 kg cart accelerates at 2 m/s^2. What is the net force?",
      "Find the force",
      "F = ma;\\quad m = 4\\ \\text{kg},\\ a = 2\\ \\text{m/s}^{2}",
    ],
  ])("%s", (text, instruction, latex) => {
    expect(solve(text).read).toMatchObject({ instruction, latex });
  });
});

describe("evidence shows the numbers", () => {
  it.each([
    ["Find the range of 12, -3, 7", "$-3 + 15 = 12$"],
    ["Find the mode of 8, 1, 8, 4", "$8$ occurs $2$ times"],
    ["Find the population standard deviation of 1, 3, 5, 7, 9", null],
    ["Find the population variance of 1, 3, 5, 7, 9", "$5 \\cdot 8 = 40$"],
    ["Solve |x - 4| = 3", "$\\left|7 - 4\\right| = 3$"],
    ["Solve sqrt(x + 5) = 4", "$\\sqrt{11 + 5} = 4$"],
    ["Solve x^2 + 2x + 5 = 0", "$(-1 + 2i)^2 + 2(-1 + 2i) + 5 = 0$"],
    ["Solve x^2 + y^2 = 13, y = x + 1", "$x^2 + y^2 = 13$ becomes $13 = 13$"],
    ["Solve 5x - 3 < 12", "the left side is"],
    ["Find the 6th term of the arithmetic sequence 5, 8, 11, ...", "$5,\\ 8,\\ 11,\\ 14,\\ 17,\\ 20$"],
    ["Find the molar mass of CO2", "$12.011 + 31.998$"],
  ])("%s", (text, shown) => {
    const { evidence, verification } = solve(text);
    if (shown === null) expect(verification).toBe("partial");
    else expect(evidence.join(" ")).toContain(shown);
  });

  it("proves the range, the mode and the variance of a list", () => {
    for (const figure of ["range", "mode", "population variance"])
      expect(solve(`Find the ${figure} of 4, 4, 6, 10`).verification).toBe("verified");
  });
});

describe("steps are written plainly", () => {
  it.each([
    ["Solve x^2 + x - 6 > 0", "(x + 3)(x - 2) > 0"],
    ["Find the range of 12, -3, 7", "12 - (-3)"],
    ["Find the sum of the first 5 terms of 3, 6, 12, ...", "1 - 2^{5}"],
  ])("%s", (text, latex) => {
    expect(solve(text).steps.some((step) => step.latex.includes(latex))).toBe(true);
  });
});
