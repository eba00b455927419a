import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withOtherNumbers } from "./other-numbers";
import { randomFrom } from "./random";
import { LEVELS } from "./types";
import { variant, variants } from "./variant";

const TEXTS = [
  "Solve 2x + 3 = 11",
  "Solve x^2 - 5x + 6 = 0",
  "What is 45% of 120?",
  "Expand (x + 3)^2",
  "Find the derivative of 4x^3 - 7x",
  "Simplify $\\frac{12}{18}$",
  "Solve |2x - 3| = 7",
  "Solve 3(x - 2) > 9",
  "Solve the system x + y = 7, x - y = 3",
  "Find the derivative of sin(3x)",
];

const rulesOf = (text: string) => solve(text).steps.map(({ rule }) => rule);

describe("a variant of a problem", () => {
  it.each(TEXTS)("is worked in the same way with other numbers, and verified: %s", (text) => {
    const found = variants({ problem: text, level: 2, count: 3 });
    expect(new Set([text, ...found.map((each) => each.text)]).size).toBe(4);
    for (const made of found) {
      const [result, own] = [solve(made.text), solve(text)];
      expect(result, made.text).toMatchObject({
        verification: "verified",
        method: own.method,
        task: own.task,
      });
      expect(result.latex).toBe(made.answer);
      expect(rulesOf(made.text)).toEqual(rulesOf(text));
    }
  });

  it("is the same for the same seed and level", () => {
    for (const level of LEVELS)
      expect(variant("Solve 7x - 4 = 31", 9, level)).toEqual(variant("Solve 7x - 4 = 31", 9, level));
    expect(variant("Solve 7x - 4 = 31", 10, 2)).not.toEqual(variant("Solve 7x - 4 = 31", 9, 2));
  });

  it("is none where there is nothing to change, nothing to work, and nothing to verify", () => {
    for (const text of ["Who was Ada Lovelace?", "Simplify x + x", "Expand (x+y+z)^40", ""])
      expect(variant(text, 1, 2)).toBeNull();
  });
});

describe("other numbers", () => {
  const others = (text: string) =>
    Array.from({ length: 20 }, (_, seed) => withOtherNumbers(text, randomFrom(`${seed}`), 2) ?? "");

  it("are of the same class: decimals, round numbers, squares, numbers in groups of three", () => {
    for (const made of others("2.75 and 300 and 49 and 12,000"))
      expect(made).toMatch(/^\d\.\d\d and \d+00 and (?:4|9|\d\d|1\d\d) and \d{1,2},000$/);
    for (const made of others("x^2 = 81")) expect(Math.sqrt(Number(made.slice(6))) % 1).toBe(0);
  });

  it("leave exponents, indices, 0 and 1 alone, and keep equal numbers equal", () => {
    for (const made of others("x^12 + a_7 + 1 = 0 when b = 5, c = 5"))
      expect(made).toMatch(/^x\^12 \+ a_7 \+ 1 = 0 when b = (\d+), c = \1$/);
  });
});
