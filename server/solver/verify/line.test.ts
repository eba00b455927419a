import { describe, expect, it } from "vitest";
import { LINE } from "./line";
import { LINE_PAIR } from "./line-pair";
import { SEGMENT } from "./segment";
import { expression, named, points, refusedClaims, relation, word } from "./testing";

const SLOPE = "Find the slope of the line through the points (2, 3) and (5, 12).";
const UPRIGHT = "Find the slope of the line through (4, 1) and (4, -6)";
const THROUGH = "Write the equation of the line through (1, 2) and (3, 10) in slope-intercept form.";
const STANDARD = "Write the equation of the line through (1, 2) with slope 1/3 in standard form.";
const POINT = "Write the equation of the line through (2, 5) with slope -3 in point-slope form.";
const BOTH = "Find the x- and y-intercepts of $5x - 2y = 20$";
const READ = "Identify the slope and y-intercept of the line $2x - y = 9$";
const XY = ["x", "y"];

describe("the check of a line", () => {
  it.each([
    ["a slope", SLOPE, expression("3"), []],
    ["another slope", SLOPE, expression("\\frac{1}{3}"), ["value"]],
    ["an unreduced slope", SLOPE, expression("\\frac{9}{3}"), ["form"]],
    ["no slope", UPRIGHT, word("undefined"), []],
    ["another word", UPRIGHT, word("banana"), ["word"]],
    ["no slope where there is one", SLOPE, word("undefined"), ["word"]],
    ["an equation", THROUGH, relation("y = 4x - 2"), []],
    ["an inequality", THROUGH, relation("y > 4x - 2"), ["relation"]],
    ["another line", THROUGH, relation("y = 4x - 3"), ["relation"]],
    ["another way of writing", THROUGH, relation("4x - y = 2"), ["form"]],
    ["standard form", STANDARD, relation("x - 3y = -5"), []],
    ["standard form with a factor", STANDARD, relation("2x - 6y = -10"), ["form"]],
    ["point and slope", POINT, relation("y - 5 = -3(x - 2)"), []],
    ["point and slope multiplied out", POINT, relation("y - 5 = -3x + 6"), ["form"]],
    ["intercepts", BOTH, points(XY, ["4", "0"], ["0", "-10"]), []],
    ["another point", BOTH, points(XY, ["4", "0"], ["0", "10"]), ["points"]],
    ["one intercept", BOTH, points(XY, ["4", "0"]), ["complete"]],
    ["one point twice", BOTH, points(XY, ["4", "0"], ["0", "-10"], ["0", "-10"]), ["order"]],
    ["other letters", BOTH, points(["p", "y"], ["4", "0"], ["0", "-10"]), ["unknowns"]],
    ["slope and intercept", READ, named(["m", "2"], ["b", "-9"]), []],
    ["another name", READ, named(["m", "2"], ["c", "-9"]), ["names"]],
    ["another intercept", READ, named(["m", "2"], ["b", "9"]), ["values"]],
    ["a unit", READ, named(["m", "2"], ["b", "-9", "kg"]), ["units"]],
    ["points where a slope is asked for", SLOPE, points(XY, ["0", "-3"]), ["points"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(LINE, text, answer)).toEqual(claims);
  });
});

describe("the check of two lines", () => {
  it.each([
    ["perpendicular", []],
    ["parallel", ["word"]],
    ["neither", ["word"]],
    ["not perpendicular", ["word"]],
  ])("takes %s for what it is", (answer, claims) => {
    const text = "Determine if the lines are parallel, perpendicular, or neither: $y = 2x + 1$; $x + 2y = 6$";
    expect(refusedClaims(LINE_PAIR, text, word(answer))).toEqual(claims);
  });
});

describe("the check of a segment", () => {
  const middle = "Find the midpoint of (2, 8) and (-5, 4)";
  const distance = "Find the distance between (1, 1) and (3, 5)";
  it.each([
    ["a middle", middle, points(XY, ["-\\frac{3}{2}", "6"]), []],
    ["another point", middle, points(XY, ["\\frac{3}{2}", "6"]), ["points"]],
    ["an unreduced one", middle, points(XY, ["-\\frac{6}{4}", "6"]), ["points"]],
    ["two middles", middle, points(XY, ["-\\frac{3}{2}", "6"], ["-\\frac{3}{2}", "6"]), ["order"]],
    ["none", middle, points(XY), ["complete"]],
    ["other letters", middle, points(["y", "x"], ["-\\frac{3}{2}", "6"]), ["unknowns"]],
    ["a distance", distance, expression("2\\sqrt{5}"), []],
    ["a negative distance", distance, expression("-2\\sqrt{5}"), ["value"]],
    ["a root with a square in it", distance, expression("\\sqrt{20}"), ["form"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(SEGMENT, text, answer)).toEqual(claims);
  });
});
