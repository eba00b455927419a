import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answers: readonly (readonly [text: string, latex: string])[] = [
  // a sentence about a number that is sought
  ["The sum of a number and nine is 21. Find the number.", "n = 12"],
  ["Four times the sum of a number and two is -8. Find the number.", "n = -4"],
  ["The difference of twice a number and 1.5 is 6.5. What is the number?", "n = 4"],
  // told without a word of what is wanted, it is the number
  ["5 less than a number is 12", "n = 17"],
  ["Twice a number plus 7 equals 23.", "n = 8"],
  // real or not
  [
    "For each number given, identify whether it is a real number or not a real number: $\\sqrt{-49}$",
    "\\text{not real}",
  ],
  ["Is $\\sqrt{-49}$ a real number?", "\\text{not real}"],
  ["Determine whether $-\\sqrt{49}$ is a real number or not a real number.", "\\text{real number}"],
  // lists
  ["In the following exercises, list the whole numbers. $-2, 0, \\frac{7}{2}, \\sqrt{25}$", "0, \\sqrt{25}"],
  ["List the integers in the set {-6, 1/4, sqrt(3), 8}", "-6, 8"],
  ["Which of these numbers are irrational: 4, sqrt(3), 5/6?", "sqrt(3)"],
  ["Which of the following are rational: 4, sqrt(3), 5/6?", "4, 5/6"],
  // denominators as they are written
  ["Find the least common denominator: (2/3), (1/8) and (6/12)", "24"],
  ["Find the least common denominator: $\\frac{2}{3}, \\frac{1}{8}$ and $\\frac{6}{12}$", "24"],
  ["Find the LCD of (4/10) and (1/3)", "30"],
  // exponents
  ["Write $k^{-4}$ without negative exponents", "\\frac{1}{k^4}"],
  ["Rewrite without negative exponents: $7a^{-2}b$", "\\frac{7b}{a^2}"],
  ["Write $\\frac{2}{w^{-3}}$ using only positive exponents.", "2w^3"],
  ["Express $m\\cdot m\\cdot m\\cdot m$ in exponential form", "m^4"],
  // angles told with a letter
  ["The angles of a triangle are x, 2x, and 6x. Find x.", "x = 20"],
  ["Two angles are supplementary. One is $3x+20$ and the other is $5x$. Find the value of x.", "x = 20"],
  [
    "Two angles are complementary. One angle measures 2x° and the other angle measures 3x°. Find x.",
    "x = 18",
  ],
  // ratios
  ["Write 15 to 40 as a ratio", "\\frac{3}{8}"],
  ["Write the ratio of 15 to 40 in simplest form", "\\frac{3}{8}"],
];

describe("phrases about numbers", () => {
  it.each(answers)("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    // The sum of the angles is a theorem that no route proves.
    expect(result.verification).toBe(/angles/.test(text) ? "partial" : "verified");
  });

  it.each([
    ["Translate: 7 times four less than twice y", "7(2y - 4)"],
    ["Translate: six times three more than a number", "6(n + 3)"],
    ["Translate: twice eight less than y", "2(y - 8)"],
    ["Translate: five times y less than 30", "30 - 5y"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    ["a letter times a bare number may end there", "Translate: y times 5 less than z"],
    ["a square may end at the number", "Translate: the square of 5 less than z"],
    ["two numbers are sought", "The sum of a number and m is 9. Find the number."],
    ["an angle would be negative", "The angles of a triangle are x, 2x, and 400. Find x."],
    ["different numbers are multiplied", "Write $3000 \\cdot 20$ in exponential form"],
  ])("abstains when %s", (_why, text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("finds the number that a sentence tells", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 90 }), (factor, added) => {
        const total = factor * 4 + added;
        const text = `The sum of ${factor} times a number and ${added} is ${total}. Find the number.`;
        expect(solve(text).latex).toBe("n = 4");
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
