import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateExact } from "../../expression/evaluate-exact";
import { rational } from "../../expression/rational";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { valueLatex } from "../../printer/answer/value";
import type { Derivation, Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { expand } from "./method";

const allowance = () => budget(DEFAULT_LIMITS);
const problem = (text: string): Problem => ({
  task: "expand",
  expression: parseExpression(text),
  text,
  instruction: "Expand",
  latex: text,
  form: {},
});
const work = (text: string): Derivation => {
  const derivation = expand.work(problem(text), allowance());
  if (!derivation) throw new Error(`${text} was not worked`);
  return derivation;
};

describe("expand rules", () => {
  it.each([
    ["multiply-out-bracket", "5(2x - 3)", "10x - 15"],
    ["multiply-out-bracket", "-2a(a - 4b)", "-2a^2 + 8ab"],
    ["square-of-binomial", "(3x - 2)^2", "9x^2 - 12x + 4"],
    ["product-of-conjugates", "(4 - t)(4 + t)", "16 - t^2"],
    ["multiply-binomials", "(x + 2)(y - 5)", "xy - 5x + 2y - 10"],
    ["multiply-polynomials", "(x + y)(x^2 + a + 1)", "x^3 + xa + x + x^2y + ya + y"],
    ["expand-power", "(x + 2)^3", "x^3 + 6x^2 + 12x + 8"],
    ["remove-brackets", "(x + 3) - (y - 7z)", "x + 3 - y + 7z"],
    ["collect-terms", "7m - 2n + 4m", "11m - 2n"],
    ["multiply-monomials", "(-2x^2)(5xy)", "-10x^3y"],
    ["divide-each-term", "(9x - 6)/3", "3x - 2"],
    ["zero-power", "5x^0", "5 \\cdot 1"],
  ])("%s rewrites %s", (rule, text, state) => {
    const [first] = work(text).steps;
    expect(first?.rule).toBe(rule);
    const shown = parseExpression(first?.latex ?? "");
    const names = new Map(
      ["x", "y", "z", "a", "b", "m", "n", "t"].map((name, i) => [name, rational(BigInt(i + 2))]),
    );
    expect(evaluateExact(shown, names, allowance())).toEqual(
      evaluateExact(parseExpression(state), names, allowance()),
    );
  });
});

describe("expand", () => {
  it.each([
    ["3(x + 4) - 2(5 - x)", "5x + 2"],
    ["(2x + 1)(x - 6)", "2x^2 - 11x - 6"],
    ["0.5(x + 3) + 1.25x", "1.75x + 1.5"],
    ["\\frac{2}{3}(6u - 9)", "4u - 6"],
    ["(a + b)(a^2 - ab + b^2)", "a^3 + b^3"],
    ["x(x + 1)(x - 1)", "x^3 - x"],
    ["(x + y)^2 - (x - y)^2", "4xy"],
    ["(x+1) - (x+1)", "0"],
  ])("%s becomes %s", (text, latex) => {
    expect(valueLatex(work(text).answer)).toBe(latex);
  });

  it("ends at the state of its last step", () => {
    const { steps, answer } = work("4(x - 1)^2 + 3x");
    expect(steps.at(-1)?.latex).toBe(valueLatex(answer));
  });

  it("leaves what is no polynomial to others", () => {
    expect(expand.work(problem("1/x + 1"), allowance())).toBeNull();
    expect(expand.work(problem("2 + 3"), allowance())).toBeNull();
  });

  it("keeps the value in every step and is confirmed by the check", () => {
    const linear = fc.tuple(
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      fc.constantFrom("x", "y"),
    );
    const bracket = linear.map(([a, b, name]) => `(${a}${name} + (${b}))`);
    const text = fc
      .tuple(bracket, bracket, bracket, fc.integer({ min: 1, max: 3 }))
      .map(([a, b, c, k]) => `${a}${b} - 2${c}^${k}`);
    const at = new Map([
      ["x", rational(7n, 3n)],
      ["y", rational(-5n, 2n)],
    ]);
    fc.assert(
      fc.property(text, (source) => {
        const expected = evaluateExact(parseExpression(source), at, allowance());
        const asked = problem(source);
        const derivation = expand.work(asked, allowance());
        if (!derivation) return;
        for (const { latex } of derivation.steps) {
          expect(evaluateExact(parseExpression(latex), at, allowance())).toEqual(expected);
        }
        expect(verifyValue(asked, derivation.answer, allowance()).status).toBe("verified");
      }),
      { seed: 1, numRuns: 120 },
    );
  });
});
