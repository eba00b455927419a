import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../expression/rational";
import { VERBS } from "../lexicon/verb-table";
import { verbForm } from "../lexicon/verbs";
import { solve } from "../solve";
import { solveSituation } from "./situation";

/** The answer to a story; null when it is not understood. */
function answer(text: string): number | null {
  const solved = solveSituation(text);
  return "unread" in solved ? null : toNumber(solved.answer.value);
}

const size = fc.integer({ min: 2, max: 40 });
const sizes = fc.tuple(size, size, size, size);
const name = fc.constantFrom("Ida", "Omar", "Nora", "Leo");
const settings = { seed: 27, numRuns: 20 };

/** Every verb of the lexicon in the past. */
const PASTS: readonly string[] = Object.values(VERBS)
  .flatMap((entries) => entries.split(" "))
  .flatMap((entry) => {
    const [base = "", past] = entry.replace("*", "").split(":");
    const regular = [`${base}ed`, `${base}d`, base.replace(/y$/, "ied"), `${base}${base.at(-1)}ed`];
    return past ?? regular.find((each) => verbForm(each)?.lemma === base) ?? [];
  });

describe("some of what is counted", () => {
  const STORIES: readonly (readonly [string, (verb: string) => string, number])[] = [
    [
      "people of a queue",
      (verb) => `16 people were in a queue. 9 of them ${verb} on the bus. How many people were still there?`,
      7,
    ],
    [
      "animals of a place",
      (verb) => `There were 16 ducks in a pond. 9 of them ${verb}. How many ducks are left in the pond?`,
      7,
    ],
    [
      "one's own things",
      (verb) => `Tom has 16 apples. He ${verb} 9 of them. How many apples does he have?`,
      7,
    ],
    ["things of another", (verb) => `Tom has 16 apples. Ann ${verb} 9 of them. How many has Tom left?`, 7],
    [
      "guests",
      (verb) => `16 boys were at a party. 9 of the boys ${verb} in. How many boys were at the party?`,
      7,
    ],
  ];

  it.each(STORIES)("is never more of it, whatever is done with it: %s", (_, story, left) => {
    const wrong = PASTS.filter((verb) => ![null, left].includes(answer(story(verb))));
    expect(wrong).toEqual([]);
  });

  it("is back where it had gone", () => {
    const gone = "There were 20 birds in a tree. 12 birds flew away.";
    expect(answer(`${gone} 5 of them came back. How many birds are in the tree now?`)).toBe(13);
  });
});

describe("groups with what they hold", () => {
  it("hold that, and not what other groups of the same name hold", () => {
    const joints = [
      [(k: number, what: string) => `of ${k} ${what}`],
      [(k: number, what: string) => `with ${k} ${what} each`],
      [(k: number, what: string) => `with ${k} ${what} in each`],
    ] as const;
    fc.assert(
      fc.property(name, sizes, fc.constantFrom(...joints), (who, [a, p, b, q], [held]) => {
        const told = `${who} has ${a} boxes ${held(p, "red pens")} and ${b} boxes ${held(q, "blue pens")}.`;
        expect([null, a * p + b * q], told).toContain(answer(`${told} How many pens does ${who} have?`));
        expect([null, a * p], told).toContain(answer(`${told} How many red pens does ${who} have?`));
        expect([null, a + b], told).toContain(answer(`${told} How many boxes does ${who} have?`));
      }),
      settings,
    );
    expect(
      answer("A shop has 6 boxes of 8 red pens and 4 boxes of 5 blue pens. How many pens are there?"),
    ).toBe(68);
  });

  it("count as many as something was done with, not as many as are left", () => {
    const acts = fc.constantFrom(
      ["sold", "sell"],
      ["lost", "lose"],
      ["used", "use"],
      ["threw away", "throw away"],
    );
    fc.assert(
      fc.property(name, sizes, acts, (who, [a, b, held], [did, act]) => {
        const [all, some] = [a + b, b];
        const told = `${who} has ${all} boxes of ${held} pens. ${who} ${did} ${some} boxes.`;
        expect([null, some * held], told).toContain(answer(`${told} How many pens did ${who} ${act}?`));
      }),
      settings,
    );
    expect(answer("Leo had 9 boxes of 12 pens. Leo sold 4 boxes. How many pens did Leo sell?")).toBe(48);
  });

  it("may be told of each of so many", () => {
    fc.assert(
      fc.property(size, size, (many, each) => {
        expect(answer(`Each of the ${many} tables has ${each} chairs. How many chairs are there?`)).toBe(
          many * each,
        );
        expect(answer(`${many} boys each bought ${each} pens. How many pens did they buy?`)).toBe(
          many * each,
        );
        expect(answer(`${many} boys bought ${each} pens each. How many pens did they buy?`)).toBe(
          many * each,
        );
      }),
      settings,
    );
    expect(
      answer("Leo has 20 cards. Each of his 5 friends gave him 3 cards. How many cards has Leo?"),
    ).toBeNull();
  });

  it("are not divided by where so much is told of each of them", () => {
    const text = "A shop had 20 crates with 40 pears each. It sold 5 crates. How many pears did it sell?";
    expect(solve(text).answer).toBe("200 pears");
  });
});

describe("so much a day for so long", () => {
  it("is that much in all, and never so much less a day", () => {
    const acts = fc.constantFrom(
      ["runs", "run", "miles"],
      ["reads", "read", "pages"],
      ["drinks", "drink", "cups"],
    );
    fc.assert(
      fc.property(name, size, size, acts, (who, each, days, [does, act, what]) => {
        const told = `${who} ${does} ${each} ${what} a day for ${days} days.`;
        expect([null, each * days], told).toContain(answer(`${told} How many ${what} does ${who} ${act}?`));
        const perDay = solve(`${told} How many ${what} does ${who} ${act} per day?`);
        if (perDay.status === "solved") expect(perDay.answer, told).toBe(`${each} ${what}`);
      }),
      settings,
    );
    expect(answer("Ida runs 4 miles a day for 2 weeks. How many miles does Ida run?")).toBe(56);
  });
});

describe("what can be done", () => {
  it("is not what there was before some was spoilt", () => {
    expect(answer("There are 32 chairs. 5 chairs are broken. How many chairs can be used?")).toBeNull();
  });
});

describe("a story told in another order, or in fewer words", () => {
  it.each([
    ["Leo has 15 cows and twice as many sheep. How many animals does he have altogether?", 45],
    ["In a garden there are 18 roses and half as many tulips. How many tulips are there?", 9],
    ["Leo spent $18 on a book and $7 on a pen. He had $40. How much money does he have left?", 15],
    ["Leo ate 18 nuts. Then he had 40 nuts. How many nuts are left?", null],
    [
      "After giving 12 sweets to Ivy and 9 to Rob, Eva had 14 sweets left. How many did she have at first?",
      35,
    ],
    ["A works made 1,250 toys in May and 1,475 toys in June. How many toys did it make?", 2725],
    ["A baker made 48 rolls in the morning and 37 in the evening. How many rolls did he make that day?", 85],
    ["A baker made 48 rolls on Monday and 37 on Tuesday. How many rolls did he make that day?", null],
    ["There were 63 cars in the lot. 28 more cars came and 35 left. How many cars were in the lot then?", 56],
    ["There were 63 cars in the lot. Then 28 more cars had come. How many cars were in the lot?", 91],
    ["There were 45 boys at a party. 18 went home early. How many boys were left at the party?", 27],
    ["Ida picked 37 pears and Omar picked 28. They ate 15 of them. How many pears are left?", 50],
    [
      "Leo collected 84 eggs. 7 eggs broke. He packed the rest in boxes of 11. How many boxes did he fill?",
      7,
    ],
    ["A pizza was cut into 8 slices. 3 friends ate 2 slices each. How many slices are left?", 2],
    ["Ida bought 3 books. Each book cost $8. She paid with a $50 bill. How much change did she get?", 26],
    ["Ida spent $3 on bread and $5 on tea. She paid with a $20 bill. What was the total cost?", 8],
    ["Ida spent $28 on shoes and half of the remaining money on a hat. How much did the hat cost?", null],
    [
      "Ida had $75. She spent $28 on shoes and half of the remaining money on a hat. How much did the hat cost?",
      23.5,
    ],
    [
      "There were 19 kites in the sky. 7 kites fell down and 4 more went up. How many kites are in the sky?",
      null,
    ],
    ["Omar planted 125 seeds. 98 of them sprouted. How many seeds did not sprout?", 27],
    ["Ida has $30. She buys a shirt for $20 and uses a $5 coupon. How much money does she have left?", null],
    ["Ida bought 2 hats at $9 each. She used a $4 coupon. How much did she spend?", null],
    ["Ida received a $50 bill from the plumber. She had $80. How much money does she have left?", null],
    ["Ida read 1/3 of a 90-page book. How many pages does she still have to read?", 60],
  ])("%s", (text, key) => {
    expect(answer(text)).toBe(key);
  });
});
