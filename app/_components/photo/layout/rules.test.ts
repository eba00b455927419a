import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutRules } from "./rules";
import { digit, type Ink, paperWith } from "./testing";
import type { Grey } from "./types";

const SIZE = { width: 400, height: 240 };
const inkOf = ({ data }: Grey): number => data.reduce((count, value) => count + (value < 200 ? 1 : 0), 0);

/** Lines from edge to edge, at equal distances, that fall to the right. */
function ruled(picture: Grey, apart: number, fall: number): Grey {
  const data = picture.data.slice();
  for (let line = apart; line + Math.max(0, fall) < picture.height - 2; line += apart)
    for (let x = 0; x < picture.width; x++) {
      const y = Math.round(line + (fall * x) / picture.width);
      for (const at of [y, y + 1]) if (at < picture.height) data[at * picture.width + x] = 150;
    }
  return { ...picture, data };
}

describe("ruled paper", () => {
  it("loses its lines and nothing that is written between them, however far apart and aslant they are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 60 }), fc.integer({ min: -8, max: 8 }), (apart, fall) => {
        const signs = [40, 80, 120].map((x): Ink => digit(x, apart + 24, 10));
        const written = paperWith(signs, SIZE);
        expect(inkOf(withoutRules(ruled(paperWith([], SIZE), apart, fall)))).toBe(0);
        if (fall === 0) expect(inkOf(withoutRules(ruled(written, apart, fall)))).toBe(inkOf(written));
      }),
      { numRuns: 20 },
    );
  });

  it("keeps what is written across a line", () => {
    const across = paperWith([digit(100, 90, 60), digit(180, 90, 60)], SIZE);
    expect(inkOf(withoutRules(ruled(across, 50, 0)))).toBe(inkOf(across));
  });

  it("keeps a stroke that lies on a line, as it is darker", () => {
    const stroke = paperWith([[120, 50, 40, 3]], SIZE);
    expect(inkOf(withoutRules(ruled(stroke, 50, 0)))).toBe(inkOf(stroke));
  });

  it.each<[string, readonly Ink[]]>([
    ["a fraction's bar", [digit(100, 80), [60, 100, 280, 3], digit(100, 140)]],
    ["a bar that goes to one edge", [digit(100, 80), [60, 100, 340, 3]]],
    ["a stroke as long as the page is high", [[200, 20, 4, 200]]],
  ])("has none of %s", (_, inks) => {
    const picture = paperWith(inks, SIZE);
    expect(withoutRules(picture).data).toEqual(picture.data);
  });
});
