import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answers: readonly (readonly [text: string, latex: string])[] = [
  // the number of an exercise before its instruction
  ["7. Solve 2x + 3 = 11", "x = 4"],
  ["12) Simplify: $5(x+2)$", "5x + 10"],
  ["9, multiply the monomials: $(-2n^{3})(6n)$", "-12n^4"],
  // operations in words
  ["What is 9 squared?", "81"],
  ["Find the cube of -2", "-8"],
  ["What is 3 to the fourth power?", "81"],
  ["Find half of 17.5", "8.75"],
  ["Double 4.2", "8.4"],
  ["What is 8 more than -3?", "5"],
  ["Perform the division: 7.2 ÷ 0.9", "8"],
  // inverses and sizes
  ["For the number $\\frac{3}{8}$ find the multiplicative inverse.", "\\frac{8}{3}"],
  ["For the number −7/9, find the additive inverse.", "\\frac{7}{9}"],
  ["Find the absolute value of -2.5", "2.5"],
  ["Multiply $-6(\\frac{5}{4})$", "-\\frac{15}{2}"],
  ["Write as the ratio of two integers: 2.6", "\\frac{13}{5}"],
  // one number told in a sentence
  ["A lake holds 6,400,000,000 litres. Write the number in scientific notation.", "6.4 \\times 10^9"],
  ["In 2019, a town spent $\\$2.5 \\times 10^{6}$. Convert this number to decimal form.", "2500000"],
  [
    "Write the number in scientific notation. On May 3, 2021, a probe was 0.00082 km away.",
    "8.2 \\times 10^{-4}",
  ],
];

describe("sentences about numbers", () => {
  it.each(answers)("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it.each([
    ["a negative number squared in words may mean two things", "What is -3 squared?"],
    [
      "two numbers are told",
      "The lakes hold 6,000 and 70,000 litres. Write the number in scientific notation.",
    ],
    ["a number is told in words as well", "They spent 4.5 million. Write the number in scientific notation."],
  ])("abstains when %s", (_why, text) => {
    expect(solve(text).status).toBe("unsupported");
  });
});
