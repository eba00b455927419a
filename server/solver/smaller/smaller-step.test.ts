import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnOf } from "@/server/testing/drawn";
import { checkWorking } from "../check/check";
import { solve } from "../solve";
import { PROBLEMS } from "../verify/gate/problems";
import { smallerSteps } from "./smaller-step";

/** The steps of a problem, each with the line before it and the smaller steps it is made of. */
function opened(problem: string) {
  const { steps, read } = solve(problem);
  return steps.map((step, at) => {
    const before = steps[at - 1]?.latex ?? read.latex;
    return { step, before, smaller: smallerSteps(before, step) };
  });
}

const smallerOf = (problem: string) =>
  opened(problem).flatMap(({ smaller }) => (smaller.length > 0 ? [smaller] : []));

describe("smaller steps", () => {
  it.each<[string, string, readonly string[]]>([
    ["what is done to both sides", "3x + 4 = 19", ["3x + 4 - 4 = 19 - 4", "3x = 19 - 4", "3x = 15"]],
    [
      "the sides changing places",
      "84 = -21x",
      ["\\frac{-21x}{-21} = \\frac{84}{-21}", "x = \\frac{84}{-21}", "x = -4"],
    ],
    ["everything on one side", "x^2 + 3x = 40", ["x^2 + 3x - 40 = 40 - 40", "x^2 + 3x - 40 = 0"]],
  ])("show %s", (_, problem, lines) => {
    expect(smallerOf(problem)[0]).toEqual(lines);
  });

  it("turn the sign where the step does", () => {
    expect(smallerOf("7 - 3x < 22").at(-1)?.[0]).toMatch(/^\\frac\{-3x\}\{-3\} > \\frac\{15\}\{-3\}$/);
  });

  it("follow from the problem and lead to the step, whatever the numbers", () => {
    const whole = fc.integer({ min: -9, max: 9 }).filter((each) => each !== 0);
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        fc.pre(a !== d);
        for (const problem of [`${a}x + (${b}) = ${c} + (${d})x`, `${a}(x + (${b})) = ${c} + (${d})x`]) {
          const lines = opened(problem).flatMap(({ step, smaller }) =>
            smaller.length > 0 ? smaller : [step.latex],
          );
          const verdicts = checkWorking(problem, lines).lines.map(({ verdict }) => verdict);
          expect([problem, lines, verdicts.filter((verdict) => verdict !== "follows")]).toEqual([
            problem,
            lines,
            [],
          ]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("are none where a line says several things", () => {
    const step = { rule: "move-constant", title: "Take $2$ from both sides.", latex: "x = 1" };
    expect(smallerSteps("x = 1 \\text{ or } x = 2", step)).toEqual([]);
    expect(smallerSteps("x + 2", step)).toEqual([]);
  });
});

describe("every step", () => {
  const families = Object.entries(PROBLEMS).map(
    ([task, problems]) => [task, drawnOf(problems).slice(0, 4)] as const,
  );

  it.each(families)(
    "of %s has a reason of its own, and opens into two smaller ones at least or none",
    (_, problems) => {
      for (const problem of problems)
        for (const { step, before, smaller } of opened(problem)) {
          const where = `${problem}: ${step.title}`;
          expect(step.why.trim(), where).not.toBe("");
          expect(step.why, where).not.toBe(step.title);
          if (smaller.length === 0) continue;
          expect(smaller.length, where).toBeGreaterThanOrEqual(2);
          expect(smaller.at(-1), where).toBe(step.latex);
          expect(new Set([before, ...smaller]).size, where).toBe(smaller.length + 1);
        }
    },
  );
});
