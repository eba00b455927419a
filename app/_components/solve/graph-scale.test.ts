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
});
