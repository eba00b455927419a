import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("draws without putting back", () => {
  it.each([
    ["Two letters picked without replacement from {a: 3, b: 2}. What is prob of sequence ab?", "3/10"],
    ["What is the probability of sequence zz when two letters picked without replacement from zyzy?", "1/6"],
    ["Three letters picked without replacement from ppqqr. Give prob of picking 2 p and 1 r.", "1/10"],
    ["Two letters picked without replacement from {m: 4, n: 1}. Give prob of picking 2 n.", "0"],
    ["A die is rolled. What is the probability of rolling a number greater than 4?", "1/3"],
    ["A fair coin is tossed. What is the probability of getting tails?", "1/2"],
    [
      "A card is drawn from a standard deck of 52 cards. What is the probability of drawing a face card?",
      "3/13",
    ],
    [
      "A bag contains 4 red and 6 green marbles. One marble is drawn at random. What is the probability of drawing a red marble?",
      "2/5",
    ],
  ])("%s", (text, said) => {
    const result = solve(text);
    expect(result.answer).toBe(said);
    expect(result.verification).toBe("verified");
  });

  it("gives chances that add up to one", () => {
    const count = fc.integer({ min: 2, max: 9 });
    fc.assert(
      fc.property(count, count, (a, b) => {
        const from = `Two letters picked without replacement from {a: ${a}, b: ${b}}. Give prob of`;
        const chances = ["picking 2 a", "picking 2 b", "picking 1 a and 1 b"].map((event) => {
          const [top = "0", bottom = "1"] = solve(`${from} ${event}.`).answer.split("/");
          return Number(top) / Number(bottom);
        });
        expect(chances.reduce((x, y) => x + y)).toBeCloseTo(1, 12);
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it("refuses a count of letters that does not fit the event", () => {
    expect(
      solve("Three letters picked without replacement from aabb. What is prob of sequence ab?").status,
    ).toBe("unsupported");
  });
});
