import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const solved = (text: string) => solve(`Solve $${text}$`);

describe("equations with roots", () => {
  it.each([
    ["\\sqrt{2x+3}=5", "x = 11"],
    ["4\\sqrt{x-1}-7=5", "x = 10"],
    ["\\sqrt[3]{x+4}=-2", "x = -12"],
    ["\\sqrt{x+2}=x", "x = 2"],
    ["\\sqrt{5x+1}=\\sqrt{2x+10}", "x = 3"],
    ["\\sqrt{x+9}-\\sqrt{x}=1", "x = 16"],
    ["\\sqrt{x+7}=\\sqrt{x}-2", "\\text{no solution}"],
    ["\\sqrt{3x}+8=0", "\\text{no solution}"],
    ["x^{\\frac{3}{2}}=64", "x = 16"],
    ["x^{\\frac{2}{3}}=9", "x = -27 \\text{ or } x = 27"],
    ["x^{\\frac{2}{3}}-x^{\\frac{1}{3}}-2=0", "x = -1 \\text{ or } x = 8"],
  ])("%s is solved and proved complete", (text, latex) => {
    const result = solved(text);

    expect([result.latex, result.verification]).toEqual([latex, "verified"]);
  });

  it.each([
    ["isolate-root", "\\sqrt{x}-3=0"],
    ["divide-by-root-coefficient", "2\\sqrt{x+1}=6"],
    ["even-root-never-negative", "\\sqrt{x}+1=0"],
    ["raise-both-sides", "\\sqrt{x}=7"],
    ["root-on-each-side", "\\sqrt{x+1}-\\sqrt{2x}=0"],
    ["isolate-one-root", "\\sqrt{x+5}-\\sqrt{x}-1=0"],
    ["raise-to-reciprocal", "x^{\\frac{3}{4}}=8"],
    ["even-power-never-negative", "x^{\\frac{2}{5}}=-1"],
    ["substitute-root", "x^{\\frac{2}{5}}-3x^{\\frac{1}{5}}+2=0"],
    ["check-for-extraneous-roots", "\\sqrt{x+2}=x"],
  ])("%s works on %s", (rule, text) => {
    expect(solved(text).steps.map((step) => step.rule)).toContain(rule);
  });

  it("names what the check leaves out", () => {
    const last = solved("\\sqrt{x+2}=x").steps.at(-1);
    expect(last?.title).toContain("x = -1");
  });

  it("decides whether a number is a solution", () => {
    expect(solve("For the equation $\\sqrt{x+20}=x$: Is $x=5$ a solution?").latex).toContain("yes");
    expect(solve("For the equation $\\sqrt{x+20}=x$: Is $x=-4$ a solution?").latex).toContain("no");
  });
});

describe("random radical equations", () => {
  const whole = fc.integer({ min: -15, max: 15 });
  it("with one root have the solution they were built from", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), whole, fc.integer({ min: 0, max: 12 }), (a, x, value) => {
        const b = value * value - a * x;
        const result = solved(`\\sqrt{${a}x+${b}}=${value}`.replace("+-", "-"));
        expect([result.latex, result.verification]).toEqual([`x = ${x}`, "verified"]);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  it("against a line keep exactly the solutions that fit", () => {
    fc.assert(
      fc.property(whole, whole, (p, q) => {
        // √(x² + (x - p)(x - q)) = x, squared, leaves (x - p)(x - q) = 0.
        const [b, c] = [-(p + q), p * q];
        const result = solved(`\\sqrt{x^2+${b}x+${c}+x^2}=x`.replaceAll("+-", "-"));
        const expected = [...new Set([p, q])].filter((root) => root >= 0).sort((m, n) => m - n);
        const latex =
          expected.length > 0
            ? expected.map((root) => `x = ${root}`).join(" \\text{ or } ")
            : "\\text{no solution}";
        expect([result.latex, result.verification]).toEqual([latex, "verified"]);
      }),
      { seed: 1, numRuns: 80 },
    );
  });
});
