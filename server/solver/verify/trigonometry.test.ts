import { describe, expect, it } from "vitest";
import { expression, named, quantity, refusedClaims, roots, word } from "./testing";
import { TRIGONOMETRY } from "./trigonometry";

const VALUE = "Find the exact value of $\\sin \\frac{5\\pi}{4}$.";
const TWO = "Find the sine and cosine of the angle $\\frac{\\pi}{6}$";
const POLE = "Evaluate $\\sec \\frac{\\pi}{2}$";
const KNOWN = "If $\\sin t = \\frac{8}{17}$ and $t$ is in the second quadrant, find $\\cos t$.";
const DEGREES = "Convert $\\frac{7\\pi}{6}$ radians to degrees.";
const TURN = "Find the angle between 0 and $2\\pi$ that is coterminal with $-\\frac{\\pi}{5}$";
const SIMPLE = "Simplify $\\sec x \\cot x$";
const TRUTH = "Determine whether the identity is true or false. $\\tan x \\cot x = 2$";
const SOLVE = "Solve on $[0,2\\pi)$: $2\\sin^{2}x - \\sin x = 0$";
const GENERAL = "Find all solutions: $\\tan x = -1$";
const AREA = "Find the area of the triangle with the given measurements: $a=6,b=10,\\gamma=30^{\\circ}$";
const TRIANGLE = "Solve the triangle: $a=5,b=8,\\gamma=60^{\\circ}$.";
const ARC =
  "Find the length of the arc of a circle of radius 3 cm subtended by the central angle of $\\frac{\\pi}{2}$.";
const WAVE = "Determine the amplitude, period and midline of the function $f(x)=3\\sin(2x)+1$.";
const ALL = ["0", "\\frac{\\pi}{6}", "\\frac{5\\pi}{6}", "\\pi"];

describe("the check of an answer about angles", () => {
  it.each([
    ["a value", VALUE, expression("-\\frac{\\sqrt{2}}{2}"), []],
    ["another value", VALUE, expression("\\frac{\\sqrt{2}}{2}"), ["value"]],
    ["the question itself", VALUE, expression("\\sin(\\frac{5\\pi}{4})"), ["form"]],
    ["two values", TWO, named(["sin(π/6)", "\\frac{1}{2}"], ["cos(π/6)", "\\frac{\\sqrt{3}}{2}"]), []],
    [
      "swapped values",
      TWO,
      named(["sin(π/6)", "\\frac{\\sqrt{3}}{2}"], ["cos(π/6)", "\\frac{1}{2}"]),
      ["values"],
    ],
    [
      "swapped names",
      TWO,
      named(["cos(π/6)", "\\frac{1}{2}"], ["sin(π/6)", "\\frac{\\sqrt{3}}{2}"]),
      ["names"],
    ],
    ["no value", POLE, word("undefined"), []],
    ["another word", POLE, word("banana"), ["word"]],
    ["no value where there is one", VALUE, word("undefined"), ["word"]],
    ["a value that follows", KNOWN, expression("-\\frac{15}{17}"), []],
    ["one of another quadrant", KNOWN, expression("\\frac{15}{17}"), ["value"]],
    ["degrees", DEGREES, expression("210^\\circ"), []],
    ["other degrees", DEGREES, expression("150^\\circ"), ["value"]],
    ["radians where degrees are asked for", DEGREES, expression("\\frac{7\\pi}{6}"), ["form"]],
    ["an angle of the same side", TURN, expression("\\frac{9\\pi}{5}"), []],
    ["an angle a turn further", TURN, expression("\\frac{19\\pi}{5}"), ["value"]],
    ["an expression", SIMPLE, expression("\\csc(x)"), []],
    ["another expression", SIMPLE, expression("\\sec(x)"), ["value"]],
    ["an untruth", TRUTH, word("false"), []],
    ["no word at all", TRUTH, word("fals"), ["word"]],
    ["solutions", SOLVE, roots("x", ...ALL), []],
    ["a solution too few", SOLVE, roots("x", ...ALL.slice(1)), ["complete"]],
    ["a wrong solution", SOLVE, roots("x", ...ALL.slice(0, 3), "1", "\\pi"), ["roots", "order"]],
    ["solutions out of order", SOLVE, roots("x", ...ALL.toReversed()), ["order"]],
    ["another letter", SOLVE, roots("q", ...ALL), ["unknown"]],
    ["solutions for every k", GENERAL, roots("x", "\\frac{3\\pi}{4} + \\pi k"), []],
    ["half of the solutions", GENERAL, roots("x", "\\frac{3\\pi}{4} + 2\\pi k"), ["complete"]],
    ["an area", AREA, expression("15.0"), []],
    ["a wrong last digit", AREA, expression("15.1"), ["value"]],
    ["no triangle where there is one", AREA, word("no triangle"), ["word"]],
    ["a triangle", TRIANGLE, named(["alpha", "38.2^\\circ"], ["beta", "81.8^\\circ"], ["c", "7.0"]), []],
    [
      "another triangle",
      TRIANGLE,
      named(["alpha", "38.3^\\circ"], ["beta", "81.8^\\circ"], ["c", "7.0"]),
      ["values"],
    ],
    ["an arc", ARC, quantity("\\frac{3\\pi}{2}", "cm"), []],
    ["another unit", ARC, quantity("\\frac{3\\pi}{2}", "square cm"), ["unit"]],
    ["another arc", ARC, quantity("3\\pi", "cm"), ["value"]],
    ["a wave", WAVE, named(["amplitude", "3"], ["period", "\\pi"], ["midline", "1"]), []],
    ["twice the period", WAVE, named(["amplitude", "3"], ["period", "2\\pi"], ["midline", "1"]), ["values"]],
    ["a unit", WAVE, named(["amplitude", "3", "m"], ["period", "\\pi"], ["midline", "1"]), ["units"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(TRIGONOMETRY, text, answer)).toEqual(claims);
  });
});
