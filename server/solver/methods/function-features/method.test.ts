import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { toLatex } from "../../printer/latex";
import { solve } from "../../solve";
import type { AnswerValue, Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { functionFeatures } from "./method";

const ANSWERS: readonly (readonly [text: string, latex: string])[] = [
  ["Find the vertex of $f(x) = x^2 - 8x + 3$", "(4, -13)"],
  ["For the function f(x) = (x + 2)^2 - 7, find the vertex.", "(-2, -7)"],
  ["Find the axis of symmetry of $y = 3x^2 + 2x - 5$", "x = -\\frac{1}{3}"],
  [
    "Find the maximum or minimum value of $g(t) = -2t^2 + 12t$",
    "\\text{maximum value } 18 \\text{ at } t = 3",
  ],
  ["Find the x-intercepts of $f(x) = x^2 - 4x + 1$", "(2 - \\sqrt{3}, 0),\\ (2 + \\sqrt{3}, 0)"],
  ["Find the x-intercepts of $f(x) = x^2 + 4$", "\\text{none}"],
  ["Find the y-intercept of $h(x) = x^3 - 27$", "(0, -27)"],
  ["Find the x- and y-intercepts of $f(x) = x^2 - 16$", "(-4, 0),\\ (4, 0),\\ (0, -16)"],
  ["Find the $x$-intercepts of $y = \\frac{x - 5}{x + 1}$", "(5, 0)"],
  ["Find the vertical asymptotes of $f(x) = \\frac{x^2 - 9}{x^2 - x - 6}$", "x = -2"],
  ["Find the vertical asymptotes of $f(x) = \\frac{x - 2}{(x - 2)^2}$", "x = 2"],
  ["Find the vertical asymptote of $f(x) = \\frac{3}{x^2 + 5}$", "\\text{none}"],
  ["Find the horizontal asymptote of $f(x) = \\frac{6x^2 - 1}{2x^2 + x}$", "y = 3"],
  ["Find the horizontal asymptote of $f(x) = \\frac{x^2}{x + 4}$", "\\text{none}"],
  ["Find the slant asymptote of $f(x) = \\frac{x^2 + 3x + 5}{x + 1}$", "y = x + 2"],
  ["Find the asymptotes of $y = \\frac{2x}{x - 7}$", "x = 7,\\ y = 2"],
  ["Find the holes of $f(x) = \\frac{x^2 + 2x - 8}{x - 2}$", "(2, 6)"],
  [
    "Describe the end behavior of $f(x) = -4x^3 + x$",
    "f(x) \\to \\infty \\text{ as } x \\to -\\infty,\\ f(x) \\to -\\infty \\text{ as } x \\to \\infty",
  ],
  [
    "Find the zeros and their multiplicities of $f(x) = x^4 - 6x^3 + 9x^2$",
    "x = 0 \\text{ (multiplicity 2)},\\ x = 3 \\text{ (multiplicity 2)}",
  ],
  ["Graph $y = -2x + 6$", "\\text{y-intercept } (0, 6);\\ \\text{x-intercept } (3, 0)"],
  ["Graph $4x + 5y = 20$", "\\text{y-intercept } (0, 4);\\ \\text{x-intercept } (5, 0)"],
  [
    "Sketch the graph of $f(x) = x^2 - 2x - 3$",
    "\\text{vertex } (1, -4);\\ \\text{y-intercept } (0, -3);\\ \\text{x-intercepts } (-1, 0),\\ (3, 0)",
  ],
];

describe("the features of a graph", () => {
  it.each(ANSWERS)("answers “%s”", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    expect(result.steps.length).toBeGreaterThan(0);
    result.steps.forEach((step, i) => {
      expect(step.latex).not.toBe(result.steps[i - 1]?.latex);
    });
  });

  it("draws what it speaks of", () => {
    expect(solve("Graph y = |x - 3| - 1").graph?.points).toHaveLength(5);
    expect(solve("Find the slant asymptote of $f(x) = \\frac{x^2 + 1}{x - 1}$").graph?.curves).toHaveLength(
      2,
    );
    expect(solve("Graph the system y = x + 1, y = -x + 5").graph?.points).toEqual([
      { x: 2, y: 3, label: "(2, 3)" },
    ]);
  });

  it("names the asymptotes and holes of a fraction beside its points", () => {
    expect(solve("Graph $f(x) = \\frac{x + 1}{x - 2}$").answer).toBe(
      "asymptotes x = 2, y = 1; y-intercept (0, −1/2); x-intercepts (−1, 0)",
    );
    expect(solve("Graph $f(x) = \\frac{x^2 - 9}{x - 3}$").answer).toBe(
      "hole (3, 6); y-intercept (0, 3); x-intercepts (−3, 0)",
    );
  });

  it("says that the points of a table are not the whole graph", () => {
    expect(solve("Graph $y = 2^x$").verification).toBe("partial");
    expect(solve("Graph $f(x) = \\frac{x + 1}{x - 2}$").verification).toBe("partial");
  });

  it.each([
    "Find the maximum value of $f(x) = x^2 + 1$",
    "Graph $y > 2x + 1$",
    "Graph $x = 3$",
    "Find the vertex of $f(x) = x^3 - 1$",
    "Graph $y = ax + b$",
  ])("abstains from what has no such answer: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("finds the vertex and the intercepts of any parabola with known ones", () => {
    const small = fc.integer({ min: -12, max: 12 });
    const check = (p: number, q: number, a: number) => {
      const body = parseExpression(`${a}(x - (${p}))(x - (${q}))`);
      const shown = `$y = ${toLatex(body)}$`;
      const roots = p === q ? [p] : [Math.min(p, q), Math.max(p, q)];
      expect(solve(`Find the x-intercepts of ${shown}`).latex).toBe(
        roots.map((r) => `(${r}, 0)`).join(",\\ "),
      );
      const middle = (p + q) / 2;
      const { graph } = solve(`Find the vertex of ${shown}`);
      expect(graph?.points[0]?.x).toBeCloseTo(middle, 9);
      expect(graph?.points[0]?.y).toBeCloseTo(a * (middle - p) * (middle - q), 9);
    };
    fc.assert(fc.property(small, small, fc.integer({ min: 1, max: 5 }), check), { seed: 1, numRuns: 50 });
  });

  it("finds every upright asymptote and every hole of a fraction built from them", () => {
    const place = fc.integer({ min: -9, max: 9 });
    const check = (hole: number, pole: number, zero: number) => {
      fc.pre(hole !== pole && zero !== pole && zero !== hole);
      const factor = (at: number) => (at < 0 ? `(x + ${-at})` : `(x - ${at})`);
      const shown = `$f(x) = \\frac{${factor(hole)}${factor(zero)}}{${factor(hole)}${factor(pole)}}$`;
      expect(solve(`Find the vertical asymptotes of ${shown}`).latex).toBe(`x = ${pole}`);
      expect(solve(`Find the x-intercepts of ${shown}`).latex).toBe(`(${zero}, 0)`);
      expect(solve(`Find the holes of ${shown}`).graph?.curves).toHaveLength(1);
    };
    fc.assert(fc.property(place, place, place, check), { seed: 1, numRuns: 50 });
  });
});

describe("the check of a feature", () => {
  const problem = (
    body: string,
    asked: "vertex" | "x-intercepts" | "horizontal-asymptote" | "end-behavior",
  ): Problem => ({
    task: "function-features",
    body: parseExpression(body),
    unknown: "x",
    output: parseExpression("y"),
    asked,
    text: "",
    instruction: "",
    latex: "",
    form: {},
  });
  const point = (x: string, y: string): AnswerValue => ({
    kind: "points",
    unknowns: ["x", "y"],
    points: [[parseExpression(x), parseExpression(y)]],
  });

  it.each([
    ["a vertex beside the axis", problem("x^2 - 4x", "vertex"), point("1", "-3")],
    ["a missing zero", problem("x^2 - 4x", "x-intercepts"), point("4", "0")],
    [
      "a wrong end",
      problem("x^3", "end-behavior"),
      { kind: "word", word: "up on the left, up on the right" },
    ],
    ["an asymptote that there is", problem("1/x", "horizontal-asymptote"), { kind: "word", word: "none" }],
  ] as const)("refutes %s", (_, given, value) => {
    expect(verifyValue(given, value, budget(DEFAULT_LIMITS)).status).toBe("refuted");
  });

  it("is not asked about other tasks", () => {
    const other: Problem = { ...problem("x", "vertex"), task: "simplify", expression: parseExpression("x") };
    expect(functionFeatures.work(other, budget(DEFAULT_LIMITS))).toBeNull();
  });
});
