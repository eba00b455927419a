import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import { verifyValue } from "../../verify/verify";
import { linearEquation } from "./method";
import { budget, solveProblem } from "./testing";

const worked = (text: string, unknown = "x", method?: string) => {
  const problem = solveProblem(text, unknown, method ? { method } : {});
  const derivation = linearEquation.work(problem, budget());
  if (!derivation) return null;
  const { latex } = writeAnswer(problem, derivation.answer);
  return { ...derivation, latex, check: verifyValue(problem, derivation.answer, budget()) };
};

describe("a linear equation", () => {
  it.each([
    ["2x + 3 = 11", "x = 4"],
    ["7 = 2x + 3", "x = 2"],
    ["5 - x = 9", "x = -4"],
    ["x = 3 + 4", "x = 7"],
    ["3(x - 2) = x/2 + 9", "x = 6"],
    ["-(x + 9) = 4", "x = -13"],
    ["20 - 3(2x + 5) = 17", "x = -2"],
    ["2[3(x - 1) + 4] = 5x", "x = -2"],
    ["\\frac{x + 40}{6} = \\frac{x + 10}{3}", "x = 20"],
    ["\\frac{1}{2}x - \\frac{2}{3}x = 1", "x = -6"],
    ["\\frac{3}{4}x = 27", "x = 36"],
    ["x - (-\\frac{1}{6}) = \\frac{5}{6}", "x = \\frac{2}{3}"],
    ["\\frac{x}{-4} = 7", "x = -28"],
    ["\\frac{x}{96} = \\frac{13}{12}", "x = 104"],
    ["1.5x + 2 = 0.3x - 4", "x = -5"],
    ["\\frac{x}{-2.5} = -3.2", "x = 8"],
    ["0.04(x - 5) + 0.3x = 3.2", "x = 10"],
    ["-x = 8", "x = -8"],
    ["8x = 0", "x = 0"],
    ["(x + 3)(x - 3) = x^2 - 5x + 1", "x = 2"],
    ["15x - 9x - 3x = 18 - 27", "x = -3"],
    ["4x + \\frac{3}{4} = 3x", "x = -\\frac{3}{4}"],
    ["-120 = 1.5x", "x = -80"],
  ])("%s comes to %s, proved", (text, latex) => {
    const result = worked(text);
    expect(result?.latex).toBe(latex);
    expect(result?.check.status).toBe("verified");
    expect(result?.steps.at(-1)?.latex).toBe(latex);
  });

  it("is worked in the steps of the exercise book", () => {
    const steps = worked("3(x - 2) = \\frac{x}{2} + 9")?.steps ?? [];
    expect(steps.map(({ title, latex }) => [title, latex])).toEqual([
      ["Multiply out the bracket.", "3x - 6 = \\frac{x}{2} + 9"],
      ["Multiply both sides by $2$ to clear the fraction.", "6x - 12 = x + 18"],
      ["Take $x$ from both sides.", "5x - 12 = 18"],
      ["Add $12$ to both sides.", "5x = 30"],
      ["Divide both sides by $5$.", "x = 6"],
    ]);
  });

  it("clears decimals when the problem says so", () => {
    const steps = worked("0.3x + 1.2 = 0.7x", "x", "clearing the decimals")?.steps ?? [];
    expect(steps[0]?.latex).toBe("3x + 12 = 7x");
  });

  it.each([
    ["3(x + 2) = 3x + 6", "\\text{all real numbers}"],
    ["2x + 5 = 2(x - 1)", "\\text{no solution}"],
    ["x(x + 1) - x^2 = x", "\\text{all real numbers}"],
  ])("%s is recognised as having %s", (text, latex) => {
    const result = worked(text);
    expect(result?.latex).toBe(latex);
    expect(result?.check.status).toBe("verified");
  });

  it.each([
    ["5x + 2y = 12", "y", "y = \\frac{12 - 5x}{2}"],
    ["P = 2L + 2W", "W", "W = \\frac{P - 2L}{2}"],
    ["A = \\frac{1}{2}bh", "h", "h = \\frac{2A}{b}"],
    ["y - 3 = -2(x + 1)", "y", "y = -2x + 1"],
    ["a*x + b*x = c", "x", "x = \\frac{c}{a + b}"],
    ["3x - 9y = -3", "x", "x = 3y - 1"],
    ["p*q - 2q = p*r", "p", "p = \\frac{2q}{q - r}"],
  ])("%s is solved for %s", (text, unknown, latex) => {
    const result = worked(text, unknown);
    expect(result?.latex).toBe(latex);
    expect(result?.check.status).toBe("verified");
  });

  it.each(["x^2 = 4", "\\frac{1}{x} = 2", "|x| = 3", "\\sqrt{x} = 2", "x^3 + x = 2"])(
    "leaves %s to others",
    (text) => {
      expect(worked(text)).toBeNull();
    },
  );
});
