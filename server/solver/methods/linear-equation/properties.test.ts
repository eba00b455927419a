import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateExact } from "../../expression/evaluate-exact";
import { equals, rational } from "../../expression/rational";
import { verifyValue } from "../../verify/verify";
import { linearEquation } from "./method";
import { budget, relationOf, solveProblem } from "./testing";

const small = fc.integer({ min: -12, max: 12 });
const positive = fc.integer({ min: 1, max: 9 });
const side = fc
  .record({ a: small, b: small, c: small, d: positive, e: small })
  .map(({ a, b, c, d, e }) => `${a}(x + (${b})) + \\frac{${c}x + (${e})}{${d}} - (${b} - ${d}x)`);

describe("random linear equations", () => {
  it("are solved and proved, and every step keeps the solution", () => {
    fc.assert(
      fc.property(side, side, (left, right) => {
        const problem = solveProblem(`${left} = ${right}`, "x");
        const derivation = linearEquation.work(problem, budget());
        const value = derivation?.answer;
        expect(value && verifyValue(problem, value, budget()).status).toBe("verified");
        const root = value?.kind === "roots" ? value.roots[0] : undefined;
        const x = root && evaluateExact(root, new Map(), budget());
        for (const step of x ? (derivation?.steps ?? []) : []) {
          const state = relationOf(step.latex);
          const at = new Map([["x", x ?? rational(0n)]]);
          const [l, r] = [evaluateExact(state.left, at, budget()), evaluateExact(state.right, at, budget())];
          expect(l && r && equals(l, r)).toBe(true);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("never take a step that changes nothing, and take few", () => {
    fc.assert(
      fc.property(side, side, (left, right) => {
        const steps = linearEquation.work(solveProblem(`${left} = ${right}`, "x"), budget())?.steps ?? [];
        expect(steps.length).toBeLessThan(10);
        expect(steps.every((step, i) => step.latex !== steps[i - 1]?.latex)).toBe(true);
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});
