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

describe("frequencies told in clauses", () => {
  const told = (more = "two read four books") =>
    `Twenty people were asked how many books they read. Six people read one book; eight read two books; four read three books; ${more}.`;

  it("stand for the data they count", () => {
    expect(answer(`${told()} Find the median.`)).toBe("2");
    expect(answer(`${told()} Find the mean.`)).toBe("2.1");
  });

  it("must leave no value open and add up to what is told", () => {
    expect(answer(`${told("two read more than three books")} Find the median.`)).toBe("unsupported");
    expect(answer(`${told("three read four books")} Find the median.`)).toBe("unsupported");
  });
});

describe("a rate of return", () => {
  it.each([
    [5000, 8000, 6],
    [10000, 12000, 3],
    [9000, 7000, 4],
  ])("from %i to %i in %i years is the same percentage each year", (from, to, years) => {
    const text = `An investment goes ${to > from ? "up" : "down"} from $${from} to $${to} in ${years} years. What is the average rate of return?`;
    expect(Number.parseFloat(answer(text))).toBeCloseTo(((to / from) ** (1 / years) - 1) * 100, 2);
  });

  it("is not a number of people a year, nor compounded otherwise", () => {
    expect(
      answer(
        "The population of a town grows from 5,000 to 8,000 in six years. What is its average growth rate in people per year?",
      ),
    ).toBe("unsupported");
    expect(
      answer(
        "An investment grows from $3,000 to $5,000 in 4 years compounded monthly. What is the annual rate of return?",
      ),
    ).toBe("unsupported");
  });
});
