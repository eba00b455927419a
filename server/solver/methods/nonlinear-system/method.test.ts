import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { int } from "../../expression/build";
import { parseStatement } from "../../parser/parse";
import { solve } from "../../solve";
import type { Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { budget } from "../linear-equation/testing";

describe("systems of curves", () => {
  it.each([
    ["Solve x^2 + y^2 = 25, y = x + 1", "(x, y) = (-4, -3) \\text{ or } (3, 4)"],
    ["Solve the system by substitution: y = x^2 - 2, y = x", "(x, y) = (-1, -1) \\text{ or } (2, 2)"],
    ["Solve the system: y = x^2 + 4, y = 2x", "\\text{no solution}"],
    [
      "Solve the system by elimination: x^2 + y^2 = 10, x^2 - y^2 = 8",
      "(x, y) = (-3, -1) \\text{ or } (-3, 1) \\text{ or } (3, -1) \\text{ or } (3, 1)",
    ],
    [
      "Solve the system: x^2 + y^2 = 9, x^2 - y = 3",
      "(x, y) = (-\\sqrt{5}, 2) \\text{ or } (0, -3) \\text{ or } (\\sqrt{5}, 2)",
    ],
    ["Solve xy = 12, x - y = 1", "(x, y) = (-3, -4) \\text{ or } (4, 3)"],
    ["Solve the system: x^2 + y^2 = 4, (x - 3)^2 + y^2 = 1", "(x, y) = (2, 0)"],
    ["Solve the system: x^2 + y^2 = 1, x^2 + y^2 = 4", "\\text{no solution}"],
  ])("%s meet at %s, proved", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it("finds the two points in which a circle meets a line through them", () => {
    const small = fc.integer({ min: -7, max: 7 });
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        fc.pre(a !== c && a ** 2 + b ** 2 === c ** 2 + d ** 2);
        const line = `(${c - a})*(y - (${b})) = (${d - b})*(x - (${a}))`;
        const result = solve(`Solve the system: x^2 + y^2 = ${a ** 2 + b ** 2}, ${line}`);
        const points = [`(${a}, ${b})`, `(${c}, ${d})`];
        expect(points.every((point) => result.latex.includes(point))).toBe(true);
        expect(result.verification).toBe("verified");
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it("rejects points that do not fit or are not all", () => {
    const equations = ["x^2 + y^2 = 25", "y = x + 1"].map((text) => parseStatement(text));
    const problem = {
      task: "solve-system",
      equations,
      unknowns: ["x", "y"],
      form: {},
    } as unknown as Problem & {
      readonly task: "solve-system";
    };
    const check = (points: readonly (readonly [number, number])[]) =>
      verifyValue(
        problem,
        {
          kind: "points",
          unknowns: ["x", "y"],
          points: points.map((point) =>
            point
              .map((n) => int(n < 0 ? -n : n))
              .map((e, i) => ((point[i] ?? 0) < 0 ? { kind: "negation" as const, operand: e } : e)),
          ),
        },
        budget(),
      ).status;
    expect(check([[3, 4]])).toBe("refuted");
    expect(check([[3, 5]])).toBe("refuted");
    expect(
      check([
        [3, 4],
        [-4, -3],
      ]),
    ).toBe("verified");
  });
});
