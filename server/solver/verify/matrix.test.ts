import { describe, expect, it } from "vitest";
import { AUGMENTED_MATRIX } from "./augmented-matrix";
import { MATRIX } from "./matrix";
import { expression, list, matrix, named, quantity, refusedClaims, word } from "./testing";
import { VECTOR } from "./vector";

const DETERMINANT = "Find the determinant of $\\begin{bmatrix} 2 & 7 \\\\ 1 & 5 \\end{bmatrix}$";
const INVERSE = "Find the inverse of [[2, 1], [5, 3]]";
const NONE = "Find the inverse, if it exists, of [[1, 2], [2, 4]]";
const PRODUCT = "Given A = [[1, 2], [3, 4]] and B = [[0, 1], [1, 0]], find AB";
const MISFIT = "Given A = [[1, 2], [3, 4]] and B = [[5, 6, 7]], find A + B";
const REDUCED = "Reduce to reduced row echelon form: [[1, 2, 5], [3, 4, 11]]";

describe("the check of work with matrices", () => {
  it.each([
    ["a determinant", DETERMINANT, expression("3"), []],
    ["another determinant", DETERMINANT, expression("17"), ["value"]],
    ["an unreduced determinant", DETERMINANT, expression("\\frac{6}{2}"), ["form"]],
    ["an inverse", INVERSE, matrix(["3", "-1"], ["-5", "2"]), []],
    ["another inverse", INVERSE, matrix(["3", "1"], ["5", "2"]), ["entries"]],
    ["an unreduced entry", INVERSE, matrix(["\\frac{6}{2}", "-1"], ["-5", "2"]), ["entries"]],
    ["a column too many", INVERSE, matrix(["3", "-1", "0"], ["-5", "2", "0"]), ["entries"]],
    ["none where there is one", INVERSE, word("no inverse"), ["word"]],
    ["none", NONE, word("no inverse"), []],
    ["another word", NONE, word("undefined"), ["word"]],
    ["a product", PRODUCT, matrix(["2", "1"], ["4", "3"]), []],
    ["the other product", PRODUCT, matrix(["3", "4"], ["1", "2"]), ["entries"]],
    ["sizes that do not fit", MISFIT, word("undefined"), []],
    ["another word for them", MISFIT, word("banana"), ["word"]],
    ["a reduced form", REDUCED, matrix(["1", "0", "1"], ["0", "1", "2"]), []],
    ["rows swapped", REDUCED, matrix(["0", "1", "2"], ["1", "0", "1"]), ["entries"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(MATRIX, text, answer)).toEqual(claims);
  });

  it("sees what a row of an augmented matrix says otherwise", () => {
    const text =
      "Write the system of equations as an augmented matrix: $\\begin{cases} 2x - 3y = 7 \\\\ x + 4y = 1 \\end{cases}$";
    expect(refusedClaims(AUGMENTED_MATRIX, text, matrix(["2", "-3", "7"], ["1", "4", "1"]))).toEqual([]);
    expect(refusedClaims(AUGMENTED_MATRIX, text, matrix(["2", "3", "7"], ["1", "4", "1"]))).toEqual([
      "entries",
    ]);
    expect(refusedClaims(AUGMENTED_MATRIX, text, matrix(["1", "4", "1"], ["2", "-3", "7"]))).toEqual([
      "entries",
    ]);
  });
});

const SUM = "Given $u = \\langle 1, 2 \\rangle$ and $v = \\langle -3, 4 \\rangle$, find $3u + v$.";
const LENGTH = "Find the magnitude of the vector v = <2, 3>";
const UNIT = "Find a unit vector in the same direction as v = <6, 8>";
const SHADOW = "Find the projection of $u=\\langle 2,6\\rangle$ onto $v=\\langle 3,1\\rangle$.";
const ANGLE = "Find the angle between the vectors u = <2, 1> and v = <4, 3>";
const BOTH = "Find the magnitude and direction of the vector $v=\\langle 3,3\\rangle$";

describe("the check of work with vectors", () => {
  it.each([
    ["a combination", SUM, list("0", "10"), []],
    ["another component", SUM, list("0", "11"), ["items"]],
    ["a component too few", SUM, list("0"), ["complete"]],
    ["a length", LENGTH, expression("\\sqrt{13}"), []],
    ["a negative length", LENGTH, expression("-\\sqrt{13}"), ["value"]],
    ["an unreduced length", LENGTH, expression("\\frac{2\\sqrt{13}}{2}"), ["form"]],
    ["a unit vector", UNIT, list("\\frac{3}{5}", "\\frac{4}{5}"), []],
    ["one that points back", UNIT, list("-\\frac{3}{5}", "-\\frac{4}{5}"), ["items"]],
    ["a projection", SHADOW, list("\\frac{18}{5}", "\\frac{6}{5}"), []],
    ["another projection", SHADOW, list("\\frac{6}{5}", "\\frac{18}{5}"), ["items"]],
    ["a component too many", SHADOW, list("\\frac{18}{5}", "\\frac{6}{5}", "0"), ["order"]],
    ["an angle", ANGLE, quantity("10.3", "°"), []],
    ["a wrong last digit", ANGLE, quantity("10.4", "°"), ["value"]],
    ["another unit", ANGLE, quantity("10.3", ""), ["unit"]],
    ["length and direction", BOTH, named(["|v|", "3\\sqrt{2}"], ["theta", "45", "°"]), []],
    ["another direction", BOTH, named(["|v|", "3\\sqrt{2}"], ["theta", "225", "°"]), ["values"]],
    ["no unit", BOTH, named(["|v|", "3\\sqrt{2}"], ["theta", "45"]), ["units"]],
    ["another name", BOTH, named(["|u|", "3\\sqrt{2}"], ["theta", "45", "°"]), ["names"]],
    ["a word", SUM, word("equal"), ["word"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(VECTOR, text, answer)).toEqual(claims);
  });
});
