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

it("takes a column of single signs for a line on its side, and lines of writing for what they are", () => {
  expect(liesOnItsSide([1, 1, 2, 1, 1, 1].map(row))).toBe(true);
  expect(liesOnItsSide([7, 6, 2].map(row))).toBe(false);
  expect(liesOnItsSide([1, 1].map(row))).toBe(false);
});
