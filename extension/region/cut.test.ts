import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, type Region, WHOLE, withSide } from "./cut";

const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const corner = fc.record({ x: share, y: share });

const isRegion = ({ left, top, right, bottom }: Region): boolean =>
  left >= 0 && top >= 0 && right <= 1 && bottom <= 1 && right > left && bottom > top;

describe("a region", () => {
  it("is the same from whichever corner it is drawn, and lies inside the picture", () => {
    fc.assert(
      fc.property(corner, corner, (one, other) => {
        expect(between(one, other)).toEqual(between(other, one));
        expect(isRegion(between(one, other))).toBe(true);
      }),
    );
    expect(between({ x: 0.9, y: 0.2 }, { x: 0.1, y: 0.5 })).toEqual({
      left: 0.1,
      top: 0.2,
      right: 0.9,
      bottom: 0.5,
    });
  });

  it("is the whole picture where someone has only clicked", () => {
    expect(between({ x: 0.4, y: 0.4 }, { x: 0.405, y: 0.4 })).toEqual(WHOLE);
  });

  it("stays one, wherever a side is moved", () => {
    const side = fc.constantFrom("left", "top", "right", "bottom" as const);
    fc.assert(
      fc.property(corner, corner, side, share, (one, other, which, to) => {
        expect(isRegion(withSide(between(one, other), which, to))).toBe(true);
      }),
    );
  });
});
