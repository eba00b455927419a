import { describe, expect, it } from "vitest";
import { findProblem } from "../built-in/find-problem";

const answerOf = (text: string): string | null => {
  const found = findProblem(text);
  return found.kind === "worked" ? found.result.latex : null;
};

describe("a problem that is told of", () => {
  it.each([
    ["my teacher wrote 5(x + 2) = 35 on the board and wants x", "x = 5"],
    ["I have been looking at 2^x = 32 for twenty minutes, what is x", "x = 5"],
    ["we got two equations: p + q = 9 and p - q = 3, find p and q", "(p, q) = (6, 3)"],
    ["The sheet says: “Solve x^2 - x - 12 = 0” and I only get one answer", "x = -3 \\text{ or } x = 4"],
    ["been told to solve 4 - 2x > 10 for x, when do I turn the sign", "x < -3"],
    ["my sister asks what 96 divided by 8 is", "12"],
  ])("is read as itself: %s", (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  });

  it("is never read from its middle on", () => {
    expect(answerOf("stuck on solving x/3 - 2 = 4 since an hour") ?? "").not.toContain("False");
  });

  it.each([
    "my teacher wants the discriminant of x^2 - x - 12 = 0 in cubits",
    "we never solve 5(x + 2) = 35 over the integers",
    "my teacher wrote 5(x + 2) = 35 on the board and wants 3 roots",
    "our book says 5(x + 2) = 35 has no solution",
    "is 5(x + 2) = 35 an identity, asks my teacher",
  ])("is not read where more is said of it: %s", (text) => {
    expect(answerOf(text)).not.toBe("x = 5");
  });
});
