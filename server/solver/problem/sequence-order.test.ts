import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("questions about sequences in any order", () => {
  it.each([
    ["Find a_9 when a_1 = 2 and d = 6", "a_9 = 50"],
    ["Find $a_{5}$ for the geometric sequence with $a_1=4$ and $r=3$.", "a_5 = 324"],
    ["Given an arithmetic sequence with a_1 = 8 and d = -3, find a_11.", "a_{11} = -22"],
    ["Find $S_{7}$ when $a_1 = 3$ and $d = 5$.", "126"],
    ["An arithmetic sequence has first term 9 and common difference 4. Find the 15th term.", "a_{15} = 65"],
    [
      "A geometric sequence has a first term of 5 and a common ratio of 2. Find the sum of the first 6 terms.",
      "315",
    ],
    [
      "The first term of an arithmetic sequence is 1 and the common difference is 7. Find the 10th term of the sequence.",
      "a_{10} = 64",
    ],
    [
      "Write the first four terms of the geometric sequence, given a_1 = 6 and r = 1/2",
      "6, 3, \\frac{3}{2}, \\frac{3}{4}",
    ],
    [
      "Find the first three terms of the arithmetic sequence whose first term is 12 and whose common difference is -5.",
      "12, 7, 2",
    ],
    ["Find the sum of the first six terms of the geometric series 3 + 6 + 12 + ...", "189"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("gives no number for a sum of n terms without an end", () => {
    expect(solve("Find the sum of the first n terms of the series 3 + 6 + 12 + ...").status).toBe(
      "unsupported",
    );
  });
});
