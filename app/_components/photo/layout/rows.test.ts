import { describe, expect, it } from "vitest";
import { findMarks } from "./marks";
import { whiten } from "./paper";
import { findRows } from "./rows";
import { digit, type Ink, paperWith } from "./testing";
import type { Item, Row } from "./types";

const rowsOf = (inks: readonly Ink[]): Row[] => findRows(findMarks(whiten(paperWith(inks))));

/** "g" for a sign, "^(…)" for what is raised, "(…/…)" for a fraction, "√(…)" for a root. */
const drawn = (row: Row): string => row.items.map(drawnItem).join("");

function drawnItem(item: Item): string {
  if (item.kind === "glyph") return "g";
  if (item.kind === "fraction") return `(${drawn(item.over)}/${drawn(item.under)})`;
  if (item.kind === "root") return `√${item.index ? `[${drawn(item.index)}]` : ""}(${drawn(item.inside)})`;
  return `${item.kind === "raised" ? "^" : "_"}(${drawn(item.row)})`;
}

const BAR = (x: number, y: number, width: number): Ink => [x, y, width, 2];

describe("a photo's layout", () => {
  it.each<[string, readonly Ink[], string]>([
    ["signs side by side", [digit(20, 80), digit(36, 80), digit(52, 80)], "ggg"],
    ["a small sign beside the top of another is its power", [digit(20, 80), digit(34, 70, 13)], "g^(g)"],
    [
      "two of them are one power",
      [digit(20, 80), digit(34, 70, 13), digit(44, 70, 13), digit(60, 80)],
      "g^(gg)g",
    ],
    [
      "a power may begin with a minus",
      [digit(20, 80), BAR(35, 63, 8), digit(45, 70, 13), digit(60, 80)],
      "g^(gg)g",
    ],
    [
      "what is above and below a bar is a fraction",
      [digit(24, 60), digit(38, 60), BAR(20, 66, 36), digit(30, 92), BAR(66, 66, 12), digit(86, 76)],
      "(gg/g)gg",
    ],
    ["a bar with nothing below it is a sign", [digit(20, 76), BAR(40, 66, 14), digit(62, 76)], "ggg"],
    [
      "both strokes of an equals sign are one sign",
      [digit(20, 76), BAR(40, 62, 14), BAR(40, 69, 14), digit(62, 76)],
      "ggg",
    ],
    [
      "a line of writing under another is not a fraction's half",
      [digit(20, 40), BAR(38, 30, 14), digit(58, 40), digit(20, 80), digit(38, 80), digit(58, 80)],
      "ggg|ggg",
    ],
    [
      "signs of two lines, one left of a tall sign and one right of it, are no percent sign",
      [digit(20, 30, 14), digit(36, 30, 14), [54, 70, 4, 34], digit(62, 98, 14), digit(78, 98, 14)],
      "gg|ggg",
    ],
    [
      "a small number in the corner of a root sign is its index",
      [[26, 50, 3, 34], [26, 50, 50, 3], [14, 72, 13, 3], [14, 52, 6, 12], digit(36, 82), digit(54, 82)],
      "√[g](gg)",
    ],
    [
      "a brace on the left of two lines is none of them",
      [
        [20, 20, 4, 90],
        [16, 62, 4, 4],
        digit(36, 50),
        digit(52, 50),
        digit(68, 50),
        digit(36, 104),
        digit(52, 104),
      ],
      "ggg|gg",
    ],
    [
      "what is small at the head and the foot of an integral are its ends",
      [
        [30, 26, 3, 56],
        [33, 26, 10, 12],
        [20, 72, 10, 12],
        digit(50, 36, 12),
        digit(40, 90, 12),
        digit(66, 64),
        digit(84, 64),
      ],
      "g_(g)^(g)gg",
    ],
    [
      "what is under the bar of a root sign is inside",
      [
        [20, 50, 3, 34],
        [20, 50, 46, 3],
        [14, 74, 6, 3],
        digit(28, 82),
        digit(46, 82),
        BAR(76, 70, 12),
        BAR(76, 76, 12),
        digit(96, 82),
      ],
      "√(gg)gg",
    ],
    [
      "a power stands in a fraction as well",
      [digit(24, 60), digit(38, 52, 12), BAR(20, 66, 36), digit(30, 92), digit(70, 76), digit(86, 76)],
      "(g^(g)/g)gg",
    ],
  ])("%s", (_what, inks, expected) => {
    expect(rowsOf(inks).map(drawn).join("|")).toBe(expected);
  });

  it("finds nothing on clean paper or in dust", () => {
    expect(rowsOf([])).toEqual([]);
    expect(rowsOf([digit(20, 80), digit(36, 80), [200, 20, 1, 2]]).map(drawn)).toEqual(["gg"]);
  });

  it("keeps a power a power when the page leans", () => {
    const leaning = Array.from({ length: 8 }, (_, index): Ink => digit(20 + index * 20, 80 + index));
    expect(rowsOf(leaning).map(drawn)).toEqual(["gggggggg"]);
    const withPower = [...leaning.slice(0, 6), digit(134, 75, 13), ...leaning.slice(7)];
    expect(rowsOf(withPower).map(drawn)).toEqual(["gggggg^(g)g"]);
  });
});
