import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import { verifyValue } from "../../verify/verify";
import { budget, systemProblem } from "../linear-equation/testing";
import { linearSystem } from "./method";

const worked = (equations: string[], unknowns: string[], method?: string) => {
  const problem = systemProblem(equations, unknowns, method ? { method } : {});
  const derivation = linearSystem.work(problem, budget());
  if (!derivation) return null;
  const { latex } = writeAnswer(problem, derivation.answer);
  return { ...derivation, latex, check: verifyValue(problem, derivation.answer, budget()) };
};

describe("a system of linear equations", () => {
  it.each([
    [["x + y = 7", "x - y = 1"], "(x, y) = (4, 3)"],
    [["2x + 3y = 12", "5x - 2y = 11"], "(x, y) = (3, 2)"],
    [["y = 2x - 1", "3x + y = 9"], "(x, y) = (2, 3)"],
    [["\\frac{x}{2} + \\frac{y}{3} = 4", "x - y = 3"], "(x, y) = (6, 3)"],
    [["0.2x + 0.5y = 1.6", "x - y = 1"], "(x, y) = (3, 2)"],
    [["4x + 3y = 5", "8x - 6y = -2"], "(x, y) = \\left(\\frac{1}{2}, 1\\right)"],
    [["x = 4", "x + 2y = 10"], "(x, y) = (4, 3)"],
    [["3x = 12 - 2y", "5y = x + 13"], "(x, y) = (2, 3)"],
  ])("%j gives %s, proved", (equations, latex) => {
    const result = worked(equations, ["x", "y"]);
    expect([result?.latex, result?.check.status]).toEqual([latex, "verified"]);
    expect(result?.steps.at(-1)?.latex).toBe(latex);
  });

  it.each([
    [["x + y + z = 6", "2x - y + z = 3", "x + 2y - z = 2"], "(x, y, z) = (1, 2, 3)"],
    [["2x - 3z = 1", "3y + z = 7", "x + y = 4"], "(x, y, z) = (2, 2, 1)"],
  ])("%j in three unknowns gives %s, proved", (equations, latex) => {
    const result = worked(equations, ["x", "y", "z"]);
    expect([result?.latex, result?.check.status]).toEqual([latex, "verified"]);
  });

  it("is solved by substitution when the problem says so", () => {
    const result = worked(["x + 3y = 10", "2x + y = 5"], ["x", "y"], "substitution");
    expect(result?.steps.map((step) => step.rule)).toContain("substitute");
    expect([result?.latex, result?.check.status]).toEqual(["(x, y) = (1, 3)", "verified"]);
  });

  it("names what is done to the equations", () => {
    const steps = worked(["2x + y = 8", "3x - 2y = 5"], ["x", "y"])?.steps ?? [];
    expect(steps.slice(0, 2).map(({ title, latex }) => [title, latex])).toEqual([
      ["Multiply the first equation by $2$.", "\\begin{cases} 4x + 2y = 16 \\\\ 3x - 2y = 5 \\end{cases}"],
      ["Add the equations.", "7x = 21"],
    ]);
  });

  it("answers only the unknown asked for", () => {
    const result = worked(["5k = 2c - 1", "c = 3k + 2"], ["k"]);
    expect([result?.latex, result?.check.status]).toEqual(["k = -3", "verified"]);
  });

  it.each([
    [
      ["x + 2y = 3", "2x + 4y = 7"],
      ["x", "y"],
    ],
    [
      ["x + y + z = 1", "x + y + z = 2", "x - y = 0"],
      ["x", "y", "z"],
    ],
    [
      ["y = \\frac{1}{2}x + 4", "x - 2y = 3"],
      ["x", "y"],
    ],
  ])("%j has no solution, proved", (equations, unknowns) => {
    const result = worked(equations, unknowns);
    expect([result?.latex, result?.check.status]).toEqual(["\\text{no solution}", "verified"]);
  });

  it("describes all solutions of a dependent system", () => {
    const two = worked(["x + 2y = 3", "2x + 4y = 6"], ["x", "y"]);
    expect([two?.latex, two?.check.status]).toEqual([
      "\\text{infinitely many solutions: } (x, y) = (-2y + 3, y)",
      "verified",
    ]);
    const three = worked(["x + y - z = 0", "2x + 4y - 2z = 6", "3x + 6y - 3z = 9"], ["x", "y", "z"]);
    expect(three?.latex).toBe("\\text{infinitely many solutions: } (x, y, z) = (z - 3, 3, z)");
    expect(three?.check.status).toBe("verified");
  });

  it("leaves nonlinear systems and systems with too few equations for one unknown alone", () => {
    expect(worked(["x*y = 2", "x + y = 3"], ["x", "y"])).toBeNull();
    expect(worked(["x + y = 2"], ["x"])).toBeNull();
  });
});
