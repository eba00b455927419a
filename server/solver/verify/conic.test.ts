import { describe, expect, it } from "vitest";
import { CONIC } from "./conic";
import { expression, list, named, points, refusedClaims, relation, word } from "./testing";

const CIRCLE = "Write the standard form of the equation of the circle with a radius of 3 and center (1, -2).";
const ROUND = "Find the center and radius of the circle $x^2 + y^2 - 4x + 6y = 3$";
const VERTICES = "Find the vertices of the ellipse $\\frac{x^2}{49} + \\frac{y^2}{4} = 1$";
const FOCI = "Find the foci of the ellipse $\\frac{x^2}{25} + \\frac{y^2}{9} = 1$";
const FOCUS = "Find the focus of the parabola $x^2 = 8y$";
const RADIUS = "Find the radius of the circle $x^2 + y^2 = 45$";
const DIRECTRIX = "Find the directrix of the parabola $y^2 = 8x$";
const LINES =
  "Find the equations of the asymptotes for the hyperbola: $\\frac{y^2}{36} - \\frac{x^2}{9} = 1$";
const KIND = "Determine which conic section is represented based on the given equation: $2x^2+xy+3y^2-9=0$";
const XY = ["x", "y"];

describe("the check of a conic section", () => {
  it.each([
    ["an equation", CIRCLE, relation("(x - 1)^2 + (y + 2)^2 = 9"), []],
    ["an inequality", CIRCLE, relation("(x - 1)^2 + (y + 2)^2 < 9"), ["relation"]],
    ["another circle", CIRCLE, relation("(x + 1)^2 + (y + 2)^2 = 9"), ["relation"]],
    ["another kind of curve", CIRCLE, relation("(x - 1)^4 + (y + 2)^4 = 81"), ["relation"]],
    ["a form that is not asked for", CIRCLE, relation("x^2 - 2x + y^2 + 4y = 4"), ["form"]],
    ["center and radius", ROUND, named(["h", "2"], ["k", "-3"], ["r", "4"]), []],
    ["another radius", ROUND, named(["h", "2"], ["k", "-3"], ["r", "5"]), ["values"]],
    ["another name", ROUND, named(["h", "2"], ["k", "-3"], ["d", "4"]), ["names"]],
    ["a unit", ROUND, named(["h", "2"], ["k", "-3"], ["r", "4", "cm"]), ["units"]],
    ["vertices", VERTICES, points(XY, ["-7", "0"], ["7", "0"]), []],
    ["ends of the other axis", VERTICES, points(XY, ["0", "-2"], ["0", "2"]), ["points"]],
    ["foci", FOCI, points(XY, ["-4", "0"], ["4", "0"]), []],
    ["foci far away", FOCI, points(XY, ["-14400", "0"], ["14400", "0"]), ["points"]],
    ["a focus", FOCUS, points(XY, ["0", "2"]), []],
    ["a focus far away", FOCUS, points(XY, ["0", "10^9"]), ["points"]],
    ["one vertex", VERTICES, points(XY, ["7", "0"]), ["complete"]],
    ["one vertex twice", VERTICES, points(XY, ["7", "0"], ["7", "0"]), ["order"]],
    ["other letters", VERTICES, points(["x", "q"], ["-7", "0"], ["7", "0"]), ["unknowns"]],
    ["a radius", RADIUS, expression("3\\sqrt{5}"), []],
    ["another radius alone", RADIUS, expression("45"), ["value"]],
    ["a root with a square in it", RADIUS, expression("\\sqrt{45}"), ["form"]],
    ["a directrix", DIRECTRIX, relation("x = -2"), []],
    ["a directrix of another letter", DIRECTRIX, relation("w = -2"), ["relation"]],
    ["asymptotes", LINES, list("2x", "-2x"), []],
    ["another line", LINES, list("2x", "-3x"), ["items"]],
    ["one asymptote", LINES, list("2x"), ["complete"]],
    ["one asymptote twice", LINES, list("2x", "2x"), ["order"]],
    ["a kind", KIND, word("ellipse"), []],
    ["another kind", KIND, word("hyperbola"), ["word"]],
    ["a kind where places are asked for", VERTICES, word("ellipse"), ["word"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(CONIC, text, answer)).toEqual(claims);
  });
});
