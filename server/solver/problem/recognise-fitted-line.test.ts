import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const QUESTIONS = [
  "What would you predict the yield to be for a plot with # days of sun?",
  "What is the predicted value for x = #?",
  "How many eggs do you expect after # weeks?",
] as const;

describe("a prediction by a line that is told", () => {
  it("is its value at the place that is asked about", () => {
    const whole = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(whole, whole, whole, fc.constantFrom(...QUESTIONS), (start, slope, x, question) => {
        const text = `Data are collected on a farm. The line of best fit is ŷ = ${start} + ${slope}.5x. ${question.replace("#", `${x}`)}`;
        expect(Number(solve(text).answer), text).toBeCloseTo(start + (slope + 0.5) * x, 9);
      }),
      { numRuns: 10, seed: 3 },
    );
  });

  it.each([
    "The line of best fit is ŷ = 12 + 3.5x. How much does it increase for each of 4 more weeks?",
    "The line of best fit is ŷ = 12 + 3.5x. What is the difference to the prediction for x = 4?",
    "The line of best fit is ŷ = 12 + 3.5x for 20 plots. What would you predict for x = 4 and x = 5?",
  ])("anything else stays unanswered: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
