import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import type { Check, Problem } from "../types";
import { solved } from "./gate/run";
import { asFarAsProved, sharedBy } from "./routes";

const PROVED: Check = { status: "verified", evidence: [] };

function problemOf(text: string): Problem {
  const one = solved(text);
  if (!one) throw new Error(`not solved: ${text}`);
  return one.problem;
}

describe("what the routes to an answer share", () => {
  it.each([
    [
      "a definition put in for words",
      "X takes values 1, 2, 3 with probabilities 0.2, 0.5, 0.3. Find the expected value of X.",
    ],
    ["a weighted mean", "Find the weighted mean of 70, 80, 90 with weights 1, 2, 3."],
    ["a fitted line", "The line of best fit is ŷ = 72.5 + 2.8x. What would you predict for x = 5?"],
    ["a law of finance", "Find the simple interest on €500 at 4% for 3 years"],
    ["a percentage change", "Percentage change from 80 to 100"],
    [
      "an average rate of change",
      "Find the average rate of change of f(x) = x^2 + 1 on the interval [2, 5].",
    ],
    ["the modulus of a number", "Find the modulus of 3 + 4i"],
    ["a law of nature", "What is the period of a 2.25-m-long pendulum?"],
    ["a rate law", "Write the rate law for the following elementary reaction: 2NO + Cl2 → 2NOCl"],
  ])("%s is never more than spot-checked", (_, text) => {
    expect(sharedBy(problemOf(text))).toBe("formula");
    expect(asFarAsProved(PROVED, problemOf(text)).status).toBe("partial");
    expect(solve(text)).toMatchObject({ status: "solved", verification: "partial" });
  });

  it.each([
    ["a balance", "Balance the following equation: C3H8 + O2 → CO2 + H2O"],
    ["a mean", "Find the mean of 3, 8, 10, and 11."],
    ["an equation", "Solve 3x + 5 = 20"],
  ])("%s shares nothing, so that a proof stays one", (_, text) => {
    expect(sharedBy(problemOf(text))).toBe("nothing");
    expect(asFarAsProved(PROVED, problemOf(text))).toBe(PROVED);
  });

  it("a chain shares what its question shares", () => {
    const chain = problemOf(
      "Let m = 18/4. Let n = m + 1/2. What is the greatest common divisor of n and 35?",
    );
    if (chain.task !== "chain") throw new Error("no chain");
    expect(sharedBy(chain)).toBe("nothing");
    expect(sharedBy({ ...chain, question: { ...chain.question, assumes: "a law" } })).toBe("formula");
  });

  it("a refusal stays one", () => {
    const check: Check = { status: "refuted", reason: "no" };
    expect(asFarAsProved(check, problemOf("What is the period of a 2.25-m-long pendulum?"))).toBe(check);
  });
});
