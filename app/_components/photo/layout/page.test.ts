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

  it.each([
    ["a dark card on light paper", 245, 30],
    ["a light card on a dark page", 25, 240],
  ])("may be %s, with writing on both", (_, page, card) => {
    const picture = paperWith([], { width: 600, height: 300 });
    const fill = (shade: number, [x, y, wide, high]: Ink) => {
      for (let row = y; row < y + high; row++) picture.data.fill(shade, row * 600 + x, row * 600 + x + wide);
    };
    fill(page, [0, 0, 600, 300]);
    fill(card, [40, 100, 500, 160]);
    const onCard = [60, 90, 120, 150].map((x) => digit(x, 190));
    const onPage = [60, 90, 120].map((x) => digit(x, 60));
    for (const ink of onCard) fill(255 - card, ink);
    for (const ink of onPage) fill(255 - page, ink);
    const { marks } = pageOf(picture);
    expect(marks.map(({ y0, y1 }) => [y0, y1])).toEqual([
      ...onPage.map(() => [40, 60]),
      ...onCard.map(() => [170, 190]),
    ]);
  });

  it("has letters of any weight, with holes in them, on ground of either shade", () => {
    const picture = paperWith([digit(40, 110, 90), digit(120, 110, 90)], { width: 900, height: 420 });
    const holes: readonly Ink[] = [
      [56, 40, 16, 16],
      [56, 80, 16, 16],
    ];
    for (const [x, y, wide, high] of holes)
      for (let row = y; row < y + high; row++) picture.data.fill(255, row * 900 + x, row * 900 + x + wide);
    const other = { ...picture, data: picture.data.map((value) => 255 - value) };
    for (const each of [picture, other]) expect(pageOf(each).marks).toHaveLength(2);
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
