import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkWorking } from "../check/check";
import { solve } from "../solve";
import { smallerStep } from "./smaller-step";

/** The lines between the lines of a solution, each with the one it comes before. */
function smallerLines(problem: string) {
  const { steps, read } = solve(problem);
  return steps.flatMap((step, at) => {
    const line = smallerStep(steps[at - 1]?.latex ?? read.latex, step);
    return line === null ? [] : [{ line, after: step.latex }];
  });
}

describe("a smaller step", () => {
  it("writes what is done on both sides", () => {
    expect(smallerLines("3x + 4 = 19").map(({ line }) => line)).toEqual([
      "3x + 4 - 4 = 19 - 4",
      "\\frac{3x}{3} = \\frac{15}{3}",
    ]);
  });

  it("turns the sign where the step does", () => {
    expect(smallerLines("7 - 3x < 22").at(-1)?.line).toMatch(/^\\frac\{-3x\}\{-3\} > \\frac\{15\}\{-3\}$/);
  });

  it("follows from the problem, and the step from it, whatever the numbers", () => {
    const whole = fc.integer({ min: -9, max: 9 }).filter((each) => each !== 0);
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        fc.pre(a !== d);
        const problem = `${a}x + (${b}) = ${c} + (${d})x`;
        const lines = smallerLines(problem).flatMap(({ line, after }) => [line, after]);
        const verdicts = checkWorking(problem, lines).lines.map(({ verdict }) => verdict);
        expect(verdicts.every((verdict) => verdict === "follows")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("is left out where a line says several things or a step does something else", () => {
    const step = { title: "Take $2$ from both sides.", latex: "x = 1" };
    expect(smallerStep("x = 1 \\text{ or } x = 2", step)).toBeNull();
    expect(smallerStep("x + 2", step)).toBeNull();
    expect(smallerStep("x + 2 = 3", { title: "Factor the left side.", latex: "x = 1" })).toBeNull();
  });
});
