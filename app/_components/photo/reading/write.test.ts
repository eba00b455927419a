import { describe, expect, it } from "vitest";
import type { Piece, Place } from "../layout/flatten";
import type { Likeness } from "../layout/look";
import type { Glyph, Row } from "../layout/types";
import { match } from "./match";
import type { ReadSymbol } from "./types";
import { isUnreadable, joinLines, writeLine } from "./write";

const UNLIKE: Likeness = { sign: "", distance: 1, lead: 0, bend: 0, lean: 0 };
const STEP = 40;

/** Lines of signs as high as a digit, drawn side by side in the order they are asked for. */
class Drawing {
  private x = 24;
  readonly symbols: ReadSymbol[] = [];

  run(text: string, confidence = 95): Piece {
    const glyphs: Glyph[] = [];
    const ends: { x0: number; x1: number }[] = [];
    let startsWord = false;
    for (const sign of text) {
      this.x += STEP;
      if (sign === " ") startsWord = true;
      else {
        const x0 = this.x;
        const mark = { x0, x1: x0 + 22, y0: 10, y1: 46, label: 1, pixels: 400 };
        glyphs.push({ ...mark, kind: "glyph", marks: [mark] });
        ends.push({ x0, x1: x0 + 22 });
        this.symbols.push({ text: sign, confidence, x0: x0 + 1, x1: x0 + 21, startsWord });
        startsWord = false;
      }
    }
    const row: Row = { items: glyphs, baseline: 46, middle: 0, slope: 0, size: 100 };
    const places = glyphs.map((glyph, at): Place => ({ ...(ends[at] ?? glyph), glyph, row }));
    return { kind: "run", places };
  }

  raised = (text: string): Piece => ({ kind: "raised", inside: [this.run(text)] });
  lowered = (text: string): Piece => ({ kind: "lowered", inside: [this.run(text)] });
  root = (text: string, index = ""): Piece => ({
    kind: "root",
    index: index === "" ? [] : [this.run(index)],
    inside: [this.run(text)],
  });
  fraction = (over: string, under: string): Piece => ({
    kind: "fraction",
    over: [this.run(over)],
    under: [this.run(under)],
  });
}

function writtenBy(draw: (drawing: Drawing) => readonly Piece[]) {
  const drawing = new Drawing();
  return writeLine(draw(drawing), drawing.symbols, () => UNLIKE);
}

describe("a line that was read", () => {
  it.each<[string, (drawing: Drawing) => readonly Piece[]]>([
    ["15% of 80", (d) => [d.run("15"), d.raised("0"), d.run("/0 of 80")]],
    ["x^2", (d) => [d.run("x"), d.raised("2")]],
    ["x^2+5x = 6", (d) => [d.run("x"), d.raised("2"), d.run("+5x=6")]],
    ["2^10", (d) => [d.run("2"), d.raised("10")]],
    ["2^(n+1)", (d) => [d.run("2"), d.raised("n+1")]],
    ["30°", (d) => [d.run("30"), d.raised("o")]],
    ["√50", (d) => [d.root("50")]],
    ["∛64+1", (d) => [d.root("64", "3"), d.run("+1")]],
    ["∜(x+5)", (d) => [d.root("x+5", "4")]],
    ["\\sqrt[5]{x+5}", (d) => [d.root("x+5", "5")]],
    ["∫_0^2 3x^2", (d) => [d.run("∫"), d.lowered("0"), d.raised("2"), d.run("3x"), d.raised("2")]],
    ["∫_0^2x", (d) => [d.run("∫"), d.lowered("0"), d.raised("2"), d.run("x")]],
    ["√(x+5) = 7", (d) => [d.root("x+5"), d.run("=7")]],
    ["3/4+5/6", (d) => [d.fraction("3", "4"), d.run("+"), d.fraction("5", "6")]],
    ["(x+1)/(x-2) = 3", (d) => [d.fraction("x+1", "x-2"), d.run("=3")]],
    ["2 3/4", (d) => [d.run("2"), d.fraction("3", "4")]],
    ["(1/2)x", (d) => [d.fraction("1", "2"), d.run("x")]],
    ["x(3/4)", (d) => [d.run("x"), d.fraction("3", "4")]],
    ["What is 7?", (d) => [d.run("What is 7?")]],
  ])("is written as %s", (expected, draw) => {
    expect(writtenBy(draw).text).toBe(expected);
  });

  it("marks what the reader was not sure of, where it is", () => {
    const { text, doubtful } = writtenBy((d) => [d.run("3y="), d.run("8", 40)]);
    expect(doubtful.map((at) => text[at])).toEqual(["8"]);
  });

  it("is on one line with the others of its system", () => {
    const [first, second] = [
      { text: "x + y = 10", doubtful: [] },
      { text: "x - y = 2", doubtful: [8], joins: true },
    ] as const;
    const { text, doubtful } = joinLines([first, second]);
    expect(text).toBe("x + y = 10, x - y = 2");
    expect(doubtful.map((at) => text[at])).toEqual(["2"]);
  });

  it("is no help where nobody could make out much of it", () => {
    expect(isUnreadable({ text: "?x+? = 2", doubtful: [0, 3] })).toBe(true);
    expect(isUnreadable({ text: "How many apples are left?", doubtful: [4] })).toBe(false);
  });

  it("keeps its doubts in their places among other lines", () => {
    const joined = joinLines([
      { text: "x = 1", doubtful: [4] },
      { text: "y = 2", doubtful: [0] },
    ]);
    expect(joined.doubtful.map((at) => joined.text[at])).toEqual(["1", "y"]);
  });
});

describe("signs and what was read of them", () => {
  const places = (...ends: [number, number][]): Place[] => ends.map(([x0, x1]) => ({ x0, x1 }) as Place);
  const symbols = (...all: [string, number, number][]): ReadSymbol[] =>
    all.map(([text, x0, x1]) => ({ text, x0, x1, confidence: 90, startsWord: false }));
  const matched = (to: Place[], read: ReadSymbol[]) =>
    match(to, read, 36).map((own) => own.map(({ text }) => text).join(""));

  it.each<[string, Place[], ReadSymbol[], string[]]>([
    [
      "stay in order where the columns have slipped",
      places([24, 70], [73, 94], [100, 126], [126, 139]),
      symbols(["W", 25, 70], ["h", 59, 83], ["a", 74, 95], ["t", 100, 139]),
      ["W", "h", "a", "t"],
    ],
    [
      "leave a gap where nothing was read",
      places([24, 46], [60, 82], [96, 118]),
      symbols(["5", 24, 46], ["3", 96, 118]),
      ["5", "", "3"],
    ],
    [
      "share a wide sign when letters touch",
      places([24, 46], [50, 92], [96, 118]),
      symbols(["o", 24, 46], ["u", 50, 71], ["r", 72, 92], ["s", 96, 118]),
      ["o", "ur", "s"],
    ],
    [
      "lose what has no ink",
      places([24, 46], [96, 118]),
      symbols(["5", 24, 46], ["-", 60, 80], ["3", 96, 118]),
      ["5", "3"],
    ],
  ])("%s", (_what, to, read, expected) => {
    expect(matched(to, read)).toEqual(expected);
  });
});
