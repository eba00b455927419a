import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber, ZERO } from "../../expression/rational";
import {
  betaShare,
  gammaShare,
  normalPoint,
  normalShare,
  studentPoint,
  studentShare,
} from "../../expression/special-functions";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { solve } from "../../solve";
import { momentsOf } from "../../verify/statistics-density";
import { countChance } from "./count-chance";
import { meanOf } from "./figures";

const chance = (n: number, d: number) => ({ n: BigInt(n), d: BigInt(d) });

describe("areas under the curves of statistics", () => {
  it.each([
    [normalShare(1.959963984540054), 0.975],
    [normalPoint(0.9), 1.2815515655446004],
    [studentPoint(0.975, 8), 2.306004135204166],
    [studentShare(0, 5), 0.5],
    [gammaShare(1, 2), 1 - Math.exp(-2)],
    [betaShare(0.3, 1, 1), 0.3],
  ])("%f is %f to ten digits", (found, expected) => {
    expect(Math.abs(found - expected)).toBeLessThan(1e-10);
  });

  it("the point of a share has that share to its left", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (share) => {
        expect(Math.abs(normalShare(normalPoint(share)) - share)).toBeLessThan(1e-10);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe("distributions", () => {
  it.each([
    ["X is normal with mean 40 and standard deviation 5. Find P(x > 47).", "0.0808"],
    ["X is normal with mean 40 and standard deviation 5. Find the probability that x < 38.", "0.3446"],
    ["X is normal with mean 40 and standard deviation 5. Find the 75th percentile.", "43.3724"],
    ["What is the z-score of x = 10, when X ~ N(16, 5^2)?", "-1.2"],
    ["X ~ U(2, 10). Find P(x < 5 | x > 3).", "0.2857"],
    ["X ~ U(2, 10). Find the 30th percentile.", "4.4"],
    ["X ~ Exp(0.25). Find P(1 < x < 6).", "0.5557"],
    ["X ~ Exp(0.25). What is the standard deviation?", "4"],
    ["X ~ B(9, 0.4). What is P(x = 3)?", "0.2508"],
    ["X ~ G(0.2). What is P(x = 4)?", "0.1024"],
    ["X ~ P(6). Find P(x ≤ 3).", "0.1512"],
    ["X ~ H(5, 7, 4). What is the mean?", "1.6667"],
  ])("%s gives %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("partial");
  });

  it.each([
    [
      "The weights of parcels are normally distributed with a mean of 900 grams and a standard deviation of 40 grams. Find the probability that a randomly selected parcel weighs less than 860 grams.",
      "0.1587",
    ],
    [
      "An unknown distribution has a mean of 30 and a standard deviation of nine. A sample of 36 is taken. Find the probability that the sample mean is between 28 and 33.",
      "0.8860",
    ],
    [
      "An unknown distribution has a mean of 30 and a standard deviation of nine. A sample of 36 is taken. What is P(Σx > 1,134)?",
      "0.1587",
    ],
    [
      "About 35% of commuters cycle. A random sample of 14 commuters is taken. What is the probability that exactly five cycle?",
      "0.2178",
    ],
    [
      "A library has 600 members. Their average visit takes 50 minutes with a standard deviation of 12 minutes. If a sample of 60 members is checked, what is the probability that the sample mean is within 2 minutes of the true mean?",
      "0.8261",
    ],
  ])("a story is read with every number in its place: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    "The mean is 50. Find the standard deviation.",
    "A sample of 20 is taken. The mean is 5 and the standard deviation is 2. What is the probability that a value is less than 4?",
    "X ~ B(10, 0.3). The price is 7. What is P(x = 4)?",
    "X ~ N(16, 4). Find the probability that all 3 values are more than 18.",
    "X ~ U(0, 1/0). Find P(x < 1).",
    "Find P(x > 5) if X ~ N(4, 2) and Y ~ N(1, 1).",
    "A train arrives at the stop. What is the probability that it is late by more than 4 minutes?",
  ])("a question that says too little or too much has no answer: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("the chances of all counts make 1 and balance at the mean", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 99 }), (n, percent) => {
        const of = { kind: "binomial", trials: chance(n, 1), chance: chance(percent, 100) } as const;
        const all = { low: null, high: null, lowIncluded: true, highIncluded: true };
        const { bounds } = countChance(of, all, budget(DEFAULT_LIMITS));
        expect(Math.abs(toNumber(bounds?.low ?? ZERO) - 1)).toBeLessThan(1e-9);
        const mean = meanOf(of);
        expect(Math.abs((momentsOf(of)?.mean ?? 0) - (mean ? toNumber(mean) : 0))).toBeLessThan(1e-7);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("no step repeats the one before it", () => {
    const { steps } = solve("X is normal with mean 40 and standard deviation 5. Find P(x > 47).");
    expect(steps.length).toBeGreaterThan(1);
    for (const [i, step] of steps.entries()) expect(step.latex).not.toBe(steps[i - 1]?.latex);
  });
});
