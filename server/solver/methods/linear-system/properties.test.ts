import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import { verifyValue } from "../../verify/verify";
import { budget, systemProblem } from "../linear-equation/testing";
import { linearSystem } from "./method";

const small = fc.integer({ min: -6, max: 6 });

describe("random systems of linear equations", () => {
  it.each([
    [2, ""],
    [2, "substitution"],
    [3, ""],
  ])("of %i equations are proved whatever they come to, worked by %j", (size, method) => {
    const names = ["x", "y", "z"].slice(0, size);
    const row = fc.array(small, { minLength: size + 1, maxLength: size + 1 });
    fc.assert(
      fc.property(fc.array(row, { minLength: size, maxLength: size }), (rows) => {
        const equations = rows.map(
          (numbers) => `${names.map((name, i) => `(${numbers[i]})*${name}`).join(" + ")} = ${numbers[size]}`,
        );
        const problem = systemProblem(equations, names, method ? { method } : {});
        const derivation = linearSystem.work(problem, budget());
        expect(derivation && verifyValue(problem, derivation.answer, budget()).status).toBe("verified");
        expect(derivation?.steps.at(-1)?.latex).toBe(
          derivation && writeAnswer(problem, derivation.answer).latex,
        );
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
