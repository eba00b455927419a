import { describe, expect, it } from "vitest";
import { ELIMINATE_PARAMETER } from "./parametric";
import { TO_POLAR, TO_RECTANGULAR } from "./polar";
import { POLAR_EQUATION } from "./polar-equation";
import { expression, points, refusedClaims, relation } from "./testing";

const PLACE = "Convert the polar coordinates (6, π/4) to Cartesian coordinates";
const NUMBER = "Convert the complex number to rectangular form: $z = 6\\mathrm{cis}(\\frac{\\pi}{6})$";
const EXACT = "Convert the rectangular coordinates (-5, 5) to polar coordinates";
const ROUNDED =
  "Convert the rectangular coordinates (3, 4) to polar coordinates, rounded to three decimal places";
const SLANTED = "Convert the rectangular coordinates (-3, -4) to polar coordinates";
const AT = ["3\\sqrt{2}", "3\\sqrt{2}"];

describe("the check of coordinates", () => {
  it.each([
    ["a point", PLACE, points(["x", "y"], AT), []],
    ["another point", PLACE, points(["x", "y"], ["3\\sqrt{2}", "-3\\sqrt{2}"]), ["points"]],
    ["other letters", PLACE, points(["r", "y"], AT), ["unknowns"]],
    ["no point", PLACE, points(["x", "y"]), ["complete"]],
    ["the point twice", PLACE, points(["x", "y"], AT, AT), ["order"]],
    ["a number", NUMBER, expression("3\\sqrt{3} + 3i"), []],
    ["another number", NUMBER, expression("3\\sqrt{3} - 3i"), ["value"]],
    ["an unreduced number", NUMBER, expression("\\frac{6\\sqrt{3} + 6i}{2}"), ["form"]],
  ])("across and up sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(TO_RECTANGULAR, text, answer)).toEqual(claims);
  });

  it.each([
    ["a point", EXACT, points(["r", "theta"], ["5\\sqrt{2}", "\\frac{3\\pi}{4}"]), []],
    ["a turn more", EXACT, points(["r", "theta"], ["5\\sqrt{2}", "\\frac{11\\pi}{4}"]), ["points"]],
    ["a negative distance", EXACT, points(["r", "theta"], ["-5\\sqrt{2}", "\\frac{7\\pi}{4}"]), ["points"]],
    ["a rounded angle", ROUNDED, points(["r", "theta"], ["5", "0.927"]), []],
    ["a wrong last digit", ROUNDED, points(["r", "theta"], ["5", "0.928"]), ["points"]],
    ["a distance with decimals", ROUNDED, points(["r", "theta"], ["5.000", "0.927"]), []],
    ["an inverse tangent", SLANTED, points(["r", "theta"], ["5", "\\arctan(\\frac{4}{3}) + \\pi"]), []],
    ["another half turn", SLANTED, points(["r", "theta"], ["5", "\\arctan(\\frac{4}{3})"]), ["points"]],
    ["another slope", SLANTED, points(["r", "theta"], ["5", "\\arctan(\\frac{3}{4}) + \\pi"]), ["points"]],
    ["decimals nobody asked for", SLANTED, points(["r", "theta"], ["5", "4.069"]), ["points"]],
    ["other letters", ROUNDED, points(["theta", "r"], ["5", "0.927"]), ["unknowns"]],
  ])("by distance and angle sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(TO_POLAR, text, answer)).toEqual(claims);
  });
});

describe("the check of an equation in other letters", () => {
  const toPlane = "Convert the polar equation r = 6 cos(theta) to a Cartesian equation.";
  it.each([
    ["x^2 + y^2", "=", "6x", []],
    ["x^2 + y^2", "<", "6x", ["relation"]],
    ["x^2 + y^2", "=", "6y", ["relation"]],
    ["x^2 + y^2", "=", "x^2 + y^2", ["relation"]],
    ["\\frac{2x^2 + 2y^2}{2}", "=", "6x", ["form"]],
  ] as const)("takes %s %s %s for what it is", (left, operator, right, claims) => {
    expect(refusedClaims(POLAR_EQUATION, toPlane, relation(`${left} ${operator} ${right}`))).toEqual(claims);
  });

  it.each([
    ["y", "=", "2x - 19", []],
    ["y", "<", "2x - 19", ["relation"]],
    ["y", "=", "2x + 19", ["relation"]],
    ["y", "=", "y", ["relation"]],
    ["y", "=", "2t - 5", ["relation"]],
    ["y", "=", "\\frac{4x - 38}{2}", ["form"]],
  ] as const)("without the parameter takes %s %s %s for what it is", (left, operator, right, claims) => {
    const text = "Eliminate the parameter t: x = t + 7, y = 2t - 5";
    expect(refusedClaims(ELIMINATE_PARAMETER, text, relation(`${left} ${operator} ${right}`))).toEqual(
      claims,
    );
  });
});
