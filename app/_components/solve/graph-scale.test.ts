import { describe, expect, it } from "vitest";
import { HEIGHT, pathOf, scaleOf, ticksOf, WIDTH } from "./graph-scale";

describe("the scale of a graph", () => {
  it("puts the middle of the window in the middle of the picture, up being up", () => {
    const { x, y } = scaleOf({ x: [-2, 6], y: [-10, 10] });
    expect([x(2), y(0)]).toEqual([WIDTH / 2, HEIGHT / 2]);
    expect(y(9)).toBeLessThan(y(-9));
  });

  it.each([
    [
      [-5, 5],
      [-4, -2, 2, 4],
    ],
    [
      [0, 0.9],
      [0.2, 0.4, 0.6, 0.8],
    ],
    [
      [-30, 120],
      [50, 100],
    ],
    [
      [3, 4.2],
      [3, 3.2, 3.4, 3.6, 3.8, 4, 4.2],
    ],
  ] as const)("marks %j at round numbers", (range, ticks) => {
    expect(ticksOf(range)).toEqual(ticks);
  });

  it("draws a stretch as one line through its points", () => {
    const scale = { x: (value: number) => value * 10, y: (value: number) => -value };
    expect(
      pathOf(
        [
          [0, 1],
          [1, 2],
          [2, -3],
        ],
        scale,
      ),
    ).toBe("M0 -1L10 -2L20 3");
  });

  it("draws as many points as the line needs, and none that lies on the way between two others", () => {
    const scale = { x: (value: number) => value, y: (value: number) => value };
    const points = (height: (x: number) => number) =>
      Array.from({ length: 241 }, (_, x): [number, number] => [x, height(x)]);
    expect(
      pathOf(
        points((x) => 3 * x),
        scale,
      ),
    ).toBe("M0 0L240 720");
    const curve = points((x) => 50 * Math.sin(x / 30));
    const drawn = pathOf(curve, scale)
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number));
    expect(drawn.length).toBeLessThan(60);
    for (const [x, y] of curve) {
      const after = drawn.findIndex(([px = 0]) => px >= x);
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [drawn[Math.max(0, after - 1)] ?? [], drawn[after] ?? []];
      const between = bx === ax ? by : ay + ((x - ax) / (bx - ax)) * (by - ay);
      expect(Math.abs(between - y)).toBeLessThan(0.5);
    }
  });
});
