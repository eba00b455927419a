import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

/** The chance of k events where m are expected. */
const poisson = (m: number, k: number): string => {
  let factorial = 1;
  for (let i = 2; i <= k; i += 1) factorial *= i;
  return ((Math.exp(-m) * m ** k) / factorial).toFixed(4);
};

describe("events that happen at a mean rate", () => {
  it.each([
    [3, 1],
    [5, 4],
    [2, 0],
  ])("are counted by Poisson's distribution: %i an hour, %i asked", (m, k) => {
    const told = `A shop gets an average of ${m} orders per hour.`;
    expect(answer(`${told} What is the probability that it gets exactly ${k} orders in an hour?`)).toBe(
      poisson(m, k),
    );
    expect(answer(`${told} Find the probability of exactly ${k} orders in two hours.`)).toBe(
      poisson(2 * m, k),
    );
  });

  it.each([
    "A shop gets an average of 3 orders per hour. What is the probability that it gets exactly 2 orders in a day?",
    "A shop gets an average of 3 orders per hour. What is the probability that it gets exactly 2 calls in an hour?",
    "A shop gets an average of 3 orders per hour. What is the probability that the next order comes within 10 minutes?",
    "A shop gets an average of 3 orders per hour. What is the probability that it gets exactly 2 orders in an hour given that it gets one?",
  ])("are left alone where something else is asked: %s", (text) => {
    expect(answer(text)).toBe("unsupported");
  });
});

describe("three percentages, the last of both", () => {
  const told = "In a club, 45% of the members play chess, 30% play cards, and 20% play both.";

  it("give the chance of one or the other", () => {
    expect(answer(`${told} What is the probability that a member plays chess or cards?`)).toBe("0.55");
  });

  it.each([
    `${told} What is the probability that a member plays neither chess nor cards?`,
    `${told} What is the probability that a member plays chess or cards but not both?`,
    "In a club, 45% of the members play chess, 30% play cards, and 60% play both. What is the probability that a member plays chess or cards?",
    "In a club, 45% play chess, 30% play cards, and 20% play darts. What is the probability that a member plays chess or cards?",
  ])("give no other chance: %s", (text) => {
    expect(answer(text)).not.toBe("0.55");
  });
});

describe("offices that are filled", () => {
  it.each([
    [2, "a president and a treasurer"],
    [3, "a captain, a deputy and a coach"],
  ])("count as ordered choices of %i", (count, offices) => {
    const ways = Array.from({ length: count }, (_, at) => 11 - at).reduce((a, b) => a * b, 1);
    expect(answer(`In how many ways can ${offices} be chosen from a club of 11 members?`)).toBe(String(ways));
  });

  it.each([
    "In how many ways can a president and two deputies be chosen from a club of 11 members?",
    "In how many ways can a president and a treasurer be chosen from a club of 11 members if Ann must be one?",
  ])("are refused with a condition or several of one: %s", (text) => {
    expect(answer(text)).not.toBe("110");
  });
});

describe("the F statistic", () => {
  it("is the first variance over the second", () => {
    const told =
      "The first machine's bags have a variance of 8.4. The second machine's bags have a variance of 3.5.";
    expect(answer(`${told} What is the F statistic?`)).toBe("2.4000");
  });

  it("is refused where one of the two is missing", () => {
    expect(answer("The first machine's bags have a variance of 8.4. What is the F statistic?")).toBe(
      "unsupported",
    );
  });
});

describe("words that look like multiplication", () => {
  it.each(["waiting", "commute", "delivery"])("the %s times of a distribution multiply nothing", (word) => {
    const text = `The ${word} times are normally distributed with a mean of 30 minutes and a standard deviation of 4 minutes. Find the 50th percentile of the ${word} times.`;
    expect(answer(text)).toBe("30");
  });

  it("percentage points are a unit", () => {
    const text =
      "How many voters must be asked to be 95% confident that the estimate is within 5 percentage points of the true proportion?";
    expect(answer(text)).toBe("385");
  });
});
