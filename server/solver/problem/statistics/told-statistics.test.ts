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
    expect(answer(`${told} What is the F statistic?`)).toBe("2.4");
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

describe("a list in a text that tells where it is from", () => {
  const told = "Listed are the ages of 7 winners in order. 21; 24; 25; 30; 31; 38; 44.";

  it.each([
    ["Find the median.", "30"],
    ["What is the range of the data?", "23"],
    ["Find the first quartile.", "24"],
    ["Find the interquartile range of these values.", "14"],
  ])("has the figure that is asked for: %s", (question, expected) => {
    expect(answer(`${told} ${question}`)).toBe(expected);
  });

  it.each([
    `${told} Find the median of the ages above 25.`,
    `${told.replace("7 winners", "9 winners")} Find the median.`,
    `${told} Each of them won twice. Find the median.`,
    `${told} Find the standard deviation.`,
  ])("is left alone where something else is said: %s", (text) => {
    expect(answer(text)).toBe("unsupported");
  });
});

describe("what is the same for every distribution of a kind", () => {
  it.each([
    ["one", "68.27\\%"],
    ["two", "95.45\\%"],
    ["three", "99.73\\%"],
  ])("within %s standard deviations of the mean lies a known share", (reach, share) => {
    const noun = reach === "one" ? "deviation" : "deviations";
    expect(
      answer(
        `About what percent of the values of a normal distribution lie within ${reach} standard ${noun} of the mean?`,
      ),
    ).toBe(share);
  });

  it.each([
    ["What is the probability that a time is above", "0.1587"],
    ["What percent of the times are above", "15.87\\%"],
    ["What percentage of the times are more than", "15.87\\%"],
    ["What proportion of the times is greater than", "0.1587"],
  ])("a share is told in percent where percents are asked for: %s", (asked, share) => {
    const told = "The times are normally distributed with mean 30 minutes and standard deviation 4 minutes.";
    expect(answer(`${told} ${asked} 34 minutes?`)).toBe(share);
  });

  it("the degrees of freedom fix the deviation of a chi-square distribution", () => {
    const told = "A chi-square distribution has 18 degrees of freedom.";
    expect(answer(`${told} What is the standard deviation?`)).toBe("6");
    expect(answer(`${told} What is the variance?`)).toBe("36");
    expect(answer(`${told} What is the probability of more than 20?`)).toBe("unsupported");
  });
});

describe("a mean number per unit", () => {
  it("is told before its value as well", () => {
    const text =
      "The average number of letters per day that a clerk answers is five. Find the probability that she answers no more than two letters on any day.";
    expect(answer(text)).toBe("0.1247");
  });
});
