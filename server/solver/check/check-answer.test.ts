import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { checkAnswer } from "./check-answer";
import { equivalent } from "./equivalent";
import { OWN_PROBLEMS } from "./own-problems";

const JUDGED: readonly (readonly [string, string, string])[] = [
  ["Solve 2x + 1 = 5", "2", "right"],
  ["Solve 2x + 1 = 5", "x = 2", "right"],
  ["Solve 2x + 1 = 5", "x = 3", "wrong"],
  ["Solve x^2 = 4", "x = 2", "wrong"],
  ["Solve x^2 = 4", "2 or -2", "right"],
  ["Solve x^2 = -4", "no real solution", "right"],
  ["Solve -2x < 6", "x > -3", "right"],
  ["Solve -2x < 6", "x < -3", "wrong"],
  ["Solve x + y = 5, x - y = 1", "(3, 2)", "right"],
  ["Solve x + y = 5, x - y = 1", "(2, 3)", "wrong"],
  ["Work out 1/4 + 1/4", "1/2", "right"],
  ["Work out 1/4 + 1/4", "2/4", "right-wrong-form"],
  ["Work out 1/4 + 1/4", "2/8", "wrong"],
  ["Factor x^2 - 9", "(x + 3)(x - 3)", "right"],
  ["Factor x^2 - 9", "x^2 - 9", "right-wrong-form"],
  ["Expand (x + 2)^2", "x^2 + 4", "wrong"],
  ["Expand (x + 2)^2", "x^2 + 4x + 4", "right"],
  ["Find the inverse of f(x) = 2x + 6", "y = x/2 - 3", "right"],
];

describe("checkAnswer", () => {
  it.each(JUDGED)("%s, answered %s: %s", (problem, answer, verdict) => {
    expect(checkAnswer(problem, answer).verdict).toBe(verdict);
  });

  it("takes the engine's own answers for right, as LaTeX and as text", () => {
    const solved = OWN_PROBLEMS.filter((problem) => solve(problem).latex !== "");
    expect(solved.length).toBeGreaterThan(OWN_PROBLEMS.length * 0.8);
    for (const problem of solved) {
      const { latex, answer } = solve(problem);
      expect([problem, checkAnswer(problem, latex).verdict]).toEqual([problem, "right"]);
      expect([problem, checkAnswer(problem, answer).verdict]).toEqual([problem, "right"]);
      expect([problem, equivalent(latex, latex).verdict]).toEqual([problem, "same"]);
    }
  });

  it("tells right roots from wrong ones", () => {
    const root = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(root, root, root, (p, q, other) => {
        const problem = `Solve x^2 + (${-p - q})x + (${p * q}) = 0`;
        expect(checkAnswer(problem, p === q ? `x = ${p}` : `${q} or ${p}`).verdict).toBe("right");
        if (other !== p && other !== q) expect(checkAnswer(problem, `x = ${other}`).verdict).toBe("wrong");
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
