import { describe, expect, it } from "vitest";
import { guardedAnswerOf } from "./guarded-answer";
import { leaksAnswer } from "./leaks-answer";
import { shownIn } from "./shown";

function leaks(problem: string, sentence: string, hints: readonly string[] = []): boolean {
  const secret = guardedAnswerOf(problem);
  if (!secret) throw new Error(`not solved: ${problem}`);
  return leaksAnswer(sentence, { secret, shown: shownIn([problem, ...hints], secret.letters) });
}

const LEAKS: readonly (readonly [problem: string, sentences: readonly string[]])[] = [
  ["A rectangle is 8 cm long and 6 cm wide. What is its area?", ["4800 mm²", "0.0048 m²", "48 sq cm"]],
  ["What is the area of a circle with radius 5 cm?", ["It's seventy-eight and a half, roughly.", "7854 mm²"]],
  ["Factor x^2 + 7x + 12", ["The two numbers are three and four.", "You need 3 and 4."]],
  ["Solve 4x - 9 = 27", ["4x = 36, so take a quarter of 36: that makes 9."]],
  [
    "5x + 7 = 67",
    [
      "x = 12",
      "So $x=12$.",
      "The answer is twelve.",
      "x is one more than eleven",
      "Twelve!",
      "It is a dozen.",
      "$$x = \\frac{24}{2}$$",
      "x equals 36/3",
      "XII is what you want",
      "In binary it is 1100.",
      "0xC",
      "x = 1100_2",
      "The digits are 1 and 2.",
      "One, two.",
      "x - 12 = 0",
      "x + 1 = 13",
      "```\nx = 12\n```",
      "| x | 12 |",
      "1️⃣2️⃣",
      "1\u200b2",
      "١٢",
      "x → 12",
      "Think of 21 backwards.",
      "half of twenty-four",
      "the sum of five and seven",
      "the number after eleven",
      "x = 12.0",
      "&#49;2",
      "x is three times four",
      "the square root of 144",
      "x is between 11 and 13",
      "The unknown is two less than fourteen",
      "**1****2**",
      "$\\boxed{12}$",
      "<table><tr><td>x</td><td>12</td></tr></table>",
      "Count them: ************",
    ],
  ],
  [
    "2x + 6 = 18",
    [
      "x = 6",
      "The answer is 6.",
      "It's 6!",
      "**6**",
      "x must be 6",
      "6 works",
      "so you get 6.",
      "Try 6.",
      "x: 6",
      "half of twelve",
    ],
  ],
  ["x^2 - 5x + 6 = 0", ["x = 2 or x = 3", "the roots are two and three", "one root is 2", "(x-2)(x-3) = 0"]],
  ["Factor x^2 - 49", ["(x+7)(x-7)", "$(x - 7)(x + 7)$", "One factor is x + 7."]],
  ["1/2 + 1/3", ["5/6", "five sixths", "0.8333", "\\frac{10}{12}", "83.33%", "It is 5 out of 6."]],
  ["2x + 3 > 11", ["x > 4", "x is greater than 4", "(4, ∞)", "more than four", "4 < x"]],
  ["x^2 = 2", ["$x = \\sqrt{2}$", "about 1.414", "plus or minus root two", "x = ±√2"]],
  ["2x + 3 = 2x + 5", ["No solution", "It is never true.", "It's impossible."]],
  ["3(x + 2) = 3x + 6", ["Every number works.", "It is always true.", "There are infinitely many."]],
  ["x + y = 7, x - y = 1", ["(4, 3)", "x is four", "y = 3"]],
  ["Find the derivative of x^3 - 4x", ["3x^2 - 4", "f'(x) = -4 + 3x²", "three x squared minus four"]],
  ["x - 5 = -8", ["x = -3", "minus three", "x is the opposite of 3"]],
  ["Is 91 prime?", ["No, it is not.", "It is not prime.", "False."]],
  ["Convert 2.5 km to m", ["2500 m", "2,500 metres", "two thousand five hundred", "25 hundred is 2 500"]],
];

const HARMLESS: readonly (readonly [problem: string, sentences: readonly string[]])[] = [
  [
    "5x + 7 = 67",
    [
      "Take 7 from both sides.",
      "What is 67 - 7?",
      "Now you have 5x = 60.",
      "Which number times 5 gives 60?",
      "Step 2: divide both sides by 5.",
      "1. Look at the constant.",
      "Good idea, one step at a time.",
      "There are two steps here.",
      "Your answer x = 10 gives 57, which is not 67.",
      "Try it with x = 2: the left side is 17.",
    ],
  ],
  [
    "2x + 6 = 18",
    [
      "Subtract 6 from both sides.",
      "What happens when you take 6 from 18?",
      "2x = 12",
      "Undo the + 6 first.",
    ],
  ],
  [
    "x^2 - 5x + 6 = 0",
    [
      "Which two numbers multiply to 6 and add up to -5?",
      "There are two solutions.",
      "2. Set each factor to zero.",
    ],
  ],
  ["Factor x^2 - 49", ["It is a difference of two squares: a^2 - b^2.", "Which number squared is 49?"]],
  ["Calculate 3 * (4 + 5)", ["First work out the bracket: 4 + 5."]],
  ["1/2 + 1/3", ["Find a common denominator.", "1/2 is 3/6."]],
  ["2x + 3 > 11", ["Take 3 from both sides.", "2x > 8", "Does the sign turn?"]],
  ["2x + 3 = 2x + 5", ["Take 2x from both sides.", "Is 3 equal to 5?"]],
  ["Is 91 prime?", ["Which primes could divide 91?", "Is it true or false?"]],
];

describe("a sentence that gives the answer away", () => {
  for (const [problem, sentences] of LEAKS)
    it.each(sentences)(`is noticed for ${problem}: %s`, (sentence) => {
      expect(leaks(problem, sentence)).toBe(true);
    });
});

describe("a sentence that helps", () => {
  for (const [problem, sentences] of HARMLESS)
    it.each(sentences)(`is let through for ${problem}: %s`, (sentence) => {
      expect(leaks(problem, sentence)).toBe(false);
    });
});

describe("a number that an open hint shows", () => {
  it("may be said, but not as the answer", () => {
    const hint = ["The number 12 stands in the second line."];
    expect(leaks("5x + 7 = 67", "Look at the 12 in the second line.")).toBe(true);
    expect(leaks("5x + 7 = 67", "Divide by 12 there.", hint)).toBe(false);
    expect(leaks("5x + 7 = 67", "The answer is 12.", hint)).toBe(true);
  });
});

describe("an answer in another form", () => {
  it.each([
    ["What is 7/8 + 2/3?", "thirty-seven twenty-fourths"],
    ["What is 7/8 + 2/3?", "1.541666"],
    ["Find the derivative of ln(x^2 + 1)", "two x over x squared plus one"],
    ["Solve 5 - 2x >= 1", "Everything up to and including two."],
    ["Is 51 a prime number?", "Three seventeens make it, so no."],
  ])("is held back: %s → %s", (problem, sentence) => {
    expect(leaks(problem, sentence)).toBe(true);
  });

  it.each([
    ["Expand (x - 5)^2", "Squaring means multiplying the bracket with itself: (x − 5)(x − 5)."],
    ["Find the greatest common factor of 54 and 24", "List the factors of 24: 1, 2, 3, 4, 6, 8, 12, 24."],
  ])("is not what leads to it: %s → %s", (problem, sentence) => {
    expect(leaks(problem, sentence)).toBe(false);
  });
});
