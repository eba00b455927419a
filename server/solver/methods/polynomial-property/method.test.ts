import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** The answer with a plain minus sign, and how far it is proved. */
const outcome = (text: string) => {
  const { answer, verification } = solve(text);
  return { answer: answer.replaceAll("−", "-"), verification };
};

describe("questions about a polynomial", () => {
  it.each([
    ["degree-of-terms", "Find the degree of 4x^3 - x"],
    ["classify-by-terms", "Determine whether 2a + b is a monomial, binomial, or trinomial"],
    ["count-terms", "How many terms are in the polynomial 3x^2 - x + 7?"],
    ["order-by-degree", "Find the leading term of 5 - 2x + x^4"],
    ["read-leading-term", "What is the leading coefficient of -6x^5 + x?"],
    ["read-constant-term", "Find the constant term of x^2 - 8"],
  ])("shows %s on %s", (rule, text) => {
    expect(solve(text).steps.map((step) => step.rule)).toContain(rule);
  });

  it.each([
    ["Find the degree of the polynomial: 6a^2b^3 - ab + 11", "5"],
    ["Determine the degree of the polynomial: -13", "0"],
    ["For the polynomial 2y^4 - y^2 + 6 what is its degree?", "4"],
    ["Determine the type of polynomial: 7 - 3y", "binomial"],
    [
      "Determine whether each polynomial is a monomial, binomial, trinomial, or other polynomial: 4k^3",
      "monomial",
    ],
    ["For the polynomial x^2 - xy + 9 is it a monomial, binomial, or trinomial?", "trinomial"],
    ["Classify the polynomial: x^3 + x^2 + x + 1", "polynomial"],
    ["Find the leading coefficient of 3 - 7x^2 + x", "-7"],
    ["Identify the coefficient of the given term: -9m^2", "-9"],
    ["Find the constant term of x^2 + 4x", "0"],
  ])("%s", (text, answer) => {
    expect(outcome(text)).toEqual({ answer, verification: "verified" });
  });

  it("does not judge a sum that is not collected", () => {
    expect(solve("Find the degree of the polynomial: x^2 + 3x - x^2").status).toBe("unsupported");
    expect(solve("Classify the number 7").status).toBe("unsupported");
    expect(solve("Identify the coefficient of the given term: 3x + 1").status).toBe("unsupported");
  });
});
