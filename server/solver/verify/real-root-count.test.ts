import { describe, expect, it } from "vitest";
import { fromInt } from "../expression/rational";
import { budget, DEFAULT_LIMITS } from "../limits";
import { countRealRoots, withoutCommonFactors } from "./real-root-count";

const count = (...ascending: number[]) =>
  countRealRoots(
    ascending.map((n) => fromInt(n)),
    budget(DEFAULT_LIMITS),
  );

describe("counting real roots", () => {
  it.each([
    ["x² - 2", [-2, 0, 1], 2],
    ["x² + 1", [1, 0, 1], 0],
    ["(x - 1)²", [1, -2, 1], 1],
    ["x³ - x", [0, -1, 0, 1], 3],
    ["x³ - 8", [-8, 0, 0, 1], 1],
    ["x⁴ + x² + 1", [1, 0, 1, 0, 1], 0],
    ["x⁵ - 4x + 2", [2, -4, 0, 0, 0, 1], 3],
    ["-x + 5", [5, -1], 1],
    ["7", [7], 0],
  ])("%s", (_name, coefficients, expected) => {
    expect(count(...coefficients)).toBe(expected);
  });

  it("takes out all factors that two polynomials share", () => {
    const of = (...ascending: number[]) => ascending.map((n) => fromInt(n));
    // (x - 1)²(x + 2) against (x - 1)(x - 3) leaves x + 2
    expect(withoutCommonFactors(of(2, -3, 0, 1), of(3, -4, 1), budget(DEFAULT_LIMITS))).toHaveLength(2);
  });
});
