import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { checkAnswer } from "./check-answer";
import { equivalent } from "./equivalent";
import { OWN_PROBLEMS } from "./own-problems";

const JUDGED: readonly (readonly [string, string, string])[] = [
  ["Solve 2x + 1 = 5", "2", "right"],
  ["Solve 2x + 1 = 5", "x = 2", "right"],
  ["Solve 2x + 1 = 5", "x = 3", "wrong"],
  ["Solve x^2 = 4", "x = 2", "wrong"],
  ["Solve x^2 = 4", "2 or -2", "right"],
  ["Solve x^2 = -4", "no real solution", "right"],
  // formulas: both roots or none is the answer, written in any way that is equal for letters of either sign
  ["Make r the subject of A = pi r^2", "r = ±sqrt(A/pi)", "right"],
  ["Make r the subject of A = pi r^2", "r = -sqrt(A/pi) or r = sqrt(A/pi)", "right"],
  ["Make r the subject of A = pi r^2", "r = ±sqrt(A)/sqrt(pi)", "right"],
  ["Make r the subject of A = pi r^2", "r = sqrt(A/pi)", "wrong"],
  ["Make r the subject of A = pi r^2", "r = ±A/pi", "wrong"],
  ["Make x the subject of k = m x^2", "x = ±sqrt(k*m)/m", "right"],
  ["Make x the subject of k = m x^2", "x = ±sqrt(k*m)/k", "wrong"],
  ["Make b the subject of c = sqrt(a+b)", "b = c^2 - a", "right"],
  ["Make b the subject of c = sqrt(a+b)", "b = c^2 + a", "wrong"],
  ["Solve y = 3*2^x for x", "x = ln(y/3)/ln(2)", "right"],
  ["Solve y = 3*2^x for x", "x = log_2(y) - 3", "wrong"],
  ["Solve h = u*t + 2*t^2 for t", "t = (-2u ± sqrt(4u^2 + 32h))/8", "right"],
  ["Solve h = u*t + 2*t^2 for t", "t = (-u ± sqrt(u^2 - 8h))/4", "wrong"],
  ["Solve -2x < 6", "x > -3", "right"],
  ["Solve -2x < 6", "x < -3", "wrong"],
  ["Solve x + y = 5, x - y = 1", "(3, 2)", "right"],
  ["Solve x + y = 5, x - y = 1", "(2, 3)", "wrong"],
  ["Work out 1/4 + 1/4", "1/2", "right"],
  ["What percent of 80 is 12?", "15", "right"],
  ["What percent of 80 is 12?", "0.15", "right-wrong-form"],
  ["Solve x^2 - 3x - 1 = 0", "1.5 ± 1.803", "right-wrong-form"],
  ["Solve x^2 - 3x - 1 = 0", "1.5 ± 1.503", "wrong"],
  ["Work out 1/4 + 1/4", "2/4", "right-wrong-form"],
  ["Work out 1/4 + 1/4", "2/8", "wrong"],
  ["Factor x^2 - 9", "(x + 3)(x - 3)", "right"],
  ["Factor x^2 - 9", "x^2 - 9", "right-wrong-form"],
  ["Expand (x + 2)^2", "x^2 + 4", "wrong"],
  ["Expand (x + 2)^2", "x^2 + 4x + 4", "right"],
  ["Find the inverse of f(x) = 2x + 6", "y = x/2 - 3", "right"],
  ["Solve x^2 = 49", "x=+-7", "right"],
  ["Solve x^2 = 49", "7, -7, 0", "wrong"],
  ["Solve x^2 + 4 = 0", "no real solution", "right"],
  ["Solve x^2 + 4 = 0", "none", "right-wrong-form"],
  ["Solve 2x + 1 = 2x + 3", "∅", "right"],
  ["Solve 2x + 1 = 2x + 1", "ℝ", "right"],
  ["Solve 2x + 1 = 2x + 1", "x = 4", "wrong"],
  ["Work out 6/0", "DNE", "right"],
  ["Work out 6/0", "0", "wrong"],
  ["Is 51 prime?", "false", "right"],
  ["Is 51 prime?", "yes", "wrong"],
  ["Find the area of a circle with radius 8 cm", "64π cm", "wrong"],
  ["Find the area of a circle with radius 8 cm", "16π", "wrong"],
  ["Find cos(pi/5)", "(1 + sqrt(5))/4", "right"],
  ["Find cos(pi/5)", "(1 - sqrt(5))/4", "wrong"],
  ["Convert 5 km to miles", "3.107 mi", "right"],
  ["Convert 5 km to miles", "5000 m", "right-wrong-form"],
  ["Convert 5 km to miles", "8.05 mi", "wrong"],
  ["Find the molar mass of CaCO3", "100.09 g/mol", "right"],
  ["Find the molar mass of CaCO3", "84.01 g/mol", "wrong"],
  ["Work out 2/3", "0.667", "right-wrong-form"],
  ["Work out 2/3", "0.666", "wrong"],
  ["Work out 19/2", "10", "wrong"],
  ["Solve 3^x = 20", "2.727", "right-wrong-form"],
  ["Solve 3^x = 20", "3", "cannot-tell"],
  ["Write 7/8 as a percent", "87.5", "right-wrong-form"],
  ["Find the slope and y-intercept of y = 4x - 9", "m = -9, b = 4", "wrong"],
  ["Find the slope and y-intercept of y = 4x - 9", "-9, 4", "cannot-tell"],
  ["Integrate 6x", "3x^2", "right-wrong-form"],
  ["Integrate 6x", "3x^2 + K", "right"],
  ["Integrate 6x", "6x^2 + C", "wrong"],
];

const AGES = "Tom is 4 years older than Jim. The sum of their ages is 28. How old is each?";

describe("checkAnswer", () => {
  it.each(JUDGED)("%s, answered %s: %s", (problem, answer, verdict) => {
    expect(checkAnswer(problem, answer).verdict).toBe(verdict);
  });

  it("accuses nobody who keeps π or its digits where the question does not say 3.14", () => {
    for (const answer of ["64π cm²", "201.06 cm²", "201 cm²"])
      expect(checkAnswer("Find the area of a circle with radius 8 cm", answer).verdict).not.toBe("wrong");
  });

  it("judges no answer to a problem that can be read in several ways", () => {
    for (const answer of ["x/(2y)", "xy/2", "2x/y"]) {
      const { verdict, message } = checkAnswer("Simplify x/2y", answer);
      expect(verdict).toBe("cannot-tell");
      expect(message).toContain("several ways");
    }
  });

  it("does not take an amount of another kind", () => {
    expect(checkAnswer("Convert 5 km to miles", "3.107 kg").verdict).not.toMatch(/^right/);
  });

  it("takes the engine's own answers for right, as LaTeX and as text", () => {
    const solved = OWN_PROBLEMS.filter((problem) => solve(problem).latex !== "");
    expect(solved.length).toBeGreaterThan(OWN_PROBLEMS.length * 0.8);
    for (const problem of solved) {
      const { latex, answer } = solve(problem);
      expect([problem, checkAnswer(problem, latex).verdict]).toEqual([problem, "right"]);
      expect([problem, checkAnswer(problem, answer).verdict]).toEqual([problem, "right"]);
      expect([problem, equivalent(latex, latex).verdict]).toEqual([problem, "same"]);
    }
  });

  it("tells right roots from wrong ones", () => {
    const root = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(root, root, root, (p, q, other) => {
        const problem = `Solve x^2 + (${-p - q})x + (${p * q}) = 0`;
        expect(checkAnswer(problem, p === q ? `x = ${p}` : `${q} or ${p}`).verdict).toBe("right");
        if (other !== p && other !== q) expect(checkAnswer(problem, `x = ${other}`).verdict).toBe("wrong");
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe("an answer in words", () => {
  it.each([
    ["What is 15% of 80?", "twelve"],
    ["Solve 2x + 3 = 45", "twenty-one"],
    ["Solve x + 305 = 100", "minus two hundred and five"],
    ["Solve x^2 = 9", "three or minus three"],
    ["Sam has 16 marbles. He has 4 more than Jim. How many does Jim have?", "Twelve marbles"],
  ])("is the number it says: %s %s", (problem, answer) => {
    expect(checkAnswer(problem, answer).verdict).toBe("right");
  });

  it.each(["banana", "idk", "i have no idea", "lol what", "purple monkey dishwasher", "asdfgh"])(
    "that names no number is not taken for a wrong one: %s",
    (answer) => {
      for (const problem of [
        "Solve x^2 = 9",
        "Factor x^2 + 5x + 6",
        "What is 15% of 80?",
        "Expand (t + 2)^2",
      ]) {
        const { verdict, message } = checkAnswer(problem, answer);
        expect([verdict, message]).toEqual(["cannot-tell", expect.stringContaining("can’t read that")]);
      }
    },
  );
});

describe("the amounts a story asks for", () => {
  it.each([
    "Tom is 16 and Jim is 12",
    "Jim is 12 years old, Tom is 16 years old",
    "12 for Jim, 16 for Tom",
    "tom 16 jim 12",
    "Tom's age: 16\nJim's age: 12",
    "x = 16, y = 12",
  ])("are right under the story's names and its letters: %s", (answer) => {
    expect(checkAnswer(AGES, answer).verdict).toBe("right");
  });

  it("are right as they are shown", () => {
    const { answer, latex } = solve(AGES);
    expect(answer).toBe("Tom’s age = 16 years, Jim’s age = 12 years");
    for (const shown of [answer, latex]) expect(checkAnswer(AGES, shown).verdict).toBe("right");
  });

  it.each(["Tom is 12 and Jim is 16", "x = 12, y = 16", "Tom is 16", "Tom is 16 and Tom is 12"])(
    "are not right under one another's names, nor some of them: %s",
    (answer) => {
      expect(checkAnswer(AGES, answer).verdict).not.toBe("right");
    },
  );
});

describe("an answer that is half-way", () => {
  it("is told so, and not what is missing", () => {
    const { verdict, message } = checkAnswer("Solve y^2 - 7y + 10 = 0", "y = 5");
    expect([verdict, message]).toEqual(["wrong", "Half-way: what you have is right, and there is one more."]);
  });

  it.each([
    [AGES, "16"],
    [AGES, "Tom is 16"],
    [AGES, "12 years"],
    ["Solve x + y = 10, x - y = 2", "x = 6"],
    ["Find the slope and y-intercept of y = 4x - 9", "m = 4"],
  ])("has one of two values: %s, answered %s", (problem, answer) => {
    const { verdict, message } = checkAnswer(problem, answer);
    expect([verdict, message]).toEqual(["wrong", "Half-way: what you have is right, and there is one more."]);
  });

  it.each([
    [AGES, "13", "cannot-tell"],
    [AGES, "Tom is 12", "cannot-tell"],
    ["Solve x + y = 10, x - y = 2", "x = 4", "cannot-tell"],
    ["Solve x + y = 10, x - y = 2", "x = 2y", "cannot-tell"],
  ])("is not what has none of them: %s, answered %s", (problem, answer, verdict) => {
    const check = checkAnswer(problem, answer);
    expect(check.verdict).toBe(verdict);
    expect(check.message).not.toContain("Half-way");
  });

  it("has its wrong factors multiplied out, and the right ones kept back", () => {
    const { message } = checkAnswer("Factor y^2 + 7y + 12", "(y + 2)(y + 6)");
    expect(message).toContain("$y^2 + 8y + 12$");
    expect(message).not.toMatch(/[34]\)/);
  });
});
