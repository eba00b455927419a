import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** The answer with a plain minus sign, and how far it is proved. */
const outcome = (text: string) => {
  const { answer, verification } = solve(text);
  return { answer: answer.replaceAll("−", "-"), verification };
};

const rules = (text: string): string[] => solve(text).steps.map(({ rule }) => rule);

describe("division of polynomials", () => {
  it.each([
    ["divide-leading-terms", "Find the quotient and remainder when 2x^2 + 5x - 1 is divided by x + 3"],
    ["read-quotient-and-remainder", "Find the quotient and the remainder of (y^2 + 1) ÷ (y - 1)"],
    ["substitute-root", "Find the remainder when x^3 - 2x is divided by x - 2"],
    [
      "value-is-remainder",
      "Use the remainder theorem to find the remainder when x^3 + 5 is divided by x + 1",
    ],
    ["decide-factor", "Is x - 4 a factor of x^2 - 16?"],
  ])("shows %s on %s", (rule, text) => {
    expect(rules(text)).toContain(rule);
  });

  it.each([
    ["Find the quotient and remainder when 4x^3 - 2x + 9 is divided by x + 2", "4x^2 - 8x + 14", "-19"],
    [
      "Use synthetic division to find the quotient and remainder: x^4 - 1 is divided by x - 1",
      "x^3 + x^2 + x + 1",
      "0",
    ],
    [
      "Use long division to divide. Specify the quotient and the remainder: (x^3 + x) ÷ (x^2 - x + 2)",
      "x + 1",
      "-2",
    ],
    ["Find the quotient and remainder when x + 1 is divided by x^2", "0", "x + 1"],
  ])("%s", (text, quotient, remainder) => {
    const answer = `quotient ${quotient}, remainder ${remainder}`;
    expect(outcome(text)).toEqual({ answer, verification: "verified" });
  });

  it.each([
    ["Find the remainder when f(x) = x^3 + 2x + 1 is divided by x - 3", "34"],
    ["If 2x^2 - x is divided by 2x - 3, what is the remainder?", "3"],
    ["Determine whether x + 2 is a factor of x^3 + 8", "yes"],
    ["Use the factor theorem to determine if x - 1 is a factor of x^5 + 1", "no"],
    [
      "Use synthetic division to determine whether the first expression is a factor of the second. If it is, indicate the factorization. x - 3, 2x^3 - 6x^2 + x - 3",
      "yes: (x - 3)(2x^2 + 1)",
    ],
  ])("%s", (text, answer) => {
    expect(outcome(text)).toEqual({ answer, verification: "verified" });
  });

  it("leaves alone what it cannot decide", () => {
    expect(solve("Is x^2 + 1 a factor of x^4 - 1?").status).toBe("unsupported");
    expect(solve("Find the remainder when x is divided by 0").status).toBe("unsupported");
  });

  it("finds the quotient and the remainder that a product was built from", () => {
    const digit = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(digit, fc.integer({ min: 1, max: 9 }), digit, digit, (root, lead, middle, rest) => {
        const dividend = `(x - (${root}))*(${lead}x^2 + (${middle})x + 1) + (${rest})`;
        const text = `Find the remainder when ${dividend} is divided by x - (${root})`;
        expect(outcome(text)).toEqual({ answer: String(rest), verification: "verified" });
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
