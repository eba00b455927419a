import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("what a question says beside what is read of it", () => {
  it.each([
    // Two forms of one answer.
    "Write 5/8 as a decimal and as a percent",
    "Write 36/48 as a percent and a fraction in lowest terms",
    "Round 6.283 to the nearest tenth and to the nearest whole number",
    // A direction to round in.
    "Round 2.7182 up to 2 decimal places",
    // A condition on a letter, told by the solutions of another.
    "For what k does x^2 + kx + 4 = 0 have two real roots?",
    "Find k such that x^2 + kx + 4 = 0 has one solution",
    "Find k if the roots of x^2 + kx + 4 = 0 are equal",
    "Find k if the roots of x^2 + kx + 4 = 0 are real",
    // A second order behind the first.
    "Solve 4x + 2y = 8 for y and find the slope",
    // A value of the function that is sought.
    "If f'(x) = 6x and f(0) = 2, find f(4)",
    // What is left, not what is taken off.
    "Reduce 60 to 20%",
    "A price of $60 is reduced to 20%. What is the new price?",
    // All the roots of a number.
    "Find the square roots of 49",
    "Find the cube roots of 27",
    // More than a letter behind "for".
    "Solve 3x - 2 > 7 for x > 6",
    "Find the derivative of x^4 - x for x = 1",
    // What stands in the blank is no number by itself.
    "6² + 8² = ?²",
    "1/4 = ?%",
    // The one base and the other.
    "Convert 14 to base 3 and base 2",
    // An angle told in turns.
    "How many degrees in 3/4 of a turn?",
    // The measure of another figure.
    "Find the area of a square inside a circle of radius 6",
    "Find the potential energy of a 3 kg ball 4 m below the table",
    // A negation.
    "Is the relation {(1,2),(3,4),(1,5)} not a function?",
    // A number that belongs to no list.
    "Find the GCF of 20 and 30 below 4",
    "Find the mean of 6, 7, 11 starting from 0",
  ])("makes it a refusal: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it.each([
    ["Write 5/8 as a decimal rounded to 2 decimal places", "0.63"],
    ["Write 5/8 as a percent", "62.5\\%"],
    ["Reduce 60 by 20%", "48"],
    ["Find the square root of 49", "7"],
    ["Find k if x = 2 is a root of x^2 + kx - 10 = 0", "k = 3"],
    ["What real solutions does x^2 = 25 have?", "x = -5 \\text{ or } x = 5"],
    ["If f'(x) = 6x and f(0) = 2, find f(x)", "f = 3x^2 + 2"],
    ["Find the GCF of 20, 30 and 45", "5"],
    ["1/(2 + i) in the form a + bi", "\\frac{2}{5} - \\frac{1}{5}i"],
    ["Convert 11 to base 3 from base 2", "10"],
    ["Convert 11 from base 3 to base 2", "100"],
    ["6 + 8 = ?", "14"],
    ["Is the relation {(1,2),(3,4),(1,5)} a function or not?", "\\text{no}"],
    ["Let m = 3. Find the derivative of m*x^2", "6x"],
    ["Find the area of a circle with radius 4 to the nearest ten", "50"],
  ])("leaves the plain question answered: %s", (text, expected) => {
    expect(solve(text).latex).toBe(expected);
  });

  it.each([
    "Find the discriminant of x^2 - 5x + 6 = 0 and solve it",
    "How many weeks and days are in 100 days?",
    "How many feet and inches are in 70 inches?",
  ])("does not answer half of it: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it.each(["10% of", "What is 30% of?", "3/4 of", "50 percent of.", "10% de"])(
    "does not work with what has not been said yet: %s",
    (text) => {
      expect(solve(text).status).toBe("unsupported");
    },
  );

  it("asks how far a word reaches over letters that have values", () => {
    expect(solve("If x = 2 and y = 7, what is the square of x plus y?").status).toBe("ambiguous");
  });
});
