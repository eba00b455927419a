import { describe, expect, it } from "vitest";
import { flatten } from "./flatten";
import { findMarks } from "./marks";
import { pageOf } from "./page";
import { whiten } from "./paper";
import { findRows } from "./rows";
import { digit, type Ink, paperWith } from "./testing";

const SIGNS = [digit(30, 70), digit(60, 70), digit(90, 70)];
const boxes = (marks: readonly { x0: number; x1: number }[]) => marks.map(({ x0, x1 }) => [x0, x1]);
const WHERE = [
  [30, 42],
  [60, 72],
  [90, 102],
];

describe("the paper of a photo", () => {
  it("is white where the light falls off", () => {
    const { width, height, data } = paperWith(SIGNS);
    const dim = data.map((value, at) => Math.round(value * (1 - 0.6 * ((at % width) / width))));
    expect(boxes(findMarks(whiten({ width, height, data: dim })).marks)).toEqual(WHERE);
  });

  it("may be dark with light writing", () => {
    const { width, height, data } = paperWith(SIGNS);
    const dark = data.map((value) => 255 - value);
    expect(boxes(findMarks(whiten({ width, height, data: dark })).marks)).toEqual(WHERE);
  });

  it("is made level by its longest lines", () => {
    const leaning = Array.from({ length: 12 }, (_, at): Ink => digit(20 + at * 20, 60 + at));
    const feet = pageOf(paperWith(leaning)).marks.map(({ y1 }) => y1);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThanOrEqual(2);
  });
});

describe("a line drawn again", () => {
  it("brings a power down to the line in the size of its neighbours", () => {
    const page = findMarks(whiten(paperWith([digit(20, 80), digit(34, 70, 13), digit(60, 80)])));
    const [row] = findRows(page);
    const { picture, pieces } = flatten(page, row ?? expect.fail("no row"));
    expect(pieces.map(({ kind }) => kind)).toEqual(["run", "raised", "run"]);
    const feet = findMarks(picture).marks.map(({ y0, y1 }) => [y1 - y0, y1]);
    const [first, power] = feet;
    expect(power?.[0]).toBeCloseTo(first?.[0] ?? 0, -1);
    expect(Math.abs((power?.[1] ?? 0) - (first?.[1] ?? 0))).toBeLessThanOrEqual(2);
  });
});
