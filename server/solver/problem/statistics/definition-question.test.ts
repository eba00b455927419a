import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** Four tenths that add up to 1, with the values 1 to 40 in steps. */
const tenths = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([a, b, c]) => [a, b, c, 10 - a - b - c]);
const values = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 4, maxLength: 4 });

const worth = (answer: string): number => {
  const [top = "", bottom = "1"] = answer.split("/");
  return Number(top) / Number(bottom);
};

describe("figures that are a definition worked out", () => {
  it("an expected value is the sum of the values, each with its chance", () => {
    fc.assert(
      fc.property(values, tenths, fc.boolean(), (xs, parts, isListed) => {
        const chances = parts.map((part) => (part / 10).toFixed(1));
        const text = isListed
          ? `X takes the values ${xs.join(", ")} with probabilities ${chances.join(", ")}. Find the expected value.`
          : `A random variable X has ${xs.map((x, i) => `P(X = ${x}) = ${chances[i]}`).join(", ")}. Find E(X).`;
        const wanted = xs.reduce((sum, x, i) => sum + (x * (parts[i] as number)) / 10, 0);
        expect(worth(solve(text).answer), text).toBeCloseTo(wanted, 9);
      }),
      { numRuns: 12, seed: 5 },
    );
  });

  it.each([
    "X takes the values 1, 2, 3 with probabilities 0.2, 0.5, 0.4. Find the expected value.",
    "X takes the values 1, 2 with probabilities 0.2, 0.5, 0.3. Find the expected value.",
    "X takes the values 1, 1, 3 with probabilities 0.2, 0.5, 0.3. Find the expected value.",
    "X takes the values 1, 2, 3 with probabilities 1.2, 0.1, -0.3. Find the expected value.",
    "Find the weighted mean of 4, 7 and 9 with weights 2 and 3.",
  ])("abstains where the table is none: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it.each([
    ["X ~ B(20, 0.3). Find the mean and the standard deviation.", [6, 2.05]],
    ["X ~ N(12, 3^2). Find the variance and the median.", [9, 12]],
  ])("answers each of two figures that are asked for: %s", (text, figures) => {
    const { parts = [] } = solve(text);
    expect(parts.map(({ answer }) => Number(worth(answer).toFixed(2)))).toEqual(figures);
  });

  it.each([
    ["Find the weighted mean of 60, 75 and 90 with weights 1, 2 and 5.", "82.5"],
    ["X has a binomial distribution with n = 10 and p = 0.5. Find P(X = 5).", "0.2461"],
    ["P(A and B) = 0.18 and P(B) = 0.45. Find P(A | B).", "0.4"],
  ])("%s", (text, answer) => {
    expect(worth(solve(text).answer)).toBeCloseTo(worth(answer), 4);
  });
});
