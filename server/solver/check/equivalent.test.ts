import { describe, expect, it } from "vitest";
import { equivalent } from "./equivalent";

const SAME: readonly (readonly [string, string])[] = [
  ["(x + 1)^2", "x^2 + 2x + 1"],
  ["\\frac{3}{4}", "0.75"],
  ["sqrt(8)", "2sqrt(2)"],
  ["2x = 4", "x = 2"],
  ["x > 3", "(3, ∞)"],
  ["x = 2 or x = 3", "x = 3, x = 2"],
  ["(1, 2)", "(1, 2)"],
  ["no solution", "No solution"],
  ["3 cm", "3 centimeters"],
  ["60 mph", "60 miles per hour"],
  ["\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}", "\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}"],
];

const NOT_SAME: readonly (readonly [string, string])[] = [
  ["(x + 1)^2", "x^2 + 1"],
  ["1/3", "0.33"],
  ["3 cm", "3"],
  ["3", "3 cm"],
  ["3 cm", "3 kg"],
  ["x > 3", "x >= 3"],
  ["(1, 2)", "(2, 1)"],
  ["x = 2", "x = 2 or x = 3"],
  ["2x = 4", "2x = 6"],
];

describe("equivalent", () => {
  it.each(SAME)("%s is the same as %s", (a, b) => {
    expect(equivalent(a, b).verdict).toBe("same");
  });

  it.each(NOT_SAME)("%s is not taken for %s", (a, b) => {
    expect(equivalent(a, b).verdict).not.toBe("same");
  });

  it("never says that a length in other units is a different one", () => {
    expect(equivalent("300 cm", "3 m").verdict).toBe("cannot-tell");
  });
});
