import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import { verifyValue } from "../../verify/verify";
import { budget, solveProblem } from "../linear-equation/testing";
import { rationalEquation } from "./method";

const worked = (text: string, unknown = "x") => {
  const problem = solveProblem(text, unknown);
  const derivation = rationalEquation.work(problem, budget());
  if (!derivation) return null;
  const { latex } = writeAnswer(problem, derivation.answer);
  return { ...derivation, latex, check: verifyValue(problem, derivation.answer, budget()) };
};

describe("an equation with the unknown in a denominator", () => {
  it.each([
    ["\\frac{6}{x} = \\frac{3}{4}", "x = 8"],
    ["\\frac{x}{x + 12} = \\frac{2}{5}", "x = 8"],
    ["\\frac{1}{x} + \\frac{1}{3} = \\frac{1}{2}", "x = 6"],
    ["\\frac{2}{x - 1} + \\frac{3}{x + 1} = \\frac{14}{x^2 - 1}", "x = 3"],
    ["1 - \\frac{1}{x} = \\frac{6}{x^2}", "x = -2 \\text{ or } x = 3"],
    ["x + \\frac{1}{x} = 3", "x = \\frac{3 \\pm \\sqrt{5}}{2}"],
    ["\\frac{x}{x - 3} = \\frac{3}{x - 3}", "\\text{no solution}"],
    ["\\frac{x}{x - 2} + \\frac{1}{x + 2} = \\frac{8}{x^2 - 4}", "x = -5"],
    ["\\frac{x}{2x + 2} - \\frac{1}{3x + 3} = \\frac{1}{6}", "x = \\frac{3}{2}"],
    ["\\frac{2.4}{x} = \\frac{0.8}{0.5}", "x = 1.5"],
  ])("%s gives %s, proved", (text, latex) => {
    const result = worked(text);
    expect([result?.latex, result?.check.status]).toEqual([latex, "verified"]);
    expect(result?.steps.at(-1)?.latex).toBe(latex);
  });

  it("says which root makes a denominator zero", () => {
    const steps = worked("\\frac{x^2}{x - 4} = \\frac{16}{x - 4}")?.steps ?? [];
    expect(steps.at(-1)).toMatchObject({ rule: "exclude-zero-denominator", latex: "x = -4" });
    expect(steps.at(-1)?.title).toBe("Leave out $x = 4$.");
  });

  it.each([
    ["\\frac{E}{c} = m^2", "c", "c = \\frac{E}{m^2}"],
    ["m = \\frac{y - 3}{x + 2}", "y", "y = mx + 2m + 3"],
    ["\\frac{1}{p} + \\frac{2}{q} = 4", "p", "p = \\frac{q}{4q - 2}"],
  ])("%s is solved for %s", (text, unknown, latex) => {
    const result = worked(text, unknown);
    expect([result?.latex, result?.check.status]).toEqual([latex, "verified"]);
  });

  it("leaves an identity to others, since not every number may be put in", () => {
    expect(worked("\\frac{2x}{x} = 2")).toBeNull();
  });
});
