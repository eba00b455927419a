import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check-answer";
import type { AnswerVerdict } from "./types";

const RIGHT: readonly (readonly [problem: string, ...answers: readonly string[]])[] = [
  ["Solve 2x = 9", "x = 4,5", "4 and a half", "four and a half", "4 and 1/2", "4.5 = x"],
  ["Calculate 12 - 15", "minus 3", "negative 3", "minus three"],
  ["Calculate 1/4 + 1/2", "three quarters", "3/4"],
  ["What percent of 50 is 20?", "40 percent", "40 per cent", "forty percent"],
  ["Write 0.00032 in scientific notation", "3.2e-4", "3.2 x 10^-4"],
  ["Simplify sqrt(72)", "6 root 2", "6 times root 2"],
  ["Find the area of a circle with radius 5 cm", "25 pi cm^2", "25 π cm²"],
  ["Find the area of a circle with radius 5", "25π square units"],
  ["Find the mean of 3, 8, 10, 11", "the mean is 8", "mean = 8"],
  ["Find the gcd of 12 and 18", "gcd = 6", "gcd(12, 18) = 6"],
  ["Find the mode of 2, 3, 3, 5, 5", "5, 3", "5 and 3"],
  ["Solve x^2 = 9", "x=-3 x=3"],
  ["Solve x^3 = 8", "2", "x = 2"],
  ["Solve 2x + 3 < 11", "x is less than 4", "]-∞, 4["],
  ["Find the domain of 1/(x-2)", "x ≠ 2", "x != 2", "all real numbers except 2", "ℝ \\ {2}"],
  ["Find the midpoint of (2, 4) and (6, 10)", "4, 7", "x = 4, y = 7", "M = (4, 7)"],
  ["Find the inverse of the matrix [[1, 2], [3, 4]]", "[[-2, 1], [1.5, -0.5]]", "-1/2 [[4, -2], [-3, 1]]"],
  ["What is the force on a 5 kg mass accelerating at 3 m/s^2?", "15 kg·m/s^2", "0.015 kN", "15 newtons"],
  ["Convert 3pi/4 radians to degrees", "135", "135 degrees", "135°"],
  ["Solve cos x = 0 on [0, 360°)", "90 and 270", "x = 90°, x = 270°", "270, 90", "π/2, 3π/2"],
  ["Solve sin x = 1/2 for 0 <= x < 360 degrees", "30, 150", "x = 30 or x = 150"],
  [
    "A bag has 3 red and 5 blue balls. What is the probability of drawing a red ball?",
    "3 out of 8",
    "3 in 8",
    "three in eight",
  ],
  ["What is the probability of rolling a 5 on a die?", "1 in 6", "one out of six"],
  ["Is 91 prime?", "composite", "it is not prime", "No, 91 = 7 × 13"],
  ["Balance the equation H2 + O2 -> H2O", "2H2 + O2 -> 2H2O", "2H₂ + O₂ → 2H₂O"],
  ["List the factors of 12", "1 2 3 4 6 12"],
  ["Convert 36 km/h to m/s", "10 ms^-1", "10 m s^-1"],
];

const OTHERS: readonly (readonly [problem: string, answer: string, verdict: AnswerVerdict])[] = [
  ["Write 7/3 as a mixed number", "21/3", "wrong"],
  ["Write 3/8 as a decimal", "3/8", "right-wrong-form"],
  ["Write 9/4 as a mixed number", "2.25", "right-wrong-form"],
  ["What is the probability of rolling a 5 on a die?", "0.17", "cannot-tell"],
  ["What is the probability of rolling a 5 on a die?", "0.2", "wrong"],
  ["What is the probability of rolling a 5 on a die?", "0.18", "wrong"],
  ["What is the probability of rolling a 5 on a die?", "1 in 5", "wrong"],
  ["Find the area of a circle with radius 5", "79", "right-wrong-form"],
  ["Find the area of a circle with radius 5", "78", "wrong"],
  ["Integrate 1/x", "log|x| + C", "right-wrong-form"],
  ["Solve e^x = 7", "log 7", "right-wrong-form"],
  ["Solve 10^x = 7", "ln 7", "wrong"],
  ["Find the molar mass of KCl", "74.5 g/mol", "cannot-tell"],
  ["Find the molar mass of KCl", "78 g/mol", "wrong"],
  ["Solve cos x = 0 on [0, 360°)", "90 and 280", "wrong"],
  ["Convert to logarithmic form: 5^3 = 125", "log_5(126) = 3", "wrong"],
  ["Convert to logarithmic form: 5^3 = 125", "log_2(8) = 3", "cannot-tell"],
  ["Convert to logarithmic form: 5^3 = 125", "log_4(125) = 3", "wrong"],
  ["A bag has 3 red and 5 blue balls. What is the probability of drawing a red ball?", "5 out of 8", "wrong"],
  ["Find the prime factorization of 60", "4*15", "right-wrong-form"],
  ["Find the prime factorization of 60", "60", "right-wrong-form"],
  ["Complete the square: x^2 + 6x + 5", "(x+1)(x+5)", "right-wrong-form"],
  ["Find the equation of the line through (1, 2) and (3, 8)", "3x - 1", "right-wrong-form"],
  ["Convert 60° to radians", "π/3 degrees", "cannot-tell"],
  ["Find the area of a circle with radius 5", "25*3.14159", "cannot-tell"],
  ["A book costs $12 and a pen costs $3. What is the total cost?", "£15", "cannot-tell"],
  ["What is the force on a 5 kg mass accelerating at 3 m/s^2?", "15 J", "cannot-tell"],
  ["Find the inverse of the matrix [[1, 2], [3, 4]]", "[[1, 1/2], [1/3, 1/4]]", "wrong"],
  ["Find the domain of 1/(x-2)", "x ≠ -2", "wrong"],
  ["Solve x^3 = 8", "-2", "wrong"],
  ["Solve x^3 = 8 over the complex numbers", "2", "wrong"],
];

describe("an answer in an unusual writing", () => {
  it.each(RIGHT.flatMap(([problem, ...answers]) => answers.map((answer) => [problem, answer] as const)))(
    "%s: %s is right",
    (problem, answer) => {
      expect(checkAnswer(problem, answer)).toMatchObject({ verdict: "right" });
    },
  );

  it.each(OTHERS)("%s: %s is %s", (problem, answer, verdict) => {
    expect(checkAnswer(problem, answer)).toMatchObject({ verdict });
  });

  it("a wrong pair of factors is named as such", () => {
    const pair = (answer: string) => checkAnswer("Factor x^2 - 7x + 12", answer).message;
    expect(pair("(x - 2)(x - 6)")).toContain("right product");
    expect(pair("(x - 2)(x - 5)")).toContain("right sum");
    expect(pair("(x + 1)(x + 4)")).toContain("have to multiply to $12$ and to add to $-7$");
    expect(pair("(x - 2)(x - 6)")).not.toContain("3");
  });
});
