import { describe, expect, it } from "vitest";
import { mathAt, splitMath, withoutOpenMath } from "./math";

const formulas = (text: string) =>
  splitMath(text).flatMap(({ math }) => (math ? [math.display ? [math.latex] : math.latex] : []));

describe("mathematics in a text", () => {
  it.each([
    ["so $x = 4$.", ["x = 4"]],
    ["$a$ and $b$", ["a", "b"]],
    ["$$7y^2$$", [["7y^2"]]],
    ["that is \\(\\frac{1}{2}\\) of it", ["\\frac{1}{2}"]],
    ["\\[a + b\\]", [["a + b"]]],
    ["$3 + 4$ is more than $5$", ["3 + 4", "5"]],
    ["$12x$", ["12x"]],
    ["pay $\\$5$ now", ["\\$5"]],
  ])("is found in %s", (text, found) => {
    expect(formulas(text)).toEqual(found);
  });

  it.each([
    "$5 and $6",
    "It costs $5.",
    "between $5-$10",
    "from $20k to $30k",
    "$3 apples each cost $1.50 more",
    "\\$5 and \\$6",
    "A $ sign, and another $ sign",
    "$5/$6",
    "$x and\n\nnothing more$",
  ])("is not seen in %s", (text) => {
    expect(formulas(text)).toEqual([]);
  });

  it("keeps every character of the text", () => {
    const text = "Pay $5 for $x$ and $$y$$, \\(z\\), \\$7, $";
    expect(
      splitMath(text)
        .map(({ content }) => content)
        .join(""),
    ).toBe(text);
  });

  it("is read from the beginning only", () => {
    expect(mathAt("a $x$")).toBeNull();
  });
});

describe("a text that is still being written", () => {
  it.each([
    ["Take $3x =", "Take "],
    ["Take $3x = 4$ away", "Take $3x = 4$ away"],
    ["First\n\n$$\\frac{1}{", "First\n\n"],
    ["It costs $5 and", "It costs $5 and"],
    ["So \\(a", "So "],
  ])("shows %j as %j", (text, shown) => {
    expect(withoutOpenMath(text)).toBe(shown);
  });
});
