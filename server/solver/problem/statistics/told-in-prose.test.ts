import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

describe("a sample of two kinds that is not put back", () => {
  it.each([1, 2, 3])("has %i of the one kind by the hypergeometric distribution", (k) => {
    const chance = ((choose(12, k) * choose(8, 5 - k)) / choose(20, 5)).toFixed(4);
    expect(
      Number(
        answer(
          `A box holds 12 red marbles and 8 blue marbles. Five marbles are drawn at random without replacement. What is the probability that exactly ${k} are red?`,
        ),
      ),
    ).toBeCloseTo(Number(chance), 3);
    const women = ((choose(18, k) * choose(12, 6 - k)) / choose(30, 6)).toFixed(4);
    expect(
      Number(
        answer(
          `In a class of 30 students, 18 are women. Six students are picked at random for a committee. Find the probability that exactly ${k} of them are women.`,
        ),
      ),
    ).toBeCloseTo(Number(women), 3);
  });

  it("is another one where it is put back, or where there are three kinds", () => {
    expect(
      answer(
        "A box holds 12 red marbles and 8 blue marbles. Five marbles are drawn at random with replacement. What is the probability that exactly 3 are red?",
      ),
    ).toBe("unsupported");
    expect(
      answer(
        "A box holds 12 red marbles, 5 green and 8 blue marbles. Five marbles are drawn at random without replacement. What is the probability that exactly 3 are red?",
      ),
    ).toBe("unsupported");
  });
});
