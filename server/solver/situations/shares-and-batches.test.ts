import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { solveSituation } from "./situation";

const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 23, numRuns: drawn(20) });
const answerTo = (text: string): string => {
  const solved = solveSituation(text);
  if ("unread" in solved) return "unread";
  const { n, d } = solved.answer.value;
  return d === 1n ? `${n}` : `${n}/${d}`;
};
const few = fc.integer({ min: 2, max: 9 });
const many = fc.integer({ min: 10, max: 60 });
const names = fc.constantFrom(["Ann", "Ben"], ["Olga", "Ivan"], ["Kate", "Leo"]);

describe("a share of a whole that is told later", () => {
  const tenths = fc.integer({ min: 1, max: 9 });

  it("is of all of them, whether they or a part of them are counted", () => {
    check(
      fc.property(tenths, few, (share, k) => {
        const told = `${10 * share}% of the students are girls.`;
        const [girls, boys] = [share * k, (10 - share) * k];
        expect(answerTo(`${told} There are ${10 * k} students. How many girls are there?`)).toBe(`${girls}`);
        expect(answerTo(`${told} There are ${girls} girls. How many students are there?`)).toBe(`${10 * k}`);
        expect(answerTo(`${told} There are ${boys} boys. How many girls are there?`)).toBe(`${girls}`);
        expect(answerTo(`${told} The number of boys is ${boys}. How many students are there?`)).toBe(
          `${10 * k}`,
        );
      }),
    );
  });

  it("is not told by some of a part, by those elsewhere or by others", () => {
    check(
      fc.property(tenths, many, (share, count) => {
        for (const other of [
          `${count} girls wear glasses.`,
          `There are ${count} girls in the choir.`,
          `There were ${count} girls last year.`,
          `There are ${count} teachers.`,
          `There are ${count} girls and 5 dogs.`,
        ])
          expect(
            answerTo(`${10 * share}% of the students are girls. ${other} How many students are there?`),
          ).toBe("unread");
      }),
    );
  });
});

describe("groups of one kind that hold different amounts", () => {
  it("are told apart", () => {
    check(
      fc.property(few, few, many, many, (a, b, m, n) => {
        for (const told of [
          `Ann has ${a} books of ${m} stamps and ${b} books of ${n} stamps.`,
          `Ann has ${a} books with ${m} stamps in each book and ${b} books with ${n} stamps in each book.`,
        ]) {
          expect(answerTo(`${told} How many stamps does Ann have?`)).toBe(`${a * m + b * n}`);
          expect(answerTo(`${told} She gives away 2 books. How many stamps does she have?`)).toBe("unread");
        }
      }),
    );
  });
});

describe("what one is by another", () => {
  it("is told by as much, by as long, and by the number of them", () => {
    check(
      fc.property(names, few, many, few, ([one, other], k, base, more) => {
        expect(
          answerTo(
            `${one} is ${k} times as tall as ${other}. ${other} is ${base} inches tall. How tall is ${one}?`,
          ),
        ).toBe(`${k * base}`);
        expect(
          answerTo(`${one} is older than ${other} by ${more} years. ${other} is ${base}. How old is ${one}?`),
        ).toBe(`${base + more}`);
        expect(
          answerTo(
            `${one} is younger than ${other} by ${more} years. ${one} is ${base}. How old is ${other}?`,
          ),
        ).toBe(`${base + more}`);
        const told = `The number of hens is ${more} more than ${k} times the number of ducks.`;
        expect(answerTo(`${told} There are ${base} ducks. How many hens are there?`)).toBe(
          `${k * base + more}`,
        );
        expect(
          answerTo(
            `${one} has ${more} more hens than ${k} times the number of ducks. If ${one} has ${base} ducks, how many hens does ${one} have?`,
          ),
        ).toBe(`${k * base + more}`);
      }),
    );
  });

  it("is not told by somebody else", () => {
    check(
      fc.property(names, few, many, ([one, other], k, base) => {
        const story = `${one} is ${k} times as tall as ${other}. Zoe is ${base} inches tall.`;
        expect(answerTo(`${story} How tall is ${one}?`)).toBe("unread");
        expect(
          answerTo(`${one} is older than ${other} by ${k} years. Zoe is ${base}. How old is ${one}?`),
        ).toBe("unread");
      }),
    );
  });
});

describe("notes, coins and parts that things have by nature", () => {
  it("count as what they are", () => {
    check(
      fc.property(few, few, (a, b) => {
        expect(
          answerTo(`Kim bought a hat for $${a}. She paid with ${b} $10 bills. How much change does she get?`),
        ).toBe(`${10 * b - a}`);
        expect(answerTo(`There are ${a} dogs and ${b} birds. How many legs do they have altogether?`)).toBe(
          `${4 * a + 2 * b}`,
        );
        expect(answerTo(`There are ${a} dogs and ${b} birds. How many legs do the dogs have?`)).toBe(
          "unread",
        );
        expect(answerTo(`There are ${a} dogs and ${b} chairs. How many legs are there?`)).toBe("unread");
      }),
    );
  });
});
