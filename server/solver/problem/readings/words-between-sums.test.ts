import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("an operation in words between sums in signs", () => {
  it.each([
    ["x^2+5x+6 divided by x+2", "x + 3"],
    ["x^2 + 5x + 6 divided by x + 2", "x + 3"],
    ["3x-1 times x+2", "3x^2 + 5x - 2"],
    ["derivative of x+4 over x-1", "-\\frac{5}{(x - 1)^2}"],
    ["remainder of x^3+x-4 divided by x-2", "6"],
  ])("reaches over both where both hold letters: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    "12+8 over 4",
    "7+2 times 3",
    "4x+8 over 4",
    "6 times x+1",
    "x+3 squared",
    "9 minus x+4",
    "x+2 take away x-5",
  ])("is asked about where one of them is glued: %s", (text) => {
    expect(solve(text).status).toBe("ambiguous");
  });

  it.each([
    ["12 + 8 divided by 4", "14"],
    ["7 plus 2 times 3", "13"],
    ["(12+8) over 4", "5"],
    ["2x squared", "2x^2"],
    ["6 minus 2", "4"],
  ])("keeps the order of operations where the spaces show it, or brackets: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});
