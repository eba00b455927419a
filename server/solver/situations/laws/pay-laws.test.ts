import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const { status, answer: found } = solve(text);
  return status === "solved" ? found : status;
};
const gives = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)("%s", (text, found) => expect(answer(text)).toBe(found));
const abstains = (rows: readonly string[]) =>
  it.each(rows)("is left alone: %s", (text) => expect(answer(text)).toBe("unsupported"));

describe("pay with a share of the sales", () => {
  gives([
    [
      "Ines is paid $1,500 per month plus 5% of her sales. What must her total sales be for her to earn at least $2,000?",
      "$10000",
    ],
    [
      "One job pays $52,000 per year. Another pays $40,000 plus 8% of total sales. What total sales make the two pays equal?",
      "unsupported",
    ],
  ]);
});

describe("two rates of interest", () => {
  gives([
    [
      "Ugo borrowed $10,000. He pays his aunt 3% interest on the $4,000 he borrowed from her, and he pays a bank 8% interest on the rest. What average interest rate does he pay on the total $10,000?",
      "6%",
    ],
  ]);
});

describe("growth at a rate", () => {
  gives([
    [
      "An investment grows from $5,000 to $6,000 in three years. What is the average rate of return?",
      "6.27%",
    ],
    [
      "An initial investment of $8,000 grows at a rate of 5% for two years. What is its final value?",
      "$8820",
    ],
  ]);
  abstains(["A plant grows from 5 inches to 8 inches in 2 weeks. What is its growth rate?"]);
});

describe("money that is changed", () => {
  gives([
    ["Noor changed $500 into 450 euros. How many euros did she receive for each dollar?", "9/10 euros"],
  ]);
  abstains([
    "Noor changed $500 into 450 euros and paid a fee of $5. How many euros did she receive for each dollar?",
  ]);
});

describe("enough of them, and as many as fit", () => {
  gives([
    [
      "Kai sells candles for $7.50 each. How many candles must he sell if he wants to earn at least $400?",
      "54 candles",
    ],
    [
      "A lift can carry at most 1,700 pounds. If the average weight of one person is 150 pounds, how many people can safely ride?",
      "11 people",
    ],
    [
      "A plan costs $12 per month plus $0.25 per call. What is the maximum number of calls Jo can make so that the bill is no more than $20?",
      "32 calls",
    ],
  ]);
  abstains([
    "Kai sells candles for $7.50 each. His expenses are $90. How many candles must he sell if he wants to earn at least $400?",
    "A lift can carry at most 1,700 pounds. If the average weight of one person is 70 kilograms, how many people can safely ride?",
  ]);
});

describe("a price before", () => {
  gives([
    ["Mo paid $540 for a bench, including $40 tax. What was the price of the bench before tax?", "$500"],
    [
      "A lamp is on sale for $45, which is three-fourths of the original price. What was the original price?",
      "$60",
    ],
    [
      "The average cost of a bike in 2015 was $610. This was $10 more than 4 times the cost in 1985. What was the average cost in 1985?",
      "$150",
    ],
  ]);
});

describe("two amounts", () => {
  gives([
    ["A press prints 90 pages in 20 seconds. How many pages does it print per minute?", "270 pages"],
    ["A 6-pack of bulbs costs $15. What is the cost of one bulb?", "$2.50"],
    [
      "On Monday it was 14° in Riga. That same day it was -5° in Oulu. What was the difference between the temperatures?",
      "19 degrees",
    ],
    [
      "The high temperature one day was 64 degrees Fahrenheit and the low temperature was 41 degrees Fahrenheit. What was the difference between the high and low temperatures?",
      "23 degrees",
    ],
  ]);
  abstains([
    "A press prints 90 pages in 20 seconds. How many posters does it print per minute?",
    "A shop has 1,240 customers. If 310 of its customers live in town, how many of its customers live elsewhere?",
  ]);
});
