import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { sameLogarithms } from "./logarithm-proof";

const same = (a: string, b: string) =>
  sameLogarithms(parseExpression(a), parseExpression(b), budget(DEFAULT_LIMITS));

describe("sums of logarithms with one base", () => {
  it.each([
    ["\\log_{8}(4)", "\\frac{2}{3}", true],
    ["\\log(8) + \\log(125)", "3", true],
    ["\\ln\\left(\\frac{e^4}{16}\\right)", "4 - \\ln(16)", true],
    ["\\log_{3}\\left(\\frac{x^2}{\\sqrt{y}}\\right)", "2\\log_{3}(x) - \\frac{1}{2}\\log_{3}(y)", true],
    ["\\log_{8}(4)", "\\frac{3}{2}", false],
    ["\\log(8) + \\log(125)", "4", false],
    ["\\log_{2}(x)", "\\log_{2}(y)", null],
    ["\\log_{2}(x)", "\\log_{3}(x)", null],
    ["\\log_{1}(5)", "2", null],
    ["\\sin(x)", "\\log(x)", null],
  ])("%s and %s: %s", (a, b, outcome) => {
    expect(same(a, b)).toBe(outcome);
  });

  it("are the same however they are taken apart, and no longer once a number is changed", () => {
    const exponent = fc.integer({ min: -6, max: 6 });
    const number = fc.integer({ min: 2, max: 60 });
    const check = (base: number, [k, a]: [number, number], [m, b]: [number, number]) => {
      const whole = `\\log_{${base}}(${a}^{${k}} \\cdot ${b}^{${m}})`;
      const apart = (first: number) =>
        `${first} \\cdot \\log_{${base}}(${a}) + ${m} \\cdot \\log_{${base}}(${b})`;
      expect(same(whole, apart(k))).toBe(true);
      expect(same(whole, apart(k + 1))).toBe(false);
    };
    fc.assert(fc.property(number, fc.tuple(exponent, number), fc.tuple(exponent, number), check), {
      seed: 1,
      numRuns: 100,
    });
  });
});
