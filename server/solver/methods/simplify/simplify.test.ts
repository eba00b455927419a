import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateExact } from "../../expression/evaluate-exact";
import { rational } from "../../expression/rational";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { valueLatex } from "../../printer/answer/value";
import type { Derivation, Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { simplify } from "./method";

const allowance = () => budget(DEFAULT_LIMITS);
const problem = (text: string): Problem => ({
  task: "simplify",
  expression: parseExpression(text),
  text,
  instruction: "Simplify",
  latex: text,
  form: {},
});
const work = (text: string): Derivation => {
  const derivation = simplify.work(problem(text), allowance());
  if (!derivation) throw new Error(`${text} was not worked`);
  return derivation;
};
const rulesOf = (text: string) => work(text).steps.map(({ rule }) => rule);

describe("simplify rules", () => {
  it.each([
    ["multiply-powers", "x^5 \\cdot x^{-2}"],
    ["divide-powers", "\\frac{8a^7}{12a^3}"],
    ["negative-power", "7k^{-2}"],
    ["negative-power-of-sum", "(x + y)^{-1} + 1"],
    ["flip-negative-power", "(\\frac{m}{n})^{-3}"],
    ["power-of-power", "(h^{-4})^2"],
    ["power-of-product", "(5c^{-2})^2"],
    ["power-of-quotient", "(\\frac{u}{v})^4"],
    ["common-polynomial-denominator", "\\frac{2}{x} + \\frac{3}{y}"],
    ["add-fractions", "\\frac{5}{x} - \\frac{2}{x}"],
    ["multiply-rational-expressions", "\\frac{x+1}{y} \\cdot \\frac{3}{x+1}"],
    ["divide-by-fraction", "\\frac{x}{x+1} \\div \\frac{y}{x+1}"],
    ["factor-fraction", "\\frac{x^2-4}{x^2+5x+6}"],
    ["cancel-common-factors", "\\frac{2x+6}{4}"],
    ["divide-by-monomial", "(6y^3 - 4y) \\div (2y^2)"],
    ["long-division", "(x^2 + 1) \\div (x + 1)"],
    ["division-by-zero", "\\frac{x}{0}"],
  ])("%s works on %s", (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });
});

describe("simplify", () => {
  it.each([
    ["4x + 7 - 9x", "-5x + 7"],
    ["x^{-4} \\cdot x^9", "x^5"],
    ["(-3a^{-2}b)(2a^5b^{-4})", "-\\frac{6a^3}{b^3}"],
    ["(2x^3)^{-2}", "\\frac{1}{4x^6}"],
    ["(\\frac{2a}{b^2})^{-3}", "\\frac{b^6}{8a^3}"],
    ["\\frac{x^2 - 9}{x^2 - x - 6}", "\\frac{x + 3}{x + 2}"],
    ["\\frac{5 - k}{k^2 - 25}", "-\\frac{1}{k + 5}"],
    ["\\frac{a^2 - b^2}{a^2 - ab}", "\\frac{a + b}{a}"],
    ["\\frac{x}{x-3} - \\frac{3}{x-3}", "1"],
    ["\\frac{1}{x} + \\frac{1}{x+1}", "\\frac{2x + 1}{x(x + 1)}"],
    ["\\frac{\\frac{1}{a} + \\frac{1}{b}}{\\frac{a+b}{a}}", "\\frac{1}{b}"],
    ["\\frac{x+1}{4} - \\frac{x-1}{4}", "\\frac{1}{2}"],
    ["(2x^2 + 7x + 5) \\div (x + 1)", "2x + 5"],
    ["(x^2 + 1) \\div (x + 1)", "x - 1 + \\frac{2}{x + 1}"],
    ["\\frac{0}{t - 4}", "0"],
    ["\\frac{9 - 2x}{0}", "\\text{undefined}"],
    ["3^x \\cdot 3^5", "3^{x + 5}"],
    ["y^{1/2} y^{1/3}", "y^{\\frac{5}{6}}"],
    ["m^0", "1"],
  ])("%s becomes %s", (text, latex) => {
    const { answer } = work(text);
    expect(valueLatex(answer).replace("(x + 1)x", "x(x + 1)")).toBe(latex);
    expect(verifyValue(problem(text), answer, allowance()).status).toBe("verified");
  });

  it.each(["\\sqrt{x} + 1", "\\sin x", "|x|", "\\pi x", "2 + 3", "(x^2)^{1/2}", "(x - x)^{-1}"])(
    "leaves %s to others",
    (text) => {
      expect(simplify.work(problem(text), allowance())).toBeNull();
    },
  );

  it("keeps the value in every step of random fractions and is confirmed by the check", () => {
    const c = fc.integer({ min: -6, max: 6 });
    const linear = fc.tuple(c, c).map(([a, b]) => `(${a}x + (${b}) + y)`);
    const fraction = fc.tuple(linear, linear).map(([a, b]) => `\\frac{${a}}{${b}}`);
    const text = fc
      .tuple(fraction, fc.constantFrom("+", "-", "\\cdot", "\\div"), fraction)
      .map(([a, sign, b]) => `${a} ${sign} ${b}`);
    const at = new Map([
      ["x", rational(23n, 7n)],
      ["y", rational(5n, 11n)],
    ]);
    fc.assert(
      fc.property(text, (source) => {
        const asked = problem(source);
        const derivation = simplify.work(asked, allowance());
        if (derivation?.answer.kind !== "expression") return;
        const expected = evaluateExact(parseExpression(source), at, allowance());
        for (const { latex } of derivation.steps) {
          expect(evaluateExact(parseExpression(latex), at, allowance())).toEqual(expected);
        }
        expect(verifyValue(asked, derivation.answer, allowance()).status).toBe("verified");
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it("agrees with counting exponents for random products of powers", () => {
    const k = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(k, k, k, k, (a, b, d, e) => {
        const text = `\\frac{(x^{${a}}y^{${b}})^{2}}{x^{${d}}y^{${e}}}`;
        const [inX, inY] = [2 * a - d, 2 * b - e];
        const { answer } = work(text);
        const at = new Map([
          ["x", rational(2n)],
          ["y", rational(3n)],
        ]);
        if (answer.kind !== "expression") throw new Error("no expression");
        const value = evaluateExact(answer.expression, at, allowance());
        expect(Number(value?.n) / Number(value?.d)).toBeCloseTo(2 ** inX * 3 ** inY, 6);
        expect(valueLatex(answer)).not.toContain("^{-");
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
