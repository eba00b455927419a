import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const { status, answer: found } = solve(text);
  return status === "solved" ? found : status;
};

describe("the first success", () => {
  it.each([
    [
      "A goalkeeper saves 40% of the penalties. What is the probability that her first save is the third one?",
      "0.144",
    ],
    [
      "The chance that a lure works is 0.3. What is the probability that the first fish is caught by the second cast?",
      "0.51",
    ],
    [
      "A singer has a probability of 0.2 to win an audition. How many auditions do you expect the singer to need before they win?",
      "5",
    ],
  ])("is counted in tries: %s", (text, found) => expect(answer(text)).toBe(found));

  it("is no place that is won", () => {
    const text =
      "A rower has a probability of 0.3 to come in first in a race. What is the probability that she comes in first in the fourth race?";
    expect(answer(text)).toBe("unsupported");
  });
});

describe("a share", () => {
  it("is that of the others where those are counted", () => {
    const text =
      "At a club, 70% of the members swim. We randomly survey 30 members. How many are expected to not swim?";
    expect(answer(text)).toBe("9");
  });

  it.each([
    [
      "Two out of every five riders pay by card. Samples of 60 riders are taken. What is the expected value of the sampling distribution of sample proportions?",
      "0.4",
    ],
    [
      "There are three yes answers for each no answer in a poll. Samples of 75 answers are taken. What is the expected value of the sampling distribution of sample proportions for yes answers?",
      "0.75",
    ],
    [
      "A test has eight questions, each with five possible answers. A student guesses on every question. How many right answers are expected?",
      "1.6",
    ],
  ])("is told in other words: %s", (text, found) => expect(answer(text)).toBe(found));

  it("told in percent is no number of those who were asked", () => {
    const text =
      "According to a poll of 400 people, 50 percent support a new road. Construct a 95 percent confidence interval for the population proportion.";
    expect(answer(text)).toBe("(0.4510, 0.5490)");
  });

  it("of odds that the question does not name is not known", () => {
    const text =
      "There are three yes answers for each no answer in a poll. Samples of 75 answers are taken. What is the expected value of the sampling distribution of sample proportions?";
    expect(answer(text)).toBe("unsupported");
  });
});

describe("values with the shares of the time in which they come", () => {
  const told =
    "A ferry makes four trips 25% of the time, three trips 50% of the time and no trips 25% of the time.";
  it.each([
    ["On average, how many trips does it make?", "2.5"],
    ["What is the probability that it makes at least three trips?", "0.75"],
    ["Find the variance of the number of trips.", "2.25"],
  ])("are a distribution: %s", (question, found) => expect(answer(`${told} ${question}`)).toBe(found));

  it("are all there is, or none", () => {
    const open = "A ferry makes four trips 25% of the time and three trips 50% of the time.";
    expect(answer(`${open} On average, how many trips does it make?`)).toBe("unsupported");
  });

  it("are told by how many have them", () => {
    const rows =
      "Ten players were asked how many hats they own. Three own no hats, five own one hat, and two own four hats.";
    expect(answer(`${rows} What is the mean number of hats?`)).toBe("1.3");
    expect(answer(`${rows.replace("five", "six")} What is the mean number of hats?`)).toBe("unsupported");
  });
});

describe("a part of a whole", () => {
  const told =
    "A choir has 40 singers, of whom 16 are altos. 10 of the singers are basses. The rest are sopranos.";
  it.each([
    ["What is the probability that a singer is a soprano?", "7/20"],
    ["What is the probability that a singer is not a bass?", "3/4"],
    ["What percent of the singers are altos?", "40%"],
  ])("is the one that is named: %s", (question, found) => expect(answer(`${told} ${question}`)).toBe(found));

  it.each([
    "What is the probability that a singer is a tenor?",
    "What is the probability that a singer is an alto or a bass?",
    "What is the probability that both singers are altos?",
  ])("is left alone where the words do not say which: %s", (question) =>
    expect(answer(`${told} ${question}`)).toBe("unsupported"),
  );

  it.each([
    "A bag holds 12 red beads, 4 blue beads and 9 green beads. What percent of the beads are green?",
    "A yard has 13 red bikes, 5 blue bikes, and 7 green bikes. What is the probability that a bike is green?",
  ])("is no kind beside others: %s", (text) => {
    const found = answer(text);
    expect(["unsupported", "36%", "7/25"]).toContain(found);
  });

  it("is all but what is told", () => {
    expect(
      answer("The pass rate is 0.8. What is the probability that a randomly chosen driver does not pass?"),
    ).toBe("1/5");
    expect(
      answer(
        "A poll found that 37% of the people approve of the plan. Everyone polled said either approve or disapprove. What proportion disapproved?",
      ),
    ).toBe("63/100");
  });
});

describe("one choice after the other", () => {
  it.each([
    [
      "A shop offers 3 kinds of bread, 5 kinds of cheese and 2 kinds of ham. How many different sandwiches are possible with one of each?",
      "30",
    ],
    [
      "Lou is choosing a book from 6 French books and 5 German books. What is the total number of choices?",
      "11",
    ],
    ["Seven dogs enter a show. In how many ways can first, second and third prizes be given?", "210"],
    ["How many 4-digit PIN codes can be made if digits may be repeated?", "10000"],
    ["How many 3-letter codes can be made if letters cannot be repeated?", "15600"],
    ["Find the distinct number of arrangements of the letters in the word LEVEL.", "30"],
  ])("leaves as many for the next: %s", (text, found) => expect(answer(text)).toBe(found));

  it.each([
    "How many 4-digit PIN codes can be made?",
    "How many 4-digit PIN codes can be made if digits may be repeated and the first digit is even?",
    "Lou has 6 French books and 5 German books. How many different books can he read?",
  ])("is left alone where it is restricted, or not said: %s", (text) =>
    expect(answer(text)).toBe("unsupported"),
  );
});

describe("a size, a distance and a sum of samples", () => {
  it.each([
    [
      "A population has a standard deviation of 30. What size samples give a standard deviation of 5 for the sample means?",
      "36",
    ],
    [
      "A lamp's life decays with parameter 0.05, measured in years. On average, how long would you expect four lamps to last, if they are used one after another?",
      "80",
    ],
    [
      "The mean of a test is 60 and its standard deviation is 8. A student scored 76. How many standard deviations above the mean is the score?",
      "2",
    ],
    [
      "The average number of typing errors on a page is 2. What is the probability that a page has no errors?",
      "0.1353",
    ],
    [
      "On average, a desk gets eight calls every 20 minutes. What is the probability that it gets exactly three calls in the next 5 minutes?",
      "0.1804",
    ],
    [
      "A team of 3 is chosen at random. The club consists of 6 women and 4 men. What is the probability that the team has exactly two men?",
      "0.3",
    ],
  ])("is worked out: %s", (text, found) => expect(answer(text)).toBe(found));
});

describe("two events told in sentences", () => {
  it.each([
    [
      "The probability that it snows is 0.2. The probability that it is windy is 0.5. The probability that it snows and is windy is 0.1. What is the probability that it snows or is windy?",
      "0.6",
    ],
    [
      "Sixty percent of the shops sell tea, and 30% of those sell cake. What is the probability that a shop sells both tea and cake?",
      "9/50",
    ],
  ])("are put together: %s", (text, found) => expect(answer(text)).toBe(found));
});
