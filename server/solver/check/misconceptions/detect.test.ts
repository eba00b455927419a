import { describe, expect, it } from "vitest";
import { checkWorking } from "../working/check-working";
import { WRONG_RULES } from "./rules";

/** Problem, lines of which the last one is wrong, and the wrong rule behind it. */
const MISTAKES: readonly (readonly [string, readonly string[], string])[] = [
  ["Simplify 5 - 2(x - 3)", ["5 - 2x - 6"], "sign-lost-when-distributing"],
  ["Simplify 7x - (2x - 4)", ["7x - 2x - 4"], "sign-lost-when-distributing"],
  ["Solve 10 - (x + 3) = 4", ["10 - x + 3 = 4"], "sign-lost-when-distributing"],
  ["Expand 3(x + 4)", ["3x + 4"], "only-first-term-multiplied"],
  ["Solve 5(x - 2) = 15", ["5x - 2 = 15"], "only-first-term-multiplied"],
  ["Simplify 2(3y + 1) + 4", ["= 6y + 1 + 4"], "only-first-term-multiplied"],
  ["Simplify (x + 6)/6", ["x"], "cancelled-a-term"],
  ["Simplify (4x + 5)/4", ["x + 5"], "cancelled-a-term"],
  ["Simplify (x^2 + 3x)/(x^2 + 9)", ["3x/9"], "cancelled-a-term"],
  ["Expand (x + 5)^2", ["x^2 + 25"], "square-of-sum"],
  ["Expand (2x - 3)^2", ["4x^2 - 9"], "square-of-sum"],
  ["Expand (a - b)^2", ["a^2 + b^2"], "square-of-sum"],
  ["Simplify sqrt(9 + 16)", ["3 + 4"], "root-of-sum"],
  ["Simplify sqrt(x^2 + 25)", ["x + 5"], "root-of-sum"],
  ["Simplify \\sqrt{64 + 36}", ["8 + 6 = 14"], "root-of-sum"],
  ["Solve x^2 = 5x", ["x = 5"], "divided-by-the-unknown"],
  ["Solve 3x^2 = 12x", ["3x = 12"], "divided-by-the-unknown"],
  ["Solve x(x - 4) = 2x", ["x - 4 = 2"], "divided-by-the-unknown"],
  ["Solve -2x < 6", ["x < -3"], "inequality-not-flipped"],
  ["Solve 5 - 3x >= 11", ["-3x >= 6", "x >= -2"], "inequality-not-flipped"],
  ["Solve -x > 4", ["x > -4"], "inequality-not-flipped"],
  ["Solve 2x < -6", ["x > -3"], "inequality-flipped-without-need"],
  ["Solve x + 4 > 1", ["x < -3"], "inequality-flipped-without-need"],
  ["Solve x/3 <= 2", ["x >= 6"], "inequality-flipped-without-need"],
  ["Solve x + 5 = 12", ["x = 17"], "moved-without-changing-sign"],
  ["Solve 3x + 4 = 19", ["3x = 23"], "moved-without-changing-sign"],
  ["Solve 5x = 2x + 9", ["7x = 9"], "moved-without-changing-sign"],
  ["Work out 1/2 + 1/3", ["2/5"], "fractions-added-straight-across"],
  ["Simplify x/2 + x/3", ["2x/5"], "fractions-added-straight-across"],
  ["Work out 5/6 - 1/4", ["4/2"], "fractions-added-straight-across"],
  ["Simplify 3x + 2 + x", ["5x + x"], "unlike-terms-added"],
  ["Simplify 2a + 3b", ["5ab"], "unlike-terms-added"],
  ["Simplify x^2 + x + 1", ["x^3 + 1"], "unlike-terms-added"],
  ["Simplify x^2 * x^3", ["x^6"], "exponents-multiplied"],
  ["Simplify a^4 a^5 b", ["a^20 b"], "exponents-multiplied"],
  ["Simplify 2y^3 \\cdot 5y^4", ["10y^{12}"], "exponents-multiplied"],
  ["Simplify (x^2)^3", ["x^5"], "exponents-added"],
  ["Simplify (y^4)^5 y", ["y^9 y"], "exponents-added"],
  ["Simplify 3(m^3)^3", ["3m^6"], "exponents-added"],
  ["Simplify (2x)^3", ["2x^3"], "power-of-one-factor-only"],
  ["Simplify (3a)^2 + 1", ["3a^2 + 1"], "power-of-one-factor-only"],
  ["Simplify (x/2)^3", ["x^3/2"], "power-of-one-factor-only"],
  ["Work out (-3)^2", ["-9"], "square-of-negative"],
  ["Work out -4^2", ["16"], "square-of-negative"],
  ["Evaluate x^2 + 1 when x = -5", ["-25 + 1"], "square-of-negative"],
  ["Work out 2^(-3)", ["-8"], "negative-exponent-as-negative-number"],
  ["Simplify x^{-2}", ["-x^2"], "negative-exponent-as-negative-number"],
  ["Work out 5^(-1) + 2", ["-5 + 2"], "negative-exponent-as-negative-number"],
  ["Work out 2 + 3 * 4", ["5 * 4"], "left-to-right"],
  ["Work out 10 - 2 * 3 + 1", ["25"], "left-to-right"],
  ["Work out 8 + 12 / 4", ["5"], "left-to-right"],
  ["Work out 3 - 8", ["5"], "subtracted-the-wrong-way-round"],
  ["Work out 2 - 7 + 1", ["5 + 1"], "subtracted-the-wrong-way-round"],
  ["Work out 2(4 - 9)", ["10"], "subtracted-the-wrong-way-round"],
  ["Simplify x - (x + 3)/3", ["(3x - x + 3)/3"], "minus-before-fraction"],
  ["Simplify -(x - 2)/5", ["(-x - 2)/5"], "minus-before-fraction"],
  ["Solve x - (x - 1)/2 = 4", ["2x - x - 1 = 8"], "minus-before-fraction"],
  ["Solve (x - 1)(x - 2) = 6", ["x - 1 = 6 or x - 2 = 6"], "zero-product-misused"],
  ["Solve x(x - 3) = 10", ["x = 10 or x = 13"], "zero-product-misused"],
  ["Solve (x + 1)(x - 4) = 3", ["x + 1 = 0 or x - 4 = 0"], "zero-product-misused"],
  ["Solve x^2 = 49", ["x = 7"], "only-positive-root"],
  ["Solve (x - 1)^2 = 9", ["x - 1 = 3"], "only-positive-root"],
  ["Solve x^2 - 16 = 0", ["x^2 = 16", "x = 4"], "only-positive-root"],
  ["Simplify log(x + 100)", ["log x + 2"], "log-of-sum"],
  ["Simplify ln(a + b)", ["ln a + ln b"], "log-of-sum"],
  ["Simplify log(x + 3)", ["log x + log 3"], "log-of-sum"],
  ["Simplify x/2 + x/3", ["3x + 2x"], "denominator-dropped"],
  ["Work out 1/4 + 1/6", ["3 + 2 = 5"], "denominator-dropped"],
  ["Simplify (x + 1)/2 - x/4", ["2(x + 1) - x"], "denominator-dropped"],
  ["Solve 2x + 6 = 10", ["x + 6 = 5"], "divided-one-term-only"],
  ["Solve 3x + 9 = 12", ["x + 3 = 12"], "divided-one-term-only"],
  ["Solve 4x - 8 = 20", ["x - 8 = 5"], "divided-one-term-only"],
  ["Solve -2x = 6", ["x = 3"], "divided-with-the-wrong-sign"],
  ["Solve 5 - 4x = 25", ["-4x = 20", "x = 5"], "divided-with-the-wrong-sign"],
  ["Solve -x = 9", ["x = 9"], "divided-with-the-wrong-sign"],
  ["Solve 3x = 12", ["x = 9"], "coefficient-not-undone"],
  ["Solve x/3 = 4", ["x = 4/3"], "coefficient-not-undone"],
  ["Solve 2x = 10", ["x = 20"], "coefficient-not-undone"],
  ["Solve x/2 + 3 = 5", ["x + 3 = 10"], "multiplied-one-term-only"],
  ["Solve x/4 - 1 = 2", ["x - 1 = 8"], "multiplied-one-term-only"],
  ["Solve x/3 + 2 = x", ["x + 2 = 3x"], "multiplied-one-term-only"],
  ["Expand (x + 2)(x + 3)", ["x^2 + 6"], "binomials-without-middle-terms"],
  ["Expand (x - 5)(x + 4)", ["x^2 - 20"], "binomials-without-middle-terms"],
  ["Expand (2x + 1)(3x + 7)", ["6x^2 + 7"], "binomials-without-middle-terms"],
  ["Work out 2^3", ["6"], "power-as-multiplication"],
  ["Work out 5^3 + 1", ["15 + 1"], "power-as-multiplication"],
  ["Work out 10 - 4^2", ["10 - 8"], "power-as-multiplication"],
  ["Work out 2^3 * 2^4", ["4^7"], "bases-multiplied"],
  ["Simplify 3^5 \\cdot 3^2", ["9^7"], "bases-multiplied"],
  ["Work out 5^2 * 5", ["25^3"], "bases-multiplied"],
  ["Simplify x^6/x^2", ["x^3"], "exponents-divided"],
  ["Simplify a^{12}/a^4", ["a^3"], "exponents-divided"],
  ["Simplify 2y^8/y^2", ["2y^4"], "exponents-divided"],
  ["Work out 12 / 2 * 3", ["12/6"], "multiplied-before-dividing"],
  ["Work out 24 \\div 4 \\cdot 2", ["3"], "multiplied-before-dividing"],
  ["Work out 100 / 5 * 4", ["5"], "multiplied-before-dividing"],
  ["Work out 10 - 3 + 2", ["10 - 5"], "added-before-subtracting"],
  ["Work out 20 - 8 + 5", ["7"], "added-before-subtracting"],
  ["Simplify 9 - x + 4x", ["9 - 5x"], "added-before-subtracting"],
];

/** Right steps near to each of the wrong ones. */
const RIGHT: readonly (readonly [string, readonly string[]])[] = [
  ["Simplify 5 - 2(x - 3)", ["5 - 2x + 6", "11 - 2x"]],
  ["Expand 3(x + 4)", ["3x + 12"]],
  ["Expand (x + 5)^2", ["x^2 + 10x + 25"]],
  ["Simplify sqrt(9 + 16)", ["sqrt(25)", "5"]],
  ["Simplify (4x + 8)/4", ["x + 2"]],
  ["Solve x^2 = 5x", ["x^2 - 5x = 0", "x(x - 5) = 0", "x = 0 or x = 5"]],
  ["Solve -2x < 6", ["x > -3"]],
  ["Solve 2x < -6", ["x < -3"]],
  ["Solve x + 5 = 12", ["x = 12 - 5", "x = 7"]],
  ["Work out 1/2 + 1/3", ["3/6 + 2/6", "5/6"]],
  ["Simplify x^2 * x^3", ["x^5"]],
  ["Simplify (x^2)^3", ["x^6"]],
  ["Simplify (2x)^3", ["8x^3"]],
  ["Work out (-3)^2", ["9"]],
  ["Work out 2^(-3)", ["1/8"]],
  ["Work out 2 + 3 * 4", ["2 + 12", "14"]],
  ["Work out 3 - 8", ["-5"]],
  ["Simplify x - (x + 3)/3", ["(3x - x - 3)/3"]],
  ["Solve (x - 1)(x - 2) = 6", ["x^2 - 3x - 4 = 0", "(x - 4)(x + 1) = 0", "x = 4 or x = -1"]],
  ["Solve x^2 = 49", ["x = ±7"]],
  ["Simplify ln(a) + ln(b)", ["ln(a b)"]],
  ["Solve 2x + 6 = 10", ["x + 3 = 5", "x = 2"]],
  ["Solve x/2 + 3 = 5", ["x + 6 = 10", "x = 4"]],
];

describe("a wrong line", () => {
  it.each(MISTAKES)("%s: %j is explained by %s", (problem, lines, id) => {
    const check = checkWorking(problem, lines);
    expect(check.firstWrong).toBe(lines.length - 1);
    expect(check.misconception?.id).toBe(id);
  });
});

describe("right lines", () => {
  it.each(RIGHT)("%s: %j are not accused of anything", (problem, lines) => {
    const check = checkWorking(problem, lines);
    expect(check.lines.map(({ verdict }) => verdict)).toEqual(lines.map(() => "follows"));
    expect(check.misconception).toBeNull();
  });
});

describe("the wrong rules", () => {
  it("have ids of their own and at least three examples each", () => {
    const ids = WRONG_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(MISTAKES.filter(([, , found]) => found === id).length).toBeGreaterThanOrEqual(3);
  });
});
