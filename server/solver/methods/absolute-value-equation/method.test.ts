import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("equations with absolute values", () => {
  it.each([
    ["Solve |x| = 6", "x = -6 \\text{ or } x = 6"],
    ["Solve |2x - 7| = 3", "x = 2 \\text{ or } x = 5"],
    ["Solve 4|x - 2| - 5 = 11", "x = -2 \\text{ or } x = 6"],
    ["Solve -2|x + 1| + 9 = 1", "x = -5 \\text{ or } x = 3"],
    ["Solve |5x + 10| = 0", "x = -2"],
    ["Solve |3x + 1| + 8 = 2", "\\text{no solution}"],
    ["Solve the absolute value equation: |2x - 5| = |x + 1|", "x = \\frac{4}{3} \\text{ or } x = 6"],
    ["Solve |x - 3| = 2x", "x = 1"],
    ["Solve |x - 3| = 2x - 12", "x = 9"],
    ["Solve |x + 2| = x - 5", "\\text{no solution}"],
    ["Solve |x| + |x - 2| = 4", "x = -1 \\text{ or } x = 3"],
    ["Solve |x| + |x - 2| = 1", "\\text{no solution}"],
    ["Solve |x - 2| + |x + 1| = 5", "x = -2 \\text{ or } x = 3"],
    ["Solve |x - 4| - 2|x| = x", "x = 1"],
    ["Solve |x^2 - 10| = 6", "x = -4 \\text{ or } x = -2 \\text{ or } x = 2 \\text{ or } x = 4"],
  ])("%s gives %s, proved", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it("cuts the number line where several absolute values turn, and leaves out what lies outside a piece", () => {
    const number = fc.integer({ min: -9, max: 9 });
    const factor = fc.constantFrom(-3, -2, -1, 1, 2, 3);
    const bars = fc.array(fc.tuple(factor, factor, number), { minLength: 2, maxLength: 4 });
    const valueAt = (all: readonly (readonly [number, number, number])[], x: number) =>
      all.reduce((sum, [a, b, c]) => sum + a * Math.abs(b * x + c), 0);
    fc.assert(
      fc.property(bars, number, (all, root) => {
        const left = all.map(([a, b, c]) => `(${a})|${b}x + (${c})|`).join(" + ");
        const height = valueAt(all, root);
        const result = solve(`Solve ${left} = ${height}`);
        if (result.status !== "solved") return;
        expect(result.verification).toBe("verified");
        const found = result.latex.split(" \\text{ or } ").map((each) => each.replace("x = ", ""));
        const values = found.map((each) => {
          const [, minus, top, bottom] = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(each) ?? [];
          return top ? (Number(top) / Number(bottom)) * (minus ? -1 : 1) : Number(each);
        });
        for (const x of values) expect(valueAt(all, x)).toBeCloseTo(height, 9);
        expect(values.some((x) => Math.abs(x - root) < 1e-9)).toBe(true);
      }),
      { seed: 7, numRuns: 120 },
    );
  });

  it.each(["Solve |x| + |x - 2| = 2", "Solve |x + y| = 3 for x", "Solve |x - 1| = |x - 1|"])(
    "%s is left alone",
    (text) => {
      expect(solve(text).status).toBe("unsupported");
    },
  );

  it("finds both numbers at a distance from another", () => {
    const number = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 30 }), number, (center, distance, shift) => {
        const result = solve(`Solve 2|x - (${center})| + (${shift}) = ${2 * distance + shift}`);
        expect(result.latex).toBe(`x = ${center - distance} \\text{ or } x = ${center + distance}`);
        expect(result.verification).toBe("verified");
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
