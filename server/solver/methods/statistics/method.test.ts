import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("figures of a list", () => {
  it.each([
    ["Find the mean of 3, 8, 10, and 11.", "8"],
    ["Find the median of 12, 7, 3, 9, 15.", "9"],
    ["What is the mode of 4, 4, 5, 6, 6?", "4, 6"],
    ["Find the range of 12, 7, 3, 9, 15.", "12"],
    ["What is the interquartile range of the data set 1, 3, 4, 8, 9, 12?", "6"],
    ["Find the five-number summary of 1, 2, 3, 4, 5, 6, 7.", "1, 2, 4, 6, 7"],
    ["Find the outliers of 1, 2, 3, 4, 5, 30.", "30"],
    ["Find the population standard deviation of 2, 4, 4, 4, 5, 5, 7, 9.", "2"],
    ["Find the sample variance of 2, 4, 6.", "4"],
  ])("%s gives %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("a deviation of no told kind is asked back", () => {
    expect(solve("Find the standard deviation of 2, 4, 6.").status).toBe("ambiguous");
  });

  it("a moved list has a moved mean and the same spread", () => {
    const lists = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(lists, (list) => {
        const moved = list.map((x) => x + 5);
        const range = (values: readonly number[]) => solve(`Find the range of ${values.join(", ")}.`).latex;
        expect(range(moved)).toBe(range(list));
        const mean = Number(solve(`Find the mean of ${list.join(", ")}.`).latex);
        expect(Math.abs(mean - list.reduce((a, b) => a + b, 0) / list.length)).toBeLessThan(6e-5);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe("means of samples", () => {
  it("the standard error is the deviation of the sample mean, not its mean", () => {
    const told = "A sample of size 36 is drawn from a population with mean 80 and standard deviation 12.";
    expect(solve(`${told} Find the standard error of the mean.`).latex).toBe("2");
    expect(solve(`${told} Find the standard deviation of the sample mean.`).latex).toBe("2");
  });
});

describe("estimates", () => {
  it.each([
    [
      "A sample mean is 52 and the population standard deviation is 6. A random sample of 81 parts is taken. Find a 90% confidence interval for the population mean.",
      "\\left(50.9034, 53.0966\\right)",
    ],
    [
      "The sample mean is 20 and the error bound for the mean is 1.5. What is the confidence interval estimate for the population mean?",
      "\\left(18.5, 21.5\\right)",
    ],
    [
      "Of the 400 surveyed, 100 said they walk to work. Using a 95% confidence level, compute a confidence interval estimate for the true proportion of people who walk.",
      "\\left(0.2076, 0.2924\\right)",
    ],
    [
      "The population standard deviation for the length of a fish is two inches. If we want to be 95% confident that the sample mean is within half an inch of the true mean, how many fish must be measured?",
      "62",
    ],
  ])("%s gives %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("an interval without its level has no answer", () => {
    expect(
      solve("According to a survey of 900 people, 40% like tea. State the confidence interval.").status,
    ).toBe("unsupported");
  });
});

describe("events", () => {
  it.each([
    ["Suppose that P(A) = 0.5, P(B) = 0.4 and P(A AND B) = 0.2. Find P(A OR B).", "0.7"],
    ["Suppose that P(A) = 0.5, P(B) = 0.4 and P(A AND B) = 0.1. Find P(A|B).", "0.25"],
    ["Suppose that P(A) = 0.5, P(B) = 0.4 and P(A AND B) = 0.2. Are A and B independent?", "\\text{yes}"],
    ["A and B are mutually exclusive. P(A) = 0.3. P(B) = 0.25. Find P(A OR B).", "0.55"],
    ["C and D are independent events. P(C|D) = 0.6. Find P(C).", "0.6"],
  ])("%s gives %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("what is not fixed by what is told has no answer", () => {
    expect(solve("Suppose that P(A) = 0.5 and P(B) = 0.4. Find P(A OR B).").status).toBe("unsupported");
  });
});

describe("ways", () => {
  it.each([
    ["How many ways can 6 people line up in a row?", "720"],
    ["How many different ways can the letters of the word PEPPER be arranged?", "60"],
    ["In how many ways can a committee of 4 be chosen from 9 students?", "126"],
  ])("%s gives %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});
