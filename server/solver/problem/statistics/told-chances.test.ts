import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** The answer in plain text; its state where there is none. */
const answer = (text: string): string => {
  const { status, answer: found } = solve(text);
  return status === "solved" ? found : status;
};

describe("values with their chances", () => {
  it.each([
    [
      "A stall sells 0 kites with probability 0.25, 1 kite with probability 0.5 and 2 kites with probability 0.25. What is the mean number of kites sold?",
      "1",
    ],
    [
      "With probability 0.4 a parcel weighs 2 kg, and with probability 0.6 it weighs 5 kg. What is the expected weight?",
      "3.8",
    ],
    [
      "X has the probability distribution P(X = 1) = 0.5, P(X = 4) = 0.5. Find the standard deviation of X.",
      "1.5",
    ],
    [
      "The probability that a shelf holds 3 jars is 0.2, 4 jars is 0.7 and 5 jars is 0.1. What is the probability of at least 4 jars?",
      "0.8",
    ],
    [
      "A fair coin is tossed. You win $7 if it lands heads, and lose $3 otherwise. How much do you expect to win?",
      "2",
    ],
    [
      "It costs $4 to play a game. You win $30 with probability 0.1 and nothing otherwise. What is the expected value of the game?",
      "−1",
    ],
  ])("are a distribution: %s", (text, found) => expect(answer(text)).toBe(found));

  it.each([
    "A stall sells 0 kites with probability 0.25, 1 kite with probability 0.5 and 2 kites with probability 0.5. What is the mean number of kites sold?",
    "It costs $4 to play a game. You win $30 with probability 0.1 and nothing otherwise. What are your expected winnings?",
    "You roll two dice. You win $10 if a six comes up and lose $1 otherwise. What is the expected value of the game?",
    "You roll a die. You win $10 if it shows 7 and lose $1 otherwise. What do you expect to win?",
  ])("are none: %s", (text) => expect(answer(text)).toBe("unsupported"));
});

const GUESTS = "Of 90 guests, 50 had soup, 40 had salad and 20 had both.";

describe("two groups that overlap", () => {
  it.each([
    [`${GUESTS} How many guests had neither?`, "20"],
    [`${GUESTS} How many had only soup?`, "30"],
    [`${GUESTS} What is the probability that a guest had soup or salad?`, "7/9"],
    [`${GUESTS} What is the probability that a guest had salad, given that the guest had soup?`, "2/5"],
    ["In a club of 60 members, 25 swim, 30 row and 15 do neither. How many do both?", "10"],
    [
      "45% of the flats have a garden, 30% have a garage and 15% have both. What is the probability that a flat has neither?",
      "2/5",
    ],
  ])("are counted: %s", (text, found) => expect(answer(text)).toBe(found));

  it.each([
    "Of 90 guests, 50 had soup, 40 had salad and 95 had both. How many had neither?",
    "Of 40 guests, 30 had soup, 20 had salad and 5 had both. How many had neither?",
    "Of 90 guests, 50 had soup and 40 had salad. What is the probability that a guest had both?",
    `${GUESTS} How many had cake?`,
    `${GUESTS} How many had soup and cake?`,
  ])("are refused where they do not fit: %s", (text) => expect(answer(text)).toBe("unsupported"));
});

describe("one chance after another", () => {
  it.each([
    [
      "A first alarm fails with probability 0.2 and a second, independently, with probability 0.1. What is the probability that both fail?",
      "0.02",
    ],
    [
      "The probability that Ada hits is 0.5 and the probability that Ben hits is 0.4, independently of each other. What is the probability that at least one of them hits?",
      "0.7",
    ],
    [
      "The probability of frost is 0.4. If there is frost, the probability that a train is late is 0.5; if there is no frost, it is 0.1. What is the probability that a train is late?",
      "0.26",
    ],
    [
      "Plant A makes 80% of the pens and plant B makes the rest. 5% of the pens from plant A and 10% of the pens from plant B leak. A leaking pen is found. What is the probability that it came from plant B?",
      "0.3333",
    ],
  ])("is worked out: %s", (text, found) => expect(answer(text)).toBe(found));

  it.each([
    "A first alarm fails with probability 0.2 and a second with probability 0.1. What is the probability that both fail?",
    "A first alarm fails with probability 0.2 and a second, independently, with probability 0.1. What is the probability that both ring?",
    "Plant A makes 80% of the pens and plant B makes 10%. 5% of the pens from plant A and 10% of the pens from plant B leak. What is the probability that a pen leaks?",
  ])("is refused where something is not told: %s", (text) => expect(answer(text)).toBe("unsupported"));
});

describe("a place in a distribution", () => {
  it.each([
    [
      "Lengths of pike are normally distributed with mean 60 cm and standard deviation 10 cm. The longest 2.5% of pike are set free. How long must a pike be to be set free?",
      "79.5996",
    ],
    [
      "The time to a repair is normal with mean 30 hours and standard deviation 5 hours. Find the time that 95% of repairs do not exceed.",
      "38.2243",
    ],
    ["Jo scored 64 on a test with a mean of 70 and a standard deviation of 4. What is her z-score?", "−1.5"],
    [
      "A time of 52 seconds has a z-score of -2. The standard deviation is 3 seconds. What is the mean time?",
      "58",
    ],
    [
      "A keeper saves 20% of the penalties. What is the probability that she saves exactly 2 of 5 penalties?",
      "0.2048",
    ],
    [
      "A distribution has a mean of 80, a standard deviation of 30 and a sample size of 25. What is the standard deviation of ΣX?",
      "150",
    ],
    [
      "Samples of 50 bulbs are taken. If one in ten bulbs are cracked, what is the standard deviation of the sampling distribution of sample proportions?",
      "0.0424",
    ],
  ])("is found: %s", (text, found) => expect(answer(text)).toBe(found));
});
