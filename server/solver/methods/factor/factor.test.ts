import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateExact } from "../../expression/evaluate-exact";
import { rational } from "../../expression/rational";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { valueLatex } from "../../printer/answer/value";
import type { Derivation, Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { factor } from "./method";

const allowance = () => budget(DEFAULT_LIMITS);
const problem = (text: string): Problem => ({
  task: "factor",
  expression: parseExpression(text),
  text,
  instruction: "Factor",
  latex: text,
  form: {},
});
const work = (text: string): Derivation => {
  const derivation = factor.work(problem(text), allowance());
  if (!derivation) throw new Error(`${text} was not worked`);
  return derivation;
};

describe("factor rules", () => {
  it.each([
    ["take-out-common-factor", "12x^3 - 8x"],
    ["difference-of-squares", "49m^2 - 36n^2"],
    ["sum-of-cubes", "27c^3 + 64"],
    ["perfect-square", "16y^2 - 24y + 9"],
    ["trinomial", "x^2 - 2x - 35"],
    ["split-middle-term", "6x^2 + 7x - 3"],
    ["group-terms", "xy - 4x + 3y - 12"],
    ["factor-by-grouping", "5p^2 - 15p + 2p - 6"],
    ["rational-root", "x^3 - 7x - 6"],
    ["searched-factor", "x^4 + x^2 + 1"],
    ["no-factors", "3x^2 + 5"],
    ["multiply-out-first", "x(x - 1) - 6"],
  ])("%s works on %s", (rule, text) => {
    expect(work(text).steps.map((step) => step.rule)).toContain(rule);
  });
});

describe("factor", () => {
  it.each([
    ["3x^2 - 12", "3(x + 2)(x - 2)"],
    ["-2x^2 + 10x - 12", "-2(x - 2)(x - 3)"],
    ["x^2 + 7xy + 12y^2", "(x + 4y)(x + 3y)"],
    ["4x^2 + 12x + 9", "(2x + 3)^2"],
    ["64 - z^2", "(8 + z)(8 - z)"],
    ["8 - 27w^3", "(2 - 3w)(4 + 6w + 9w^2)"],
    ["x^4 - 81", "(x^2 + 9)(x + 3)(x - 3)"],
    ["x^4 - 5x^2 - 36", "(x^2 + 4)(x + 3)(x - 3)"],
    ["5a^4b - 5a^2b^3", "5a^2b(a + b)(a - b)"],
    ["x^2 + x + 1", "\\text{prime}"],
    ["25h^2 + 16", "\\text{prime}"],
    ["6t - 9t^2 - 1", "-(3t - 1)^2"],
    ["\\frac{1}{2}x^2 - 2", "\\frac{1}{2}(x + 2)(x - 2)"],
    ["y(a - b) + 4(a - b)", "(a - b)(y + 4)"],
  ])("%s is %s", (text, latex) => {
    const { answer } = work(text);
    expect(valueLatex(answer)).toBe(latex);
    expect(verifyValue(problem(text), answer, allowance()).status).toBe("verified");
  });

  it.each(["12x^3", "7", "\\sqrt{x} - 1"])("leaves %s to others", (text) => {
    expect(factor.work(problem(text), allowance())).toBeNull();
  });

  it("keeps the value in every step, never repeats a line and is never refuted", () => {
    const c = fc.integer({ min: -9, max: 9 });
    const linear = fc.tuple(c, c, fc.constantFrom("", "y")).map(([a, b, y]) => `(${a}x + (${b})${y || "1"})`);
    const product = fc.array(linear, { minLength: 2, maxLength: 3 });
    const at = new Map([
      ["x", rational(7n, 2n)],
      ["y", rational(11n, 3n)],
    ]);
    fc.assert(
      fc.property(product, (parts) => {
        const source = parts.join("").replaceAll(")1)", "))");
        const asked = problem(source);
        const derivation = factor.work(asked, allowance());
        if (derivation?.answer.kind !== "expression") return;
        const expected = evaluateExact(
          asked.task === "factor" ? asked.expression : parseExpression("0"),
          at,
          allowance(),
        );
        let last = "";
        for (const { latex } of derivation.steps) {
          expect(latex).not.toBe(last);
          expect(evaluateExact(parseExpression(latex), at, allowance())).toEqual(expected);
          last = latex;
        }
        expect(verifyValue(asked, derivation.answer, allowance()).status).toBe("verified");
      }),
      { seed: 1, numRuns: 120 },
    );
  });
});
