import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import { verifyValue } from "../../verify/verify";
import { budget, solveProblem } from "../linear-equation/testing";
import { quadraticEquation } from "./method";

const coefficient = fc.integer({ min: -30, max: 30 });

describe("random quadratic equations", () => {
  it.each(["", "completing the square", "quadratic formula", "factoring"])(
    "are proved, worked by %j",
    (method) => {
      fc.assert(
        fc.property(
          coefficient.filter((a) => a !== 0),
          coefficient,
          coefficient,
          (a, b, c) => {
            const problem = solveProblem(`${a}x^2 + ${b}x = ${c}`, "x", method ? { method } : {});
            const derivation = quadraticEquation.work(problem, budget());
            expect(derivation && verifyValue(problem, derivation.answer, budget()).status).toBe("verified");
            const steps = derivation?.steps ?? [];
            expect(steps.at(-1)?.latex).toBe(derivation && writeAnswer(problem, derivation.answer).latex);
            expect(steps.every((step, i) => step.latex !== steps[i - 1]?.latex)).toBe(true);
          },
        ),
        { seed: 1, numRuns: 120 },
      );
    },
  );
});
