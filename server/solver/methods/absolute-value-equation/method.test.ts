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
    ["Solve |x^2 - 10| = 6", "x = -4 \\text{ or } x = -2 \\text{ or } x = 2 \\text{ or } x = 4"],
  ])("%s gives %s, proved", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it.each(["Solve |x| + |x - 2| = 4", "Solve |x + y| = 3 for x", "Solve |x - 1| = |x - 1|"])(
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
