import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseExpression } from "../parser/parse";
import { solve } from "../solve";
import type { Graph } from "../types";
import { realFunction } from "./real-value";
import { sampleCurves } from "./sample";
import { windowFor } from "./window";

/** A graph in which a point lies off its curves or outside the window is worse than none. */
function expectSound({ curves, window, points }: Graph): void {
  const [left, right] = window.x;
  const [low, high] = window.y;
  expect(left).toBeLessThan(right);
  expect(low).toBeLessThan(high);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(right);
    expect(y).toBeGreaterThanOrEqual(low);
    expect(y).toBeLessThanOrEqual(high);
    const gaps = curves.map(({ expression, letter }) => {
      const height = realFunction(parseExpression(expression), letter)(x);
      return height === null ? Number.POSITIVE_INFINITY : Math.abs(height - y);
    });
    expect(Math.min(...gaps)).toBeLessThan(1e-6 * Math.max(1, Math.abs(y)));
  }
}

const DRAWN: readonly (readonly [
  text: string,
  curves: number,
  points: readonly (readonly [number, number])[],
])[] = [
  ["Solve 4x - 3 = 13", 2, [[4, 13]]],
  [
    "Solve x^2 - 7x + 10 = 0",
    1,
    [
      [3.5, -2.25],
      [2, 0],
      [5, 0],
    ],
  ],
  ["Solve x^2 - 10x + 25 = 0", 1, [[5, 0]]],
  [
    "Solve x^3 - 9x = 0",
    1,
    [
      [-3, 0],
      [0, 0],
      [3, 0],
    ],
  ],
  [
    "Solve |2x - 1| = 9",
    2,
    [
      [-4, 9],
      [5, 9],
    ],
  ],
  ["Solve sqrt(x + 6) = x", 2, [[3, 3]]],
  ["Solve 3^x = 81", 2, [[4, 81]]],
  ["Solve the system x + y = 8, x - 2y = -1", 2, [[5, 3]]],
  [
    "Solve the system x^2 + y^2 = 169, y = x + 7",
    3,
    [
      [-12, -5],
      [5, 12],
    ],
  ],
  [
    "Solve x^2 - 9 < 0",
    1,
    [
      [-3, 0],
      [3, 0],
    ],
  ],
  [
    "Solve -5 < 2x - 1 <= 7",
    3,
    [
      [-2, -5],
      [4, 7],
    ],
  ],
  ["If f(x) = x^2 - 5x, find f(6).", 1, [[6, 6]]],
  ["Find the derivative of x^3 at x = 2", 2, [[2, 8]]],
  [
    "Evaluate the integral $\\int_1^3 x^2 dx$",
    1,
    [
      [1, 1],
      [3, 9],
    ],
  ],
];

describe("the drawing beside an answer", () => {
  it.each(DRAWN)("marks what the answer of “%s” says", (text, curves, points) => {
    const { graph } = solve(text);
    expect(graph?.curves).toHaveLength(curves);
    expect(graph?.points.map(({ x, y }) => [x, y])).toEqual(points);
    if (graph) expectSound(graph);
  });

  it("shows something of every curve", () => {
    for (const [text] of DRAWN) {
      const { graph } = solve(text);
      const drawn = graph ? sampleCurves(graph) : [[]];
      expect(drawn.every((stretches) => stretches.length > 0)).toBe(true);
    }
  });

  it.each(["Solve 3x = 12", "Solve a x + 2 = b for x", "What is 20% of 60?", "Simplify 2x + 3x"])(
    "is left out where there is nothing to see: %s",
    (text) => {
      expect(solve(text).graph).toBeNull();
    },
  );

  it("draws two lines that never meet", () => {
    const { graph } = solve("Solve the system 2x + y = 7, 2x + y = 3");
    expect(graph?.curves).toHaveLength(2);
    expect(graph?.points).toEqual([]);
  });

  it("passes through the roots of any quadratic", () => {
    const small = fc.integer({ min: -60, max: 60 });
    const check = (p: number, q: number, a: number) => {
      const text = `Solve ${a}x^2 + ${-a * (p + q)}x + ${a * p * q} = 0`.replaceAll("+ -", "- ");
      const { graph } = solve(text);
      if (!graph) throw new Error(text);
      expectSound(graph);
      const zeros = graph.points.filter(({ y }) => y === 0).map(({ x }) => x);
      expect(new Set(zeros)).toEqual(new Set([p, q].map((x) => x + 0)));
    };
    fc.assert(fc.property(small, small, fc.integer({ min: 1, max: 9 }), check), { seed: 1, numRuns: 50 });
  });
});

describe("the window", () => {
  it("holds every point, whatever they are", () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const points = fc.array(fc.record({ x: value, y: value }), { maxLength: 6 });
    const check = (spots: readonly { x: number; y: number }[]) => {
      const window = windowFor({ curves: [(x) => x * x - 3], points: spots });
      if (!window) throw new Error("no window");
      expect(window.x[0]).toBeLessThan(window.x[1]);
      expect(window.y[0]).toBeLessThan(window.y[1]);
      for (const { x, y } of spots) {
        expect(x >= window.x[0] && x <= window.x[1] && y >= window.y[0] && y <= window.y[1]).toBe(true);
      }
    };
    fc.assert(fc.property(points, check), { seed: 1, numRuns: 200 });
  });

  it("gives both axes one scale where that shows enough", () => {
    const { x, y } = windowFor({ curves: [(at) => at], points: [{ x: 2, y: 2 }] }) ?? {
      x: [0, 1],
      y: [0, 9],
    };
    expect(((y[1] - y[0]) / (x[1] - x[0])) * (520 / 360)).toBeCloseTo(1, 0);
  });

  it("is refused for numbers too large to draw", () => {
    expect(windowFor({ curves: [], points: [{ x: 1e12, y: 0 }] })).toBeNull();
  });
});

describe("a real function", () => {
  it("has no value where a part of it is not real", () => {
    const value = realFunction(parseExpression("sqrt(x)*sqrt(x - 1)"), "x");
    expect(value(-2)).toBeNull();
    expect(value(4)).toBeCloseTo(Math.sqrt(12), 12);
  });
});
