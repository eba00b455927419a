import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onCurve, placeAt, type Spot, spotOf, step } from "./place";
import type { LiveDrawing, View } from "./types";
import { moved, nextPlace, placeSaid, readOff, widthOf, zoomed } from "./view";

const parabola: LiveDrawing = {
  window: { x: [-2, 6], y: [-2, 6] },
  curves: [
    { latex: "y = x^2 - 4x + 3", height: (x) => x * x - 4 * x + 3, drawn: null },
    { latex: "y = 1", height: () => 1, drawn: null },
  ],
  points: [
    { x: 1, y: 0, label: "(1, 0)" },
    { x: Math.SQRT2 + 2, y: 1, label: "≈ (3.41, 1)" },
  ],
};
const onlyDrawn: LiveDrawing = {
  ...parabola,
  curves: [
    {
      latex: "",
      height: () => 0,
      drawn: [
        [
          [-2, 0],
          [6, 0],
        ],
      ],
    },
  ],
};

const part = fc.double({ min: 0, max: 1, noNaN: true });
const spot = fc.tuple(part, part);
const act = fc.oneof(
  fc.record({ by: fc.double({ min: 0.2, max: 5, noNaN: true }), at: spot }),
  fc.record({
    shift: fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
  }),
);

function viewFrom(
  acts: readonly (typeof act extends fc.Arbitrary<infer T> ? T : never)[],
  drawing: LiveDrawing,
): View {
  return acts.reduce<View>(
    (view, each) =>
      "by" in each ? zoomed(view, each.by, each.at, drawing) : moved(view, each.shift, drawing),
    drawing.window,
  );
}

describe("a view of a graph", () => {
  it("keeps the spot that it is zoomed at where it is", () => {
    fc.assert(
      fc.property(spot, fc.double({ min: 0.3, max: 3, noNaN: true }), (at, by) => {
        const [x, y] = [-2 + 8 * at[0], -2 + 8 * at[1]];
        const [across, up] = spotOf([x, y], zoomed(parabola.window, by, at, parabola));
        expect(across).toBeCloseTo(at[0], 6);
        expect(up).toBeCloseTo(at[1], 6);
      }),
    );
  });

  it("never leaves what was drawn where no more is known of a curve, and is never turned over or empty", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        for (const drawing of [parabola, onlyDrawn]) {
          const view = viewFrom(acts, drawing);
          expect(widthOf(view.x)).toBeGreaterThan(8 / 65);
          expect(widthOf(view.y)).toBeGreaterThan(8 / 65);
          expect(widthOf(view.x)).toBeLessThan(8 * 17);
        }
        const { x, y } = viewFrom(acts, onlyDrawn);
        for (const [low, high] of [x, y]) {
          expect(low).toBeGreaterThanOrEqual(-2 - 1e-9);
          expect(high).toBeLessThanOrEqual(6 + 1e-9);
        }
      }),
    );
  });
});

describe("a place on a graph", () => {
  it("is the marked point where a finger is close to one", () => {
    const near: Spot = spotOf([1.05, 0.1], parabola.window);
    expect(placeAt(near, parabola.window, parabola)).toMatchObject({ x: 1, y: 0, label: "(1, 0)", curve: 0 });
  });

  it("is else on the curve that is nearer, at a number with few digits", () => {
    fc.assert(
      fc.property(spot, (at) => {
        const { curve, x, y, label } = placeAt(at, parabola.window, parabola);
        if (label !== null) return;
        const heights = parabola.curves.map(({ height }) => height(x) ?? Number.NaN);
        const pointed = -2 + 8 * at[1];
        expect(y).toBe(heights[curve]);
        expect(Math.abs((y ?? 0) - pointed)).toBeLessThanOrEqual(
          Math.min(...heights.map((each) => Math.abs(each - pointed))),
        );
        expect(String(Math.abs(x)).length).toBeLessThanOrEqual(4);
        expect(Math.abs(x - (-2 + 8 * at[0]))).toBeLessThanOrEqual(0.05);
      }),
    );
  });

  it("goes on by keys to round numbers and passes no marked point of its curve by", () => {
    const xs: number[] = [];
    for (let place = onCurve(0, -0.13, parabola), count = 0; count < 30; count += 1) {
      place = step(place, 1, parabola.window, parabola);
      expect(place.curve).toBe(0);
      xs.push(place.x);
    }
    expect(xs.slice(0, 7)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]);
    expect(xs).toContain(Math.SQRT2 + 2);
  });

  it("comes back by the same keys", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (count) => {
        const x = readOff(count / 25, parabola.window);
        const round = nextPlace(x, 1, parabola.window);
        expect(nextPlace(nextPlace(round, 1, parabola.window), -1, parabola.window)).toBe(round);
      }),
    );
  });
});

describe("what is said of a place", () => {
  it.each([
    [1.5, -0.75, "x = 1.5, y = −0.75"],
    [1.55, -0.7975, "x = 1.55, y ≈ −0.8"],
    [1.65, -0.8775, "x = 1.65, y ≈ −0.88"],
    [2, -1, "x = 2, y = −1"],
    [-0.5, 3.85e-16, "x = −0.5, y = 0"],
    [0, null, "x = 0: no value here"],
  ] as const)("at %d is as people round", (x, y, said) => {
    expect(placeSaid(x, y, { x: [-2, 6], y: [-2, 6] })).toBe(said);
  });
});
