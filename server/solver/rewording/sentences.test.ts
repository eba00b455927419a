import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withCountedThing } from "./ellipsis";
import { withoutRunOn } from "./run-on";
import { withNamedResult } from "./sums";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

describe("a question that is run on", () => {
  it.each([
    ["6 pens cost $3 how much do 9 pens cost", "6 pens cost $3. how much do 9 pens cost?"],
    ["if 6 pens cost $3 how much do 9 pens cost", "if 6 pens cost $3, how much do 9 pens cost?"],
    ["price went up from $4 to $5, what is the change?", "price went up from $4 to $5. what is the change?"],
    ["the sum of two numbers is 9 find the numbers", "the sum of two numbers is 9. find the numbers?"],
  ])("is a sentence of its own: %s", (text, parted) => {
    expect(withoutRunOn(text)).toBe(parted);
  });

  it.each([
    "I know how much 6 pens cost",
    "the constructor of 5 and x is not guessed",
    "how many pens are there",
    "By how much is 9 more than 4?",
    "He has 4 pens. How many pens are left?",
    "what is 3 + 4 and what is 5 + 6 and what is 7",
  ])("is none: %s", (text) => {
    expect(withoutRunOn(text)).toBeNull();
  });

  it("has the answer of the sentences", () => {
    for (const [count, price, wanted] of [
      [6, 3, 9],
      [5, 10, 12],
      [4, 7, 10],
    ]) {
      const book = answer(`${count} pens cost $${price}. How much do ${wanted} pens cost?`);
      expect(book).not.toBe("unsupported");
      for (const text of [
        `${count} pens cost $${price} how much do ${wanted} pens cost`,
        `if ${count} pens cost $${price} how much do ${wanted} cost`,
        `${count} pens cost $${price} how much for ${wanted}`,
        `${count} pens cost $${price} how much for ${wanted} pens`,
      ])
        expect(answer(text)).toBe(book);
    }
  });

  it("changes with every number of it, and is refused with what is not understood", () => {
    const typed = "5 pens cost $10 how much for 12";
    expect(answer(typed)).toBe("\\$24");
    for (const changed of ["6 pens cost $10 how much for 12", "5 pens cost $15 how much for 12"])
      expect(answer(changed)).not.toBe("\\$24");
    for (const changed of [
      "5 pens do not cost $10 how much for 12",
      "5 pens cost at least $10 how much for 12",
      "5 pens cost $10 and 3 caps cost $9 how much for 12",
      "5 pens cost $10 how much for more than 12",
    ])
      expect(answer(changed)).toBe("unsupported");
  });
});

describe("a thing that is left out", () => {
  it("is the only one that was counted", () => {
    expect(withCountedThing("5 pens cost $10. how much do 12 cost?")).toBe(
      "5 pens cost $10. how much do 12 pens cost?",
    );
    expect(withCountedThing("5 pens cost $10. how much for 12?")).toBe(
      "5 pens cost $10. how much do 12 pens cost?",
    );
    expect(withCountedThing("5 pens and 3 caps cost $10. how much do 12 cost?")).toBeNull();
    expect(withCountedThing("5 pens cost $10. how much do 12 pens cost?")).toBeNull();
  });
});

describe("numbers that add up", () => {
  it("are told by their sum", () => {
    expect(withNamedResult("our ages add up to 48")).toBe("the sum of our ages is 48");
    expect(withNamedResult("two numbers sum to 9")).toBe("the sum of two numbers is 9. Find the numbers.");
    expect(withNamedResult("they do not add up to")).toBeNull();
  });

  it("are found as where books ask for them", () => {
    for (const [count, word] of [
      [2, "two"],
      [3, "three"],
      [4, "four"],
    ] as const)
      for (const kind of ["", "even ", "odd "])
        for (const first of [4, 7, 12, 15]) {
          const step = kind === "" ? 1 : 2;
          const total = count * first + (step * count * (count - 1)) / 2;
          const book = answer(
            `The sum of ${word} consecutive ${kind}integers is ${total}. Find the integers.`,
          );
          for (const said of ["add up to", "sum to", "have a sum of"])
            for (const asked of ["", " what are they", ". find them"])
              expect(answer(`${word} consecutive ${kind}integers ${said} ${total}${asked}`)).toBe(book);
        }
  });

  it("are none where nothing has that sum, or it is only bounded or denied", () => {
    for (const text of [
      "four consecutive even integers add up to 94",
      "three consecutive integers add up to at least 72",
      "three consecutive integers do not add up to 72",
      "three consecutive integers add up to 72 or 75",
    ])
      expect(answer(text)).toBe("unsupported");
  });

  it("are told in terms of one another", () => {
    for (const [sum, more] of [
      [40, 8],
      [31, 5],
      [100, 2],
    ] as const)
      expect(answer(`two numbers add up to ${sum} and one is ${more} more than the other`)).toBe(
        `${(sum + more) / 2},\\ ${(sum - more) / 2}`,
      );
  });
});

describe("the dimensions of a rectangle", () => {
  it("are its length and width", () => {
    for (const [width, times, more] of [
      [5, 3, 4],
      [8, 2, 3],
      [6, 2, 1],
    ] as const) {
      const length = times * width + more;
      const told = `the length of a rectangle is ${more} more than ${times} times the width and the perimeter is ${2 * (length + width)}.`;
      expect(answer(`${told} find the dimensions`)).toBe(
        `\\text{length} = ${length},\\ \\text{width} = ${width}`,
      );
      expect(
        answer(told.replace("more", "less")) + answer(`${told.replace("more", "less")} find the dimensions`),
      ).not.toContain(`\\text{length} = ${length},`);
    }
  });
});

describe("coins of two kinds", () => {
  it("are found by their number and their worth", () => {
    for (const [dimes, quarters] of [
      [11, 12],
      [3, 20],
      [14, 5],
    ] as const) {
      const [count, worth] = [dimes + quarters, ((10 * dimes + 25 * quarters) / 100).toFixed(2)];
      for (const text of [
        `i have ${count} coins dimes and quarters worth $${worth} how many of each`,
        `a jar has ${count} coins, dimes and quarters, worth $${worth}. how many of each`,
        `A jar has ${count} coins in dimes and quarters. The total value is $${worth}. How many of each coin are there?`,
      ])
        expect(answer(text)).toBe(`${dimes}\\text{ dimes},\\ ${quarters}\\text{ quarters}`);
      expect(answer(`a jar has ${count} coins dimes and quarters its $${worth} total how many dimes`)).toBe(
        `${dimes}\\text{ dimes}`,
      );
    }
  });

  it("are not found where no numbers of them fit, or something more is said", () => {
    for (const text of [
      "i have 23 coins dimes and quarters worth $4.12 how many of each",
      "i have 23 coins dimes and quarters worth at least $4.10 how many of each",
      "i have at least 23 coins dimes and quarters worth $4.10 how many of each",
      "i do not have 23 coins dimes and quarters worth $4.10 how many of each",
      "i have 23 coins dimes and quarters how many of each",
      "i have 23 coins dimes and quarters and stamps worth $4.10 how many of each",
    ])
      expect(["unsupported", "no-solution"]).toContain(answer(text));
  });
});

describe("work that is shared", () => {
  it("takes as much less time as there are more to do it", () => {
    for (const [some, days, others] of [
      [4, 9, 6],
      [5, 12, 3],
      [2, 15, 10],
    ] as const)
      for (const text of [
        `if ${some} painters paint a house in ${days} days how long for ${others} painters`,
        `${some} painters paint a house in ${days} days. How long will it take ${others} painters?`,
      ])
        expect(answer(text)).toBe(`${(some * days) / others}\\text{ days}`);
  });

  it("is refused where it is other work, other people or only a bound", () => {
    for (const text of [
      "4 painters paint a house in 9 days. How long do 6 painters take to paint 2 houses?",
      "4 painters paint a house in 9 days. How long do 6 painters take to paint a fence?",
      "4 painters paint a house in 9 days. How long for 6 painters to paint a bigger house?",
      "4 painters paint a house in 9 days. How long if 2 more painters help?",
      "4 painters paint a house in at least 9 days. How long for 6 painters?",
      "4 painters do not paint a house in 9 days. How long for 6 painters?",
      "3 workers dig 6 holes in 2 hours. How long for 5 workers?",
    ])
      expect(answer(text)).toBe("unsupported");
  });
});

describe("one rate told and asked of again", () => {
  it("is kept", () => {
    expect(answer("A machine makes 12 parts in 3 hours. How long does it take for 20 parts?")).toBe(
      "5\\text{ hours}",
    );
  });
});
