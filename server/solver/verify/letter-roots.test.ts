import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression, parseStatement } from "../parser/parse";
import type { AnswerValue, Problem } from "../types";
import { verifyValue } from "./verify";

function problem(text: string, unknown: string): Problem {
  const equation = parseStatement(text);
  if (equation.kind !== "relation") throw new Error(`not a relation: ${text}`);
  return { task: "solve", text, instruction: "Solve", latex: text, form: {}, equation, unknown };
}

function statusOf(text: string, unknown: string, ...roots: readonly string[]): string {
  const value: AnswerValue = { kind: "roots", unknown, roots: roots.map((each) => parseExpression(each)) };
  return verifyValue(problem(text, unknown), value, budget(DEFAULT_LIMITS)).status;
}

describe("formulas for one of several letters", () => {
  it.each([
    ["A=\\pi r^2", "r", "-\\sqrt{\\frac{A}{\\pi}}", "\\sqrt{\\frac{A}{\\pi}}"],
    ["A=\\pi r^2", "r", "-\\frac{\\sqrt{A}}{\\sqrt{\\pi}}", "\\frac{\\sqrt{A}}{\\sqrt{\\pi}}"],
    ["w=\\sqrt{p+q}", "p", "w^2-q"],
    ["w=5\\sqrt{\\frac{p}{q}}", "q", "\\frac{25p}{w^2}"],
    ["w=(p-q)^3", "p", "q+\\sqrt[3]{w}"],
    ["w=3\\cdot 2^{kp}", "p", "\\frac{\\log_{2}(\\frac{w}{3})}{k}"],
    ["w=\\log_{5}(p)-q", "p", "5^{w+q}"],
    ["mp^2+np=k", "p", "\\frac{-n-\\sqrt{n^2+4km}}{2m}", "\\frac{-n+\\sqrt{n^2+4km}}{2m}"],
    ["p^2-2mp+m^2=n^2", "p", "m-n", "m+n"],
  ])("%s for %s is proved", (text, unknown, ...roots) => {
    expect(statusOf(text, unknown, ...roots)).toBe("verified");
  });

  it.each([
    ["a lost root", "A=\\pi r^2", "r", "\\sqrt{\\frac{A}{\\pi}}"],
    ["an extra root", "w=\\sqrt{p+q}", "p", "-w^2-q", "w^2-q"],
    ["an extra root of an odd power", "w=p^3", "p", "-\\sqrt[3]{w}", "\\sqrt[3]{w}"],
    [
      "the same root twice, written differently",
      "w=4p^2",
      "p",
      "\\frac{\\sqrt{w}}{2}",
      "\\sqrt{\\frac{w}{4}}",
    ],
    ["a wrong factor", "A=\\pi r^2", "r", "-\\sqrt{\\frac{A}{2\\pi}}", "\\sqrt{\\frac{A}{2\\pi}}"],
    [
      "a sign under the root",
      "mp^2+np=k",
      "p",
      "\\frac{-n-\\sqrt{n^2-4km}}{2m}",
      "\\frac{-n+\\sqrt{n^2-4km}}{2m}",
    ],
    ["one of a pair", "mp^2+np=k", "p", "\\frac{-n+\\sqrt{n^2+4km}}{2m}"],
    ["another base", "w=3\\cdot 2^{kp}", "p", "\\frac{\\log(\\frac{w}{3})}{k}"],
    ["another argument", "w=3\\cdot 2^{kp}", "p", "\\frac{\\log_{2}(3w)}{k}"],
    ["the unknown in the formula", "w=p^2+q", "p", "-\\sqrt{w-q+p-p}", "\\frac{w-q}{p}"],
    ["no value at all", "w=3\\cdot 2^{kp}", "p"],
    ["no value of a square", "w=p^2", "p"],
    ["roots in the other order", "w=p^2", "p", "\\sqrt{w}", "-\\sqrt{w}"],
    // they differ by 10⁻¹²
    ["a formula equal to doubles", "w=p^3", "p", "\\sqrt[3]{w}+\\frac{1}{1000000000000}"],
    // equal wherever p is 1, 2 or 3
    ["a formula equal at some places", "w=q^3+p", "q", "\\sqrt[3]{w-p+(p-1)(p-2)(p-3)}"],
    // where the one fits the other does not
    ["roots under different conditions", "w=(\\sqrt{p}+q)^2", "p", "(\\sqrt{w}-q)^2", "(\\sqrt{w}+q)^2"],
    ["a formula that is never real", "w=\\sqrt{p}+\\sqrt{-1-q^2}", "p", "(w-\\sqrt{-1-q^2})^2"],
  ])("%s is not let through", (_mistake, text, unknown, ...roots) => {
    expect(["refuted", "unchecked"]).toContain(statusOf(text, unknown, ...roots));
  });

  it("is only spot-checked where the degree says nothing of real roots", () => {
    const roots = ["\\sqrt[3]{-n-\\sqrt{w}}", "\\sqrt[3]{-n+\\sqrt{w}}"];
    expect(statusOf("w=(p^3+n)^2", "p", ...roots)).toBe("partial");
    expect(statusOf("w=(p^3+n)^2", "p", roots[1] as string)).toBe("refuted");
  });
});
