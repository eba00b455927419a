import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import { verifyValue } from "../../verify/verify";
import { budget, solveProblem } from "../linear-equation/testing";
import { rationalEquation } from "./method";

const small = fc.integer({ min: -7, max: 7 });

describe("random rational equations", () => {
  it("are proved whenever they are solved", () => {
    let solved = 0;
    fc.assert(
      fc.property(fc.record({ a: small, b: small, c: small, d: small, e: small }), ({ a, b, c, d, e }) => {
        const text = `\\frac{${a}}{x - (${b})} + \\frac{x + ${c}}{x - (${d})} = ${e}`;
        const problem = solveProblem(text, "x");
        const derivation = rationalEquation.work(problem, budget());
        if (!derivation) return;
        solved++;
        expect(verifyValue(problem, derivation.answer, budget()).status).toBe("verified");
        expect(derivation.steps.at(-1)?.latex).toBe(writeAnswer(problem, derivation.answer).latex);
      }),
      { seed: 1, numRuns: 200 },
    );
    expect(solved).toBeGreaterThan(150);
  });
});
