import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("a phrase that is put into symbols", () => {
  it.each([
    ["three less than a number n", "n - 3"],
    ["the product of 4 and y, decreased by 7 - write as an expression", "4y - 7"],
    ["write an expression for the sum of x and 9, all multiplied by 2", "2(x + 9)"],
    ["a number n squared plus 10 as an algebraic expression", "n^2 + 10"],
    ["pls translate the quotient of m and 6", "\\frac{m}{6}"],
    ["whats the expression for the difference of a number and 8", "n - 8"],
  ])("%s", (text, answer) => {
    expect(solve(text).latex).toBe(answer);
  });

  it.each([
    ["a number plus twice itself is 51 find the number", "n = 17"],
    ["twice a number decreased by 4 is 10. whats the number", "n = 7"],
    ["the sum of a number and 12 is 20, find the number", "n = 8"],
  ])("or tells of a number that is sought: %s", (text, answer) => {
    expect(solve(text).latex).toBe(answer);
  });

  it.each([
    "three less than a number except 4",
    "a number is 3 more than another number",
    "write an expression for the cost of 3 pens",
    "a positive number plus twice itself is 51 find the number",
    "the sum of a number and 12 is at least 20, find the number",
  ])("is refused with a word that is not understood: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
