import { expect, it } from "vitest";
import { liesOnItsSide, turned } from "./turn";
import type { Row } from "./types";

const picture = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };

it("turns a picture by a quarter, and back again", () => {
  expect(turned(picture, 1)).toEqual({ width: 2, height: 3, data: Uint8Array.of(4, 1, 5, 2, 6, 3) });
  expect(turned(turned(picture, 1), 3)).toEqual(picture);
});

const row = (signs: number): Row => ({
  items: Array.from({ length: signs }, () => ({ kind: "glyph", marks: [], x0: 0, y0: 0, x1: 1, y1: 1 })),
  baseline: 0,
  middle: 0,
  slope: 0,
  size: 10,
});

it("turns a picture upside down, and back again", () => {
  expect(turned(picture, 2)).toEqual(turned(turned(picture, 1), 1));
  expect(turned(turned(picture, 2), 2)).toEqual(picture);
});

it.each([
  ["a column of single signs", [1, 1, 2, 1, 1, 1], [7], true],
  ["lines of writing on their side", [3, 3, 3, 3, 3, 2, 2], [7, 7, 5], true],
  ["lines of writing", [7, 7, 5], [3, 3, 3, 3, 3, 2, 2], false],
  ["a sign or two", [1, 1], [2], false],
] as const)(
  "tells whether a page lies on its side by the way its lines are longer: %s",
  (_, rows, across, is) => {
    expect(liesOnItsSide(rows.map(row), across.map(row))).toBe(is);
  },
);
