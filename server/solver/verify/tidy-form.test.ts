import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { int, product, quotient } from "../expression/build";
import { parseExpression } from "../parser/parse";
import { untidiness } from "./tidy-form";

describe("the way an answer with letters is written", () => {
  it.each([
    "\\frac{x + 3}{4}",
    "-\\sqrt{5 - x}",
    "\\frac{-1 + \\sqrt{5}}{2}",
    "2 + 3i",
    "\\frac{\\ln\\left(\\frac{3}{4}\\right)}{2}",
    "12a^2b",
    "x^{\\frac{3}{4}}",
  ])("%s is left as it is", (text) => {
    expect(untidiness(parseExpression(text))).toBeNull();
  });

  it.each([
    "\\frac{2x + 6}{8}",
    "\\frac{\\frac{x}{2}}{3}",
    "\\frac{x}{1}",
    "\\frac{1}{i}",
    "2 \\cdot 3 x",
    "x + 2 + 3",
    "-0",
    "\\frac{0}{6}",
  ])("%s is not", (text) => {
    expect(untidiness(parseExpression(text))).not.toBeNull();
  });

  it("shows every whole number that was put above and below", () => {
    const forms = fc.constantFrom("x + 3", "x^2", "ab", "5x - 7y", "\\sqrt{x}", "\\ln(x)");
    const check = (text: string, by: number) => {
      const e = parseExpression(text);
      expect(untidiness(e)).toBeNull();
      expect(untidiness(quotient(product([int(by), e]), int(by)))).not.toBeNull();
    };
    fc.assert(fc.property(forms, fc.integer({ min: 2, max: 1000 }), check), { seed: 1, numRuns: 100 });
  });
});
