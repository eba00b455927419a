import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("words become symbols", () => {
  it.each([
    ["Translate into an expression: nine less than four times m", "4m - 9"],
    ["Translate to an algebraic expression: the sum of seven times $2x$ and $y$", "14x + y"],
    ["Translate: seven times the sum of $2x$ and $y$", "7(2x + y)"],
    ["Translate “3 more than twice $k$” into an algebraic expression.", "2k + 3"],
    ["Write an expression for the quotient of $-8$ and the sum of p and q", "\\frac{-8}{p + q}"],
    ["Translate the phrase into an algebraic expression: the ratio of 21 to 4", "\\frac{21}{4}"],
    ["Translate: the square of the difference of x and 6", "(x - 6)^2"],
    ["Translate: a number n times itself", "n^2"],
    ["Translate: three times a number k, plus five more", "3k + 5"],
    ["Write as an inequality: t is at most 12", "t \\le 12"],
    ["Write an equation: half of a number is twenty-one", "\\frac{n}{2} = 21"],
    ["Translate the sentence into an equation: forty-two minus w is 17", "42 - w = 17"],
    ["Write as a decimal: six and forty-one thousandths", "6.041"],
    ["Write as a decimal number: negative two and nine ten-thousandths", "-2.0009"],
    [
      "The lamp cost $22 more than the chair. Let c represent the cost of the chair. Write an expression for the cost of the lamp.",
      "c + 22",
    ],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("partial");
  });

  it.each([
    ["Translate and simplify: the difference of 12 and -30", "42"],
    ["Translate and simplify: the sum of $4$ and $-19,$ increased by 6", "-9"],
    ["Translate and simplify: subtract 15 from -4", "-19"],
    ["Translate and simplify: twice two hundred thirty-six", "472"],
    ["Translate and solve: five-sevenths of h is 20", "h = 28"],
    ["Translate and solve: The difference of two-and-one-half and x is three-fourths.", "x = \\frac{7}{4}"],
    ["Translate to an equation and then solve: r divided by -5 is 14", "r = -70"],
    ["Translate and solve: what number is 35% of 60?", "21"],
  ])("%s comes to %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    "Translate: the sum of x and 5 less than y",
    "Translate: five blue sheep more than x",
    "Translate: the constructor of 5 and x",
    "Translate this poem about love into French",
    "Write a sentence about x",
    "Translate: the difference of x",
  ])("%s is not guessed", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("reads the operation and the order of any two whole numbers", () => {
    const value = fc.integer({ min: -40, max: 40 });
    const forms = [
      ["the sum of A and B", (a: number, b: number) => a + b],
      ["the difference of A and B", (a: number, b: number) => a - b],
      ["the product of A and B", (a: number, b: number) => a * b],
      ["A subtracted from B", (a: number, b: number) => b - a],
      ["A less than B", (a: number, b: number) => b - a],
      ["A more than B", (a: number, b: number) => a + b],
      ["B decreased by A", (a: number, b: number) => b - a],
    ] as const;
    fc.assert(
      fc.property(value, value, fc.constantFrom(...forms), (a, b, [words, result]) => {
        const phrase = words.replace("A", `${a}`).replace("B", `${b}`);
        expect(solve(`Translate and simplify: ${phrase}`).latex).toBe(`${result(a, b)}`);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
