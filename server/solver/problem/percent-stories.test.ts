import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("percents, ratios and rates told in words", () => {
  it.each([
    ["Convert the percent to a decimal: In 2015, 64.5% of the flights left on time.", "0.645"],
    ["Write as a ratio. 34 out of 100 players wear glasses.", "17/50"],
    ["Convert each percent to a decimal: 4%, 61%, and 7.2%.", "0.04, 0.61, 0.072"],
    ["Write the ratio as a fraction: 24 to 60", "2/5"],
    ["Find the unit rate: 310 miles in 5 hours", "62 miles/hour"],
    ["Find the unit price: paper towels at 6 for $7.50", "$1.25"],
    ["Use the formula I = Prt to find the principal, P: when I = $540, r = 3%, t = 6 years", "$3000"],
    [
      "Mia has 15% of each paycheck put into savings. Her last paycheck was $820. How much money was put into savings?",
      "$123",
    ],
    [
      "One bowl has 9 grams of protein, which is 18% of the recommended daily amount. What is the total recommended daily amount of protein?",
      "50 grams",
    ],
    ["Lena left a $6 tip for a $40 meal. What percent tip did she leave?", "15%"],
    ["Find the sale price: Omar bought a lamp that was discounted 25% from an original price of $64.", "$48"],
    ["The water bill fell from $50 last month to $41 this month. Find the percent change.", "18%"],
  ])("%s", (text, said) => {
    expect(solve(text).answer).toBe(said);
  });

  it.each([
    "Sam spent 20% of the remaining money. The paycheck was $500. How much was left?",
    "Ada saves 10% of her pay. Her rent is $700. What is her pay?",
    "Ada saves 10% of her pay. Her rent is $700. How much does she save?",
  ])("does not guess: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });
});
