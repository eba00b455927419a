import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const BEFORE = ["", "pls help ", "hi, ", "whats the answer: "] as const;
const PROBABILITY = ["probability", "prob", "chance"] as const;

/** The value of a fraction in lowest terms, or of a whole number. */
function sizeOf(answer: string): number {
  const [top = "", bottom = "1"] = answer.split("/");
  return Number(top) / Number(bottom);
}

const choose = (of: number, take: number): number =>
  take === 0 ? 1 : (choose(of, take - 1) * (of - take + 1)) / take;

describe("equally likely outcomes", () => {
  it("are counted for a die", () => {
    const wordings: readonly (readonly [string, (k: number) => number])[] = [
      ["the * of rolling a # on a fair die", () => 1],
      ["a die is rolled. whats the * of getting more than #", (k) => 6 - k],
      ["roll a die, * of a number less than #", (k) => k - 1],
      ["if i roll a dice what is the * that it is not #", () => 5],
      ["* of getting at least # with one die", (k) => 7 - k],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...wordings),
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom(...PROBABILITY),
        fc.constantFrom(...BEFORE),
        ([wording, fitting], face, word, before) => {
          const text = before + wording.replace("*", word).replace("#", `${face}`);
          expect(sizeOf(solve(text).answer), text).toBeCloseTo(fitting(face) / 6, 12);
        },
      ),
      { seed: 20261123, numRuns: 60 },
    );
  });

  it("are counted for coins", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 1, max: 3 }), (coins, heads) => {
        const all = 2 ** coins;
        const exact = solve(`flip a coin ${coins} times, probability of exactly ${heads} heads`);
        expect(sizeOf(exact.answer)).toBeCloseTo(choose(coins, heads) / all, 12);
        const counted = solve(`probability of getting ${heads} heads in ${coins} flips`);
        expect(counted.answer).toBe(exact.answer);
        const every = solve(`${coins} coins are tossed, whats the probability that all are tails`);
        expect(sizeOf(every.answer)).toBeCloseTo(1 / all, 12);
      }),
      { seed: 20261123, numRuns: 25 },
    );
  });

  it("are counted for a bag", () => {
    const count = fc.integer({ min: 2, max: 12 });
    const bags = [
      "bag has # red and * blue balls whats the probability of picking red",
      "a box contains # red and * blue counters. one is picked at random. find the probability that it is red",
      "there are # red, * blue sweets in a jar, chance of a red one",
    ];
    fc.assert(
      fc.property(count, count, fc.constantFrom(...bags), (red, blue, bag) => {
        const text = bag.replace("#", `${red}`).replace("*", `${blue}`);
        expect(sizeOf(solve(text).answer), text).toBeCloseTo(red / (red + blue), 12);
      }),
      { seed: 20261123, numRuns: 40 },
    );
  });

  it("are drawn with or without putting back", () => {
    const count = fc.integer({ min: 2, max: 9 });
    fc.assert(
      fc.property(count, count, (red, black) => {
        const [all, bag] = [red + black, `bag with ${red} red & ${black} black, take 2`];
        const kept = solve(`${bag} without replacement, prob both red`);
        expect(sizeOf(kept.answer)).toBeCloseTo((red * (red - 1)) / (all * (all - 1)), 12);
        const back = solve(`${bag} with replacement, prob both red`);
        expect(sizeOf(back.answer)).toBeCloseTo((red / all) ** 2, 12);
      }),
      { seed: 20261123, numRuns: 25 },
    );
  });

  it.each([
    ["two dice rolled, probability the sum is 7", "1/6"],
    ["two fair dice are rolled. probability that the product is even?", "3/4"],
    ["a pair of dice is rolled, what is the probability that both numbers are even", "1/4"],
    ["two dice are rolled. probability that the numbers are different", "5/6"],
    ["a die is rolled and a coin is tossed. what is the probability of a 3 and heads", "1/12"],
    ["a coin is flipped 4 times. probability of at least one tail", "15/16"],
    ["two cards are drawn without replacement from a standard deck. probability that both are aces", "1/221"],
    ["what is the probability of rolling a sum of 8 with two dice", "5/36"],
    ["probability of rolling doubles with 2 dice", "1/6"],
    ["prob of drawing a king from a deck of cards", "1/13"],
    ["a card is drawn from a deck, probability it is a red queen", "1/26"],
    ["prob of rain is 0.35, what is the probability it doesnt rain", "0.65"],
    ["the chance of winning is 2/5 what is the chance of not winning", "3/5"],
    ["how many different arrangements of the letters in LEVEL", "30"],
    ["how many ways to choose 3 from 10", "120"],
    ["how many ways can 5 people stand in a line", "120"],
    ["P(A)=0.3 P(B)=0.5 and they are independent find P(A and B)", "0.15"],
  ])("%s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });
});

describe("a chance that is told with a word that is not understood", () => {
  it.each([
    "prob of rolling a 5 on a biased die",
    "two dice, probability of getting exactly one 6",
    "A bag has 5 red and 3 blue marbles. Two marbles are drawn without replacement. What is the probability that one is red and then one is blue?",
    "roll a die twice, probability of two sixes",
    "bag has 3 red 5 blue balls, probability of at least one red if 2 are drawn",
    "bag has 3 red and 5 large blue balls, probability of picking large",
    "bag with 4 red and 6 black, take 2, prob both red",
    "flip a coin 3 times, probability of 2 heads in a row",
    "flip a coin 3 times, probability of heads",
    "prob of drawing a king and a queen from a deck of cards",
    "prob of drawing a king from a deck of 40 cards",
    "prob of rain is 0.35, what is the probability it doesnt snow",
    "how many ways can 5 people stand in a spiral",
    "how many ways to choose 3 from 10 if order matters",
    "how many arrangements of the letters in LEVEL start with L",
  ])("is refused: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});

describe("rows of dice", () => {
  it("are told apart by the faces they show", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 1, max: 6 }), (dice, face) => {
        const words = dice === 2 ? "Two" : "Three";
        const text = `${words} dice are rolled. Find the probability that at least one of them shows a ${face}.`;
        expect(sizeOf(solve(text).answer)).toBeCloseTo(1 - (5 / 6) ** dice, 12);
      }),
      { seed: 1, numRuns: 8 },
    );
  });

  it("are counted for every sum of two", () => {
    for (let sum = 2; sum <= 12; sum += 1) {
      const text = `Two fair dice are rolled. What is the probability that the sum is at least ${sum}?`;
      const rows = Array.from({ length: 36 }, (_, k) => 2 + (k % 6) + Math.floor(k / 6));
      const fitting = rows.filter((each) => each >= sum).length;
      if (fitting < 36) expect(sizeOf(solve(text).answer)).toBeCloseTo(fitting / 36, 12);
    }
  });
});
