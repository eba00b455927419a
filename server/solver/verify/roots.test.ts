import { describe, expect, it } from "vitest";
import type { Expression } from "../expression/ast";
import { budget, solveProblem } from "../methods/linear-equation/testing";
import { parseExpression } from "../parser/parse";
import type { AnswerValue, Form } from "../types";
import { verifyValue } from "./verify";

/** The parser may leave i as a letter; roots mean the constant. */
const root = (text: string): Expression => parseExpression(text);

const check = (equation: string, roots: readonly string[], form: Form = {}) =>
  verifyValue(
    solveProblem(equation, "x", { form }),
    { kind: "roots", unknown: "x", roots: roots.map(root) },
    budget(),
  );
const all: AnswerValue = { kind: "all", unknown: "x" };

describe("the check of roots", () => {
  it.each([
    ["2x + 1 = 7", ["3"]],
    ["x^2 = 2", ["-\\sqrt{2}", "\\sqrt{2}"]],
    ["x^2 - x - 1 = 0", ["\\frac{1 - \\sqrt{5}}{2}", "\\frac{1 + \\sqrt{5}}{2}"]],
    ["x^2 + 3 = 0", ["-\\sqrt{3}i", "\\sqrt{3}i"]],
    ["x^2 - 6x + 9 = 0", ["3"]],
    ["x^3 = x", ["-1", "0", "1"]],
    ["\\frac{4}{x} = x", ["-2", "2"]],
    ["0x = 5", []],
    ["\\frac{x}{x - 1} = \\frac{1}{x - 1}", []],
  ])("proves the roots of %s to be %j", (equation, roots) => {
    expect(check(equation, roots).status).toBe("verified");
  });

  it.each([
    ["a wrong root", "2x + 1 = 7", ["4"]],
    ["a wrong root next to a right one", "x^2 = 4", ["2", "-3"]],
    ["a missing root", "x^2 = 4", ["2"]],
    ["a missing irrational root", "x^2 = 2", ["\\sqrt{2}"]],
    ["a root listed twice in two ways", "x^2 - 8 = 0", ["2\\sqrt{2}", "2\\sqrt{2}"]],
    ["a wrong surd", "x^2 - x - 1 = 0", ["\\frac{1 - \\sqrt{6}}{2}", "\\frac{1 + \\sqrt{6}}{2}"]],
    ["no solution where there is one", "2x = 6", []],
    ["no solution where there are complex ones", "x^2 = -4", []],
    ["a root that makes a denominator zero", "\\frac{x^2}{x - 2} = \\frac{4}{x - 2}", ["-2", "2"]],
    ["a fraction that is not reduced", "2x = 5", ["\\frac{10}{4}"]],
    ["a root that is not simplified", "x^2 = 8", ["-\\sqrt{8}", "\\sqrt{8}"]],
    ["a missing root of a rational equation", "\\frac{4}{x} = x", ["2"]],
  ])("refutes %s", (_what, equation, roots) => {
    expect(check(equation, roots).status).toBe("refuted");
  });

  it("counts only real roots when real ones are asked for", () => {
    expect(check("x^3 = 8", ["2"], { domain: "real" }).status).toBe("verified");
    expect(check("x^3 = 8", ["2"]).status).toBe("refuted");
    expect(check("x^2 = -4", [], { domain: "real" }).status).toBe("verified");
    expect(check("x^2 = 4", [], { domain: "real" }).status).toBe("refuted");
    expect(check("x^2 = -4", ["-2i", "2i"], { domain: "real" }).status).toBe("refuted");
  });

  it("tells an identity from an equation", () => {
    expect(verifyValue(solveProblem("2(x + 1) = 2x + 2", "x"), all, budget()).status).toBe("verified");
    expect(verifyValue(solveProblem("2(x + 1) = 2x + 3", "x"), all, budget()).status).toBe("refuted");
    expect(verifyValue(solveProblem("x^2 = x", "x"), all, budget()).status).toBe("refuted");
  });

  it("shows the sums in its evidence", () => {
    const result = check("3(x - 2) = \\frac{x}{2} + 9", ["6"]);
    expect(result.status === "verified" && result.evidence).toEqual([
      "Put $x = 6$ back: the left side gives $3(6 - 2) = 12$, the right side gives $\\frac{6}{2} + 9 = 12$.",
      "A linear equation has one root, so this is all of them.",
    ]);
  });

  it("proves a formula in other letters and refutes a wrong one", () => {
    const formula = (text: string) =>
      verifyValue(
        solveProblem("a*x + b = c", "x"),
        { kind: "roots", unknown: "x", roots: [root(text)] },
        budget(),
      ).status;
    expect(formula("\\frac{c - b}{a}")).toBe("verified");
    expect(formula("\\frac{c + b}{a}")).toBe("refuted");
  });

  it("looks for missing solutions behind every sign of an absolute value, and says when it cannot", () => {
    expect(check("|x| = 3", ["-3", "3"]).status).toBe("verified");
    expect(check("|x| = 3", ["3"]).status).toBe("refuted");
    expect(check("|x| * x^2 = 8", ["-2", "2"]).status).toBe("partial");
  });
});
