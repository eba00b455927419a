import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Drawing } from "@/server/features/solve/types";
import { boxOf, labelsOf, numeral } from "./graph-labels";
import { HEIGHT, scaleOf, WIDTH } from "./graph-scale";

/** Two ends of a window, from tiny to huge, with zero inside or far away. */
const range = fc
  .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true }))
  .chain(([low, width]) =>
    fc
      .integer({ min: -8, max: 8 })
      .map((power): [number, number] => [low * 10 ** power, (low + width) * 10 ** power]),
  );

const labelled = fc.tuple(range, range).chain(([x, y]) => {
  const within = ([low, high]: [number, number]) => fc.double({ min: low, max: high, noNaN: true });
  const point = fc.record({
    x: within(x),
    y: within(y),
    label: fc.constantFrom("", "(2, −3)", "≈ (1.41, −12.5)"),
  });
  return fc.record({
    curves: fc.constant<Drawing["curves"]>([]),
    window: fc.constant({ x, y }),
    points: fc.array(point, { maxLength: 4 }),
  });
});

describe("the labels of a graph", () => {
  it("of its axes never lie over one another or over a point's, and never leave the picture", () => {
    fc.assert(
      fc.property(labelled, (graph) => {
        const { axes, points } = labelsOf(graph, scaleOf(graph.window));
        const boxes = axes.map(boxOf);
        const all = [...boxes, ...points.map(boxOf)];
        for (const [at, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(WIDTH);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(HEIGHT);
          for (const [after, other] of all.entries()) {
            if (after <= at) continue;
            const apart =
              box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top;
            expect(apart).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("name every point that has a label, beside its point", () => {
    const window = { x: [-5, 5], y: [-4, 4] } as { x: [number, number]; y: [number, number] };
    const near = [0, 0.2, 0.4].map((x) => ({ x, y: 0, label: `(${x}, 0)` }));
    const { points } = labelsOf({ curves: [], window, points: near }, scaleOf(window));
    expect(points.map(({ text }) => text)).toEqual(["(0, 0)", "(0.2, 0)", "(0.4, 0)"]);
    const [first, second, third] = points.map(boxOf);
    for (const [one, other] of [
      [first, second],
      [second, third],
      [first, third],
    ] as const) {
      if (!one || !other) throw new Error("a label is missing");
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart).toBe(true);
    }
  });

  it.each([
    [0.5, "0.5"],
    [-20, "−20"],
    [500_000, "500000"],
    [2_000_000, "2×10⁶"],
    [-1e-7, "−10⁻⁷"],
    [5e21, "5×10²¹"],
  ])("write %d as by hand: %s", (value, text) => {
    expect(numeral(value)).toBe(text);
  });

  it("never write a number as programs do", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => !/e/i.test(numeral(value))),
    );
  });
});
