import { describe, expect, it } from "vitest";
import { insertionOf, type Notation } from "./insertion";

/** `^` marks the caret. */
function inserted(text: string, notation: Notation): string {
  const [before = "", after = ""] = text.split("^");
  return before + insertionOf("\\frac12", notation, { before, after }) + after;
}

describe("a formula among words", () => {
  it.each([
    ["^", "$\\frac12$"],
    ["Simplify^", "Simplify $\\frac12$"],
    ["Simplify ^", "Simplify $\\frac12$"],
    ["is ^right?", "is $\\frac12$ right?"],
    ["Is it ^?", "Is it $\\frac12$?"],
    ["(^)", "($\\frac12$)"],
    ["$x$^", "$x$ $\\frac12$"],
    ["first\n^", "first\n$\\frac12$"],
    ["It costs $5 and ^", "It costs $5 and $\\frac12$"],
  ])("stands between dollar signs, apart from its neighbours: %s", (text, result) => {
    expect(inserted(text, "between-dollars")).toBe(result);
  });

  it("brings no dollar signs where they are already", () => {
    expect(inserted("is $x = ^$ right", "between-dollars")).toBe("is $x = \\frac12$ right");
  });
});

describe("a formula where all is mathematics", () => {
  it.each([
    ["^", "\\frac12"],
    ["Simplify^", "Simplify \\frac12"],
    ["3 + ^ = x", "3 + \\frac12 = x"],
    ["3+^", "3+\\frac12"],
    ["x = ^y", "x = \\frac12 y"],
  ])("goes on where it stands: %s", (text, result) => {
    expect(inserted(text, "bare")).toBe(result);
  });
});
