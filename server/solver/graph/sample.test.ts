import { describe, expect, it } from "vitest";
import type { Graph } from "../types";
import { sampleCurves } from "./sample";

const graphOf = (expression: string): Graph => ({
  curves: [{ expression, letter: "x", latex: expression }],
  window: { x: [-4, 4], y: [-4, 4] },
  points: [],
});

describe("sampling a curve", () => {
  it("runs in one stretch from side to side and lies on the function", () => {
    const [stretches = []] = sampleCurves(graphOf("x^2/4 - 1"));
    expect(stretches).toHaveLength(1);
    const points = stretches[0] ?? [];
    expect(points[0]).toEqual([-4, 3]);
    expect(points.at(-1)).toEqual([4, 3]);
    for (const [x, y] of points) expect(y).toBeCloseTo((x * x) / 4 - 1, 12);
  });

  it("is cut at a pole instead of drawn through it", () => {
    const [stretches = []] = sampleCurves(graphOf("1/x"));
    expect(stretches).toHaveLength(2);
    expect(stretches[0]?.every(([x]) => x < 0)).toBe(true);
    expect(stretches[1]?.every(([x]) => x > 0)).toBe(true);
  });

  it("leaves out where the function has no real value", () => {
    const [stretches = []] = sampleCurves(graphOf("sqrt(x - 1)"));
    expect(stretches).toHaveLength(1);
    expect(stretches[0]?.[0]?.[0]).toBeCloseTo(1, 1);
  });
});
