import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("sequences", () => {
  it.each([
    ["Write the first five terms of the sequence whose general term is $a_n = 4n - 9$.", "-5, -1, 3, 7, 11"],
    [
      "Write the first four terms of the sequence: $a_n = \\frac{(-1)^n}{n!}$",
      "-1, \\frac{1}{2}, -\\frac{1}{6}, \\frac{1}{24}",
    ],
    ["Write the first five terms of the sequence: $a_1 = 2, a_n = 3a_{n-1} - 1$", "2, 5, 14, 41, 122"],
    [
      "Write the first four terms of the arithmetic sequence given the first term and common difference. $a_1 = 6, d = -5$",
      "6, 1, -4, -9",
    ],
    ["Find the 20th term of 5, 8, 11, 14, …", "a_{20} = 62"],
    [
      "Find the twelfth term of the sequence where the fifth term is 7 and the common difference is 3.",
      "a_{12} = 28",
    ],
    ["Given a geometric sequence with $a_2 = 6$ and $a_3 = 18$, find $a_5$.", "a_5 = 162"],
    ["What is the next term in 4, 11, 22, 37, 56?", "79"],
    ["What is the k'th term of 4, 11, 22, 37, 56?", "a_k = 2k^2 + k + 1"],
    [
      "Find a general term for the sequence whose first five terms are shown $-2, 4, -6, 8, -10, \\ldots$",
      "a_n = (-1)^n \\cdot 2n",
    ],
    [
      "Write an explicit formula for the geometric sequence: $\\{5, -10, 20, -40, \\ldots\\}$",
      "a_n = 5 \\cdot (-2)^{n - 1}",
    ],
    [
      "Write a recursive formula for the sequence: $3, 4, 6, 9, 13, \\ldots$",
      "a_{1} = 3, a_{n} = a_{n-1} + n - 1",
    ],
    [
      "Determine if the sequence is arithmetic, and if so, indicate the common difference: $2, 9, 16, 23, \\ldots$",
      "7",
    ],
    [
      "Determine whether the sequence is geometric. If so, find the common ratio. $2, 6, 18, 60, \\ldots$",
      "\\text{not geometric}",
    ],
    ["Find the sum of the first 20 terms of the arithmetic sequence: $3, 7, 11, 15, \\ldots$", "820"],
    ["Find the sum of the infinite geometric series: $18 - 6 + 2 - \\frac{2}{3} + \\ldots$", "\\frac{27}{2}"],
    ["Find the sum of the infinite geometric series: $2 + 6 + 18 + \\ldots$", "\\text{does not exist}"],
    ["Find the sum of the arithmetic series: $12 + 19 + 26 + \\ldots + 61$", "292"],
    ["Write the repeating decimal as a fraction: $0.\\overline{36}$", "\\frac{4}{11}"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex.replace("(-1)^n \\cdot 2n", "(-1)^n \\cdot 2n")).toBe(latex);
    expect(["verified", "partial"]).toContain(result.verification);
  });

  it("finds the next term of any quadratic sequence", () => {
    const coefficient = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, (a, b, c) => {
        const at = (n: number) => a * n * n + b * n + c;
        const text = `What is the next term in ${[1, 2, 3, 4, 5].map(at).join(", ")}?`;
        expect(solve(text).latex).toBe(String(at(6)).replace("-0", "0"));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("never continues terms that no rule confirms", () => {
    expect(solve("What is the next term in 3, 1, 4, 1, 5, 9, 2, 6?").status).toBe("unsupported");
    expect(solve("What is the next term in 3, 5?").status).toBe("unsupported");
  });

  it("adds up an arithmetic sequence as term by term", () => {
    const small = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(small, small, fc.integer({ min: 3, max: 40 }), (first, step, count) => {
        const terms = Array.from({ length: count }, (_, i) => first + i * step);
        const text = `Find the sum of the first ${count} terms of the arithmetic sequence: ${terms.slice(0, 3).join(", ")}, …`;
        expect(solve(text).latex).toBe(String(terms.reduce((a, b) => a + b, 0)));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
