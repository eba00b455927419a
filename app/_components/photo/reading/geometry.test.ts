import { describe, expect, it } from "vitest";
import { flatten } from "../layout/flatten";
import { likeness } from "../layout/look";
import { findMarks } from "../layout/marks";
import { whiten } from "../layout/paper";
import { findRows } from "../layout/rows";
import { type Ink, paperWith } from "../layout/testing";
import { writeLine } from "./write";

/** What is made of strokes when the reader of lines says nothing: the figures beside them only show the line. */
function readWithoutReader(inks: readonly Ink[]): string {
  const figures: Ink[] = [
    [20, 60, 12, 20],
    [120, 60, 12, 20],
  ];
  const page = findMarks(whiten(paperWith([...figures, ...inks])));
  const [row] = findRows(page);
  if (!row) return "";
  const { pieces } = flatten(page, row);
  return writeLine(pieces, [], ({ glyph }) => likeness(page, glyph))
    .text.slice(1, -1)
    .trim();
}

describe("a sign of strokes alone", () => {
  it.each<[string, readonly Ink[]]>([
    ["-", [[60, 70, 14, 3]]],
    [
      "=",
      [
        [60, 66, 14, 3],
        [60, 73, 14, 3],
      ],
    ],
    [
      "÷",
      [
        [60, 70, 16, 3],
        [66, 62, 4, 4],
        [66, 77, 4, 4],
      ],
    ],
    ["|", [[60, 55, 3, 30]]],
    ["·", [[60, 69, 4, 4]]],
    [".", [[60, 76, 4, 4]]],
    [
      "(",
      [
        [62, 55, 5, 4],
        [60, 58, 3, 24],
        [62, 81, 5, 4],
      ],
    ],
    [
      ")",
      [
        [60, 55, 5, 4],
        [64, 58, 3, 24],
        [60, 81, 5, 4],
      ],
    ],
  ])("is read as %s", (sign, inks) => {
    expect(readWithoutReader(inks)).toBe(sign);
  });
});
