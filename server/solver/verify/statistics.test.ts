import { describe, expect, it } from "vitest";
import { DRAW_COUNTS, DRAW_SEQUENCE } from "./draws";
import { TOLD_FIGURE } from "./statistics";
import { CONFIDENCE } from "./statistics-confidence";
import { DATA } from "./statistics-data";
import { DISTRIBUTION } from "./statistics-distribution";
import { EVENT_CHANCE } from "./statistics-events";
import { COUNT_WAYS } from "./statistics-ways";
import { expression, list, refusedClaims, word } from "./testing";

describe("the check of a distribution", () => {
  const chance = "X ~ N(40, 5). Find P(x > 47).";
  const percentile = "X ~ N(40, 5). Find the 75th percentile.";
  const density = "X ~ Exp(0.25). What is the probability density function?";
  const counts = "X ~ B(4, 0.5). What values does the random variable X take on?";
  const nature = "X ~ U(4, 20). Is X continuous or discrete?";
  const notation = "X is normal with mean 60 and standard deviation 8. X ~ ____";
  it.each([
    ["a probability", chance, expression("0.0808"), []],
    ["a wrong last digit", chance, expression("0.0807"), ["value"]],
    ["a fraction that can be reduced", "X ~ U(2, 10). Find P(x < 4).", expression("\\frac{2}{8}"), ["form"]],
    ["a percentile", percentile, expression("43.3724"), []],
    ["another percentile", percentile, expression("43.3725"), ["value"]],
    ["a density", density, word("f(x) = 0.25 e^(-0.25 x)"), []],
    ["another density", density, word("f(x) = 0.25 e^(-0.35 x)"), ["word"]],
    ["counts", counts, list("0", "1", "2", "3", "4"), []],
    ["a count too few", counts, list("0", "1", "2", "3"), ["complete"]],
    ["an impossible count", counts, list("0", "1", "2", "3", "4", "5"), ["items"]],
    ["counts out of order", counts, list("1", "0", "2", "3", "4"), ["order"]],
    ["another nature", nature, word("discrete"), ["word"]],
    ["a name", notation, word("X ~ N(60, 8)"), []],
    ["a name with other numbers", notation, word("X ~ N(8, 60)"), ["word"]],
    ["a name with more behind it", notation, word("X ~ N(60, 8) 1"), ["word"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(DISTRIBUTION, text, answer)).toEqual(claims);
  });
});

describe("the check of an estimate", () => {
  const interval =
    "A sample mean is 52 and the population standard deviation is 6. A random sample of 81 parts is taken. Find a 90% confidence interval for the population mean.";
  const told =
    "The sample mean is 20 and the error bound for the mean is 1.5. What is the confidence interval estimate for the population mean?";
  const tail = "A 95% confidence interval is constructed. How much area is in each tail?";
  it.each([
    ["an interval", interval, list("50.9034", "53.0966"), []],
    ["a wrong last digit", interval, list("50.9035", "53.0966"), ["items"]],
    ["an interval moved", told, list("19.5", "22.5"), ["items"]],
    ["one end", told, list("18.5"), ["complete"]],
    ["three ends", told, list("18.5", "21.5", "21.5"), ["order"]],
    ["a tail", tail, expression("0.025"), []],
    ["another tail", tail, expression("0.05"), ["value"]],
    ["an unreduced tail", tail, expression("\\frac{5}{200}"), ["form"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(CONFIDENCE, text, answer)).toEqual(claims);
  });
});

describe("the check of figures of data", () => {
  const mode = "What is the mode of 4, 4, 5, 6, 6?";
  const five = "Find the five-number summary of 1, 2, 3, 4, 5, 6, 7.";
  const outliers = "Find the outliers of 4, 5, 6, 7, 8.";
  it.each([
    ["a mean", "Find the mean of 3, 8, 10, and 11.", expression("8"), []],
    ["another mean", "Find the mean of 3, 8, 10, and 11.", expression("9"), ["value"]],
    ["an unreduced mean", "Find the mean of 3, 8, 10, and 11.", expression("\\frac{16}{2}"), ["form"]],
    ["two modes", mode, list("4", "6"), []],
    ["one of two modes", mode, list("4"), ["complete"]],
    ["a value that is no mode", mode, list("4", "5", "6"), ["items"]],
    ["modes in another order", mode, list("6", "4"), []],
    ["a mode twice", mode, list("4", "6", "6"), ["order"]],
    ["five numbers", five, list("1", "2", "4", "6", "7"), []],
    ["four numbers", five, list("1", "2", "4", "6"), ["complete"]],
    ["a wrong quartile", five, list("1", "3", "4", "6", "7"), ["items"]],
    ["no outliers", outliers, word("no outliers"), []],
    ["no modes where outliers are asked for", outliers, word("no mode"), ["word"]],
    ["none where there is one", "Find the outliers of 1, 2, 3, 4, 5, 30.", word("no outliers"), ["word"]],
  ])("sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(DATA, text, answer)).toEqual(claims);
  });
});

describe("the check of chances and counts", () => {
  const either = "Suppose that P(A) = 0.5, P(B) = 0.4 and P(A AND B) = 0.2. Find P(A OR B).";
  const apart = "Suppose that P(A) = 0.5, P(B) = 0.4 and P(A AND B) = 0.2. Are A and B independent?";
  it.each([
    ["a chance", either, expression("0.7"), []],
    ["another chance", either, expression("0.9"), ["value"]],
    ["an unreduced chance", either, expression("\\frac{14}{20}"), ["form"]],
    ["a word", apart, word("yes"), []],
    ["the other word", apart, word("no"), ["word"]],
    ["no word at all", apart, word("banana"), ["word"]],
  ])("of two events sees %s", (_, text, answer, claims) => {
    expect(refusedClaims(EVENT_CHANCE, text, answer)).toEqual(claims);
  });

  it("sees another number of ways", () => {
    const text = "In how many ways can a committee of 4 be chosen from 9 students?";
    expect(refusedClaims(COUNT_WAYS, text, expression("126"))).toEqual([]);
    expect(refusedClaims(COUNT_WAYS, text, expression("3024"))).toEqual(["value"]);
    expect(refusedClaims(COUNT_WAYS, text, expression("\\frac{252}{2}"))).toEqual(["form"]);
  });

  it("sees other chances of draws", () => {
    const row = "Two letters picked without replacement from {a: 3, b: 2}. What is prob of sequence ab?";
    expect(refusedClaims(DRAW_SEQUENCE, row, expression("\\frac{3}{10}"))).toEqual([]);
    expect(refusedClaims(DRAW_SEQUENCE, row, expression("\\frac{3}{5}"))).toEqual(["value"]);
    expect(refusedClaims(DRAW_SEQUENCE, row, expression("\\frac{6}{20}"))).toEqual(["form"]);
    const any = "Three letters picked without replacement from ppqqr. Give prob of picking 2 p and 1 r.";
    expect(refusedClaims(DRAW_COUNTS, any, expression("\\frac{1}{10}"))).toEqual([]);
    expect(refusedClaims(DRAW_COUNTS, any, expression("\\frac{1}{30}"))).toEqual(["value"]);
    expect(refusedClaims(DRAW_COUNTS, any, expression("\\frac{2}{20}"))).toEqual(["form"]);
  });

  it("sees another figure than the text tells", () => {
    const text = "Of the 400 surveyed, 100 said they walk to work. n = ____";
    expect(refusedClaims(TOLD_FIGURE, text, expression("400"))).toEqual([]);
    expect(refusedClaims(TOLD_FIGURE, text, expression("100"))).toEqual(["value"]);
    expect(refusedClaims(TOLD_FIGURE, text, expression("\\frac{800}{2}"))).toEqual(["form"]);
  });
});
