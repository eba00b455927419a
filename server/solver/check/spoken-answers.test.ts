import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check-answer";
import type { AnswerVerdict } from "./types";

type Case = readonly [problem: string, answer: string, verdict: AnswerVerdict];

const verdicts = (
  problem: string,
  told: Partial<Record<AnswerVerdict, readonly string[]>>,
): readonly Case[] =>
  (Object.entries(told) as [AnswerVerdict, readonly string[]][]).flatMap(([verdict, answers]) =>
    answers.map((answer): Case => [problem, answer, verdict]),
  );

const holds = (cases: readonly Case[]): void => {
  it.each(cases)("%s: %s is %s", (problem, answer, verdict) => {
    expect(checkAnswer(problem, answer)).toMatchObject({ verdict });
  });
};

describe("a quotient and its remainder", () => {
  const right = ["2 r 1", "2 R 1", "2R1", "2 rem 1", "2 remainder 1", "2 with remainder 1", "2, r 1"];
  const wrong = ["2 r 2", "1 r 9", "3 remainder 1"];
  holds(
    ["What is 17 divided by 8 with remainder?", "Divide 17 by 8. Give quotient and remainder."].flatMap(
      (problem) =>
        verdicts(problem, {
          right: [...right, "quotient 2, remainder 1", "quotient = 2, remainder = 1"],
          wrong,
        }),
    ),
  );
});

describe("digits that go on", () => {
  holds([
    ...verdicts("Calculate 1/3", {
      "right-wrong-form": ["0.3...", "0.33...", ".333...", "0.3…", "x = 0.33..."],
      wrong: ["0.2...", "0.34...", "1.3..."],
    }),
    ...verdicts("Calculate 3/4 + 1/6", {
      "right-wrong-form": ["0.9166...", ".91666...", "0.91..."],
      wrong: [".9177...", "0.81..."],
    }),
    ...verdicts("Calculate 1/7", { "right-wrong-form": ["0.1428...", "0.142857..."] }),
    ...verdicts("Calculate -1/3", { "right-wrong-form": ["-0.33..."], wrong: ["0.33..."] }),
  ]);
});

describe("a name and a number in words", () => {
  holds([
    ...verdicts("Find the slope of the line y = 2x + 5", {
      right: ["slope is two", "the slope is two", "slope = two", "The slope is 2."],
      wrong: ["slope is five", "the slope is minus two"],
    }),
    ...verdicts("Find the mean of 2, 4, 9", {
      right: ["average = 5", "the average is five", "avg = 5"],
      wrong: ["average = 4"],
    }),
    ...verdicts("Find the gcd of 12 and 18", { right: ["gcf = 6", "hcf is six"], wrong: ["gcf = 3"] }),
    ...verdicts("Which is greater, 3/5 or 5/8?", {
      right: ["5/8 is greater", "5/8 is the greater one"],
      wrong: ["3/5 is greater"],
      "cannot-tell": ["3/5 is smaller"],
    }),
    ...verdicts("Is 57 prime?", { right: ["nope"], wrong: ["yep"] }),
  ]);
});

describe("a system with infinitely many solutions", () => {
  const systems = [
    "Solve the system x + y = 5, 2x + 2y = 10",
    "Solve the system 2x - y = 1, 4x - 2y = 2",
    "Solve the system x + y + z = 6, 2x + 2y + 2z = 12, x - y = 0",
  ];
  holds(
    systems.flatMap((problem) =>
      verdicts(problem, {
        right: [
          "infinitely many solutions",
          "infinitely many",
          "infinite solutions",
          "There are infinitely many solutions.",
          "dependent",
        ],
        wrong: ["no solution", "none", "inconsistent"],
        "cannot-tell": ["all real numbers", "x"],
      }),
    ),
  );
  holds(verdicts("Solve the system x + y = 5, x - y = 1", { wrong: ["infinitely many solutions"] }));
  holds(verdicts("Solve the system x + y = 5, x + y = 6", { wrong: ["infinitely many solutions"] }));
});

describe("the same equation under another name", () => {
  holds([
    ...verdicts("Write the equation of the line through (0, 1) and (2, 5)", {
      right: ["f(x) = 2x + 1", "g(x) = 1 + 2x"],
      wrong: ["f(x) = 2x - 1"],
    }),
    ...verdicts("Write the equation of the vertical line through (3, 5)", {
      right: ["x = 3"],
      "cannot-tell": ["f(x) = 3"],
    }),
    ...verdicts("Find the nth term of 3, 7, 11, 15", {
      right: ["T_n = 4n - 1", "an = 3 + 4(n - 1)", "u_n = 4n - 1"],
      wrong: ["T_n = 4n + 1", "an = 4n"],
    }),
  ]);
});

describe("a set in words", () => {
  holds([
    ...verdicts("Solve 2x + 1 > 7", {
      right: ["more than 3", "greater than 3", "all numbers greater than 3", "x is more than 3"],
      wrong: ["less than 3", "at least 3"],
    }),
    ...verdicts("Find the domain of sqrt(x - 2)", {
      right: ["all real numbers greater than or equal to 2", "at least 2", "2 or more", "all x ≥ 2"],
      wrong: ["all real numbers greater than 2", "2 or less"],
    }),
  ]);
});

describe("amounts of two units", () => {
  holds([
    ...verdicts("How long does it take to drive 150 miles at 60 mph?", {
      right: [
        "2 hours 30 minutes",
        "2 h 30 min",
        "2h30",
        "2h 30m",
        "2:30",
        "2 hours and 30 minutes",
        "150 minutes",
      ],
      wrong: ["2 hours 20 minutes", "2:20", "2 h 5 min"],
    }),
    ...verdicts("Convert 2.5 hours to minutes", { wrong: ["2 h 20 min"] }),
    ...verdicts("Find the volume of a cube with side 3 cm", { right: ["27 cc", "27cc"], wrong: ["28 cc"] }),
    ...verdicts("A bag of 12 apples costs $6. How much does each apple cost?", {
      right: ["50¢", "50 cents"],
    }),
  ]);
});

describe("values under their names", () => {
  holds([
    ...verdicts("Find the center and radius of (x-1)^2 + (y+2)^2 = 9", {
      right: [
        "center (1,-2), radius 3",
        "C(1, -2), r = 3",
        "(1,-2); 3",
        "centre = (1, -2) and r = 3",
        "radius 3, center (1, -2)",
        "the center is (1, -2) and the radius is 3",
      ],
      wrong: ["center (-1,2), radius 3", "center (1,-2), radius 9"],
    }),
    ...verdicts("Find the slope and y-intercept of y = 3x - 4", {
      right: [
        "slope 3, y-intercept -4",
        "slope = 3, y-intercept = (0,-4)",
        "y-intercept is -4 and slope is 3",
      ],
      wrong: ["slope -4, y-intercept 3", "slope 3, y-intercept 4"],
    }),
  ]);
});

describe("a polynomial and its remainder", () => {
  holds(
    verdicts("Divide x^2 + 3x + 5 by x + 1", {
      right: ["x + 2 remainder 3", "x+2 r 3", "quotient x + 2, remainder 3"],
      wrong: ["x + 2 r 5", "x + 3 remainder 3"],
    }),
  );
});

describe("yes or no to a question for a property", () => {
  holds([
    ...verdicts("Are y = 2x + 1 and y = 2x - 3 parallel?", {
      right: ["yes", "Yes, same slope", "parallel"],
      wrong: ["no", "No, they are perpendicular"],
    }),
    ...verdicts("Are y = 2x + 1 and y = 3x - 3 parallel?", { wrong: ["yes"] }),
    ...verdicts("Find the domain of 1/(x^2-1)", {
      right: ["x ≠ ±1", "all reals except ±1"],
      wrong: ["x ≠ ±2"],
    }),
    ...verdicts("Simplify the ratio 12:18", { right: ["2 to 3"], wrong: ["3 to 2"] }),
  ]);
});
