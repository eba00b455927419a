import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { parseExpression } from "../../parser/parse";
import { solve } from "../../solve";
import { workProblem } from "../../work";
import { budget, solveProblem } from "../linear-equation/testing";

const solved = (formula: string, letter: string) => solve(`Solve $${formula}$ for $${letter}$`);

/** The formulas for x; null where the engine abstains. */
function rootsOf(equation: string): readonly Expression[] | null {
  const answer = workProblem(solveProblem(equation, "x"), budget())?.derivation.answer;
  return answer?.kind === "roots" ? answer.roots : null;
}

describe("rearranging formulas", () => {
  it.each([
    // even powers have both roots, odd powers one
    ["A=\\pi r^2", "r", "r = \\pm \\sqrt{\\frac{A}{\\pi}}"],
    ["V=\\frac{4}{3}\\pi r^3", "r", "r = \\sqrt[3]{\\frac{3V}{4\\pi}}"],
    ["v^2=u^2+2as", "u", "u = \\pm \\sqrt{v^2 - 2as}"],
    ["E=\\frac{1}{2}mv^2", "v", "v = \\pm \\sqrt{\\frac{2E}{m}}"],
    ["F=\\frac{Gmn}{r^2}", "r", "r = \\pm \\sqrt{\\frac{Gmn}{F}}"],
    ["A=P(1+r)^2", "r", "r = -1 \\pm \\sqrt{\\frac{A}{P}}"],
    ["q=(2x-a)^5", "x", "x = \\frac{a + \\sqrt[5]{q}}{2}"],
    ["q=(x^2+a)^2", "x", "x = \\pm \\sqrt{-a - \\sqrt{q}} \\text{ or } x = \\pm \\sqrt{-a + \\sqrt{q}}"],
    ["x^2=9a^2", "x", "x = -3a \\text{ or } x = 3a"],
    ["50=\\pi r^2", "r", "r = \\pm 5\\sqrt{\\frac{2}{\\pi}}"],
    ["g=\\frac{GM}{r^2}", "r", "r = \\pm \\sqrt{\\frac{GM}{g}}"],
    // roots
    ["c=\\sqrt{a+b}", "a", "a = c^2 - b"],
    ["T=2\\pi\\sqrt{\\frac{l}{g}}", "l", "l = \\frac{gT^2}{4\\pi^2}"],
    ["T=2\\pi\\sqrt{\\frac{l}{g}}", "g", "g = \\frac{4\\pi^2l}{T^2}"],
    ["d=\\sqrt{x^2+y^2}", "x", "x = \\pm \\sqrt{d^2 - y^2}"],
    ["q=\\frac{3}{\\sqrt{x-a}}+b", "x", "x = \\frac{9}{(q - b)^2} + a"],
    // exponents and logarithms
    ["y=3\\cdot 2^x", "x", "x = \\log_{2}\\left(\\frac{y}{3}\\right)"],
    ["y=e^{kx}", "x", "x = \\frac{\\ln(y)}{k}"],
    ["y=\\ln(x+a)", "x", "x = e^y - a"],
    ["y=10^{2x}+c", "x", "x = \\frac{\\log(y - c)}{2}"],
    ["N=N_0e^{-kt}", "t", "t = -\\frac{\\ln\\left(\\frac{N}{N_0}\\right)}{k}"],
    ["y=\\exp(kx)", "x", "x = \\frac{\\ln(y)}{k}"],
    // functions of other letters are like numbers
    ["A=\\frac{1}{2}ab\\sin(C)", "b", "b = \\frac{2A}{a\\sin(C)}"],
    ["y=x^2\\cos(a)+b", "x", "x = \\pm \\sqrt{\\frac{y - b}{\\cos(a)}}"],
    ["y=x\\sqrt{a}+b", "x", "x = \\frac{y - b}{\\sqrt{a}}"],
    // quadratic in the letter
    ["ax^2+bx+c=0", "x", "x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}"],
    ["s=ut+\\frac{1}{2}at^2", "t", "t = \\frac{-u \\pm \\sqrt{2as + u^2}}{a}"],
    ["x^2+6x+c=0", "x", "x = -3 \\pm \\sqrt{9 - c}"],
    ["w=\\frac{x^2}{x^2+a}", "x", "x = \\pm \\sqrt{\\frac{aw}{1 - w}}"],
    ["w=\\frac{x^2+1}{x}", "x", "x = \\frac{w \\pm \\sqrt{w^2 - 4}}{2}"],
    ["A=Pe^{rt}", "t", "t = \\frac{\\ln\\left(\\frac{A}{P}\\right)}{r}"],
    ["A=\\pi r^2+3r^2", "r", "r = \\pm \\sqrt{\\frac{A}{\\pi + 3}}"],
  ])("%s for %s is worked and proved", (formula, letter, latex) => {
    const result = solved(formula, letter);
    expect([result.latex, result.verification, result.method]).toEqual([latex, "verified", "rearrange"]);
  });

  it("leaves what is linear in the letter to the methods for that", () => {
    expect(solved("s=ut+\\frac{1}{2}at^2", "a").method).toBe("linear-equation");
    expect(solved("\\frac{1}{f}=\\frac{1}{u}+\\frac{1}{v}", "u").method).toBe("rational-equation");
  });

  it("only spot-checks that nothing is missing where the degree does not tell", () => {
    const result = solved("q=((x+a)^3+b)^2", "x");
    expect([result.status, result.verification]).toEqual(["solved", "partial"]);
  });

  it.each([
    ["q=\\sin(x)+a", "x"],
    ["q=(\\sqrt{x}+a)^2", "x"],
    ["q=x^5+ax", "x"],
    ["x^2+a^2=0", "x"],
    ["a=e^{x}+x", "x"],
  ])("abstains from %s", (formula, letter) => {
    expect(solved(formula, letter).status).toBe("unsupported");
  });

  it("says where squaring needs a side that is not negative", () => {
    const result = solved("c=\\sqrt{a+b}", "a");
    expect(result.steps.map(({ why }) => why).join()).toContain("$c \\ge 0$");
    expect(result.evidence.join()).toContain("$c \\ge 0$");
  });

  it.each([
    ["undo-operation", "q=\\sqrt{x}-a"],
    ["square-root-property", "q=ax^2"],
    ["collect-powers", "q=ax^2+bx^2"],
    ["clear-denominators", "q=\\frac{x^2}{x^2+a}"],
    ["drop-negative-square", "q=(x^2)^2+a"],
    ["bring-to-standard-form", "q=ax^2+bx"],
    ["quadratic-formula", "q=ax^2+bx"],
  ])("%s works on %s", (rule, formula) => {
    expect(solved(formula, "x").steps.map((step) => step.rule)).toContain(rule);
  });

  it("ends with the answer that is given", () => {
    for (const formula of ["q=ax^2-b", "q=(x^2+a)^2", "q=\\ln(x+a)", "q=ax^2+bx"]) {
      const { steps, latex } = solved(formula, "x");
      expect(steps.at(-1)?.latex).toBe(latex);
    }
  });
});

/** Operations around an expression, as LaTeX. */
const OPERATIONS: readonly ((inner: string) => string)[] = [
  (e) => `(${e}+a)`,
  (e) => `(${e}-3)`,
  (e) => `(b-${e})`,
  (e) => `2(${e})`,
  (e) => `c(${e})`,
  (e) => `\\frac{${e}}{a}`,
  (e) => `\\frac{b}{${e}}`,
  (e) => `(${e})^2`,
  (e) => `(${e})^3`,
  (e) => `\\sqrt{${e}}`,
  (e) => `\\sqrt[3]{${e}}`,
  (e) => `e^{${e}}`,
  (e) => `\\ln(${e})`,
];

const PLACES: readonly (readonly [a: number, b: number, c: number, x: number])[] = [
  [1.3, 2.9, 0.7, 1.9],
  [-0.6, 1.7, 2.3, 0.4],
  [2.1, -1.4, -0.9, 3.2],
  [0.8, 7.3, 1.1, -1.6],
  [-1.9, -2.2, 1.6, -0.7],
];

const realAt = (e: Expression, at: Readonly<Record<string, number>>): number | null => {
  const value = evaluateComplex(e, new Map(Object.entries(at).map(([name, re]) => [name, { re, im: 0 }])));
  return value && Math.abs(value.im) < 1e-9 ? value.re : null;
};

describe("random chains of operations around one letter", () => {
  it("are undone to formulas that fit, and none is lost", () => {
    let worked = 0;
    const chain = fc.array(fc.constantFrom(...OPERATIONS), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(chain, (operations) => {
        const side = operations.reduce((inner, operation) => operation(inner), "x");
        const roots = rootsOf(`q=${side}`);
        if (!roots) return;
        worked += 1;
        const expression = parseExpression(side);
        expect(roots.flatMap(symbolsOf)).not.toContain("x");
        for (const [a, b, c, x] of PLACES) {
          const q = realAt(expression, { a, b, c, x });
          if (q === null || Math.abs(q) > 1e6) continue;
          const found = roots.map((root) => realAt(root, { a, b, c, q })).filter((value) => value !== null);
          const isFound = found.some((value) => Math.abs(value - x) < 1e-5 * (1 + Math.abs(x)));
          expect(isFound, `${side} at ${x}`).toBe(true);
          for (const value of found) {
            const back = realAt(expression, { a, b, c, x: value });
            expect(back, side).not.toBeNull();
            expect(Math.abs((back ?? 0) - q), side).toBeLessThan(1e-4 * (1 + Math.abs(q)));
          }
        }
      }),
      { seed: 7, numRuns: 250 },
    );
    expect(worked).toBeGreaterThan(150);
  });

  it("quadratics with letters have the two values they are built from", () => {
    const part = fc.constantFrom("a", "b", "2a", "a+b", "ab", "3", "a-2", "c");
    fc.assert(
      fc.property(part, part, part, (lead, p, q) => {
        fc.pre(p !== q);
        const text = `(${lead})x^2-(${lead})((${p})+(${q}))x+(${lead})(${p})(${q})=0`;
        const roots = rootsOf(text);
        expect(roots, text).not.toBeNull();
        const at = { a: 1.7, b: -0.6, c: 2.4 };
        const found = (roots ?? []).map((root) => realAt(root, at) ?? Number.NaN);
        const expected = [p, q].map((each) => realAt(parseExpression(each), at) ?? Number.NaN);
        const sorted = (list: number[]) => [...list].sort((m, n) => m - n).map((each) => each.toFixed(6));
        expect(sorted(found), text).toEqual(sorted(expected));
      }),
      { seed: 3, numRuns: 40 },
    );
  });
});
